import { describe, expect, it } from 'vitest';
import { pageSections } from '#web/public/content/page-sections.ts';

describe('the text of a content page', () => {
  it('is taken apart at its second-level headings, with their ids to link to', () => {
    const { intro, sections } = pageSections(
      '<p>Hello</p><h2 id="who">Who <em>we</em> are</h2><p>People</p><h3>More</h3><h2>What &amp; why&#33;</h2>',
    );
    expect(intro).toBe('<p>Hello</p>');
    expect(sections).toEqual([
      { id: 'who', title: 'Who we are', html: '<p>People</p><h3>More</h3>' },
      { id: 'part-2', title: 'What & why!', html: '' },
    ]);
  });

  it('without headings stands as it is', () => {
    expect(pageSections('<p>Only this</p>')).toEqual({ intro: '<p>Only this</p>', sections: [] });
  });
});
