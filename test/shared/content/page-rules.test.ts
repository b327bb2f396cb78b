import { describe, expect, it } from 'vitest';
import {
  isSameContent,
  type PageContent,
  pageStatus,
  withoutBlankTexts,
} from '#shared/content/page-draft.ts';
import { draftProblems, publishProblems } from '#shared/content/page-rules.ts';

const TEXT = { title: 'A', subtitle: '', meta_title: 'B', meta_description: 'C', html: '<p>D</p>' };
const BLANK = { title: ' ', subtitle: '', meta_title: '', meta_description: '', html: '' };
const content = (texts: PageContent['texts'], background: string | null = null): PageContent => ({
  background,
  texts,
});

describe('the draft of a page', () => {
  it('is published when English and each language that it has are complete', () => {
    expect(publishProblems(content({ en: TEXT, de: BLANK, es: TEXT }))).toEqual({});
    expect(Object.keys(publishProblems(content({ de: TEXT })))).toEqual([
      ...['title', 'meta_title', 'meta_description', 'html'].map((field) => `texts.en.${field}`),
    ]);
    expect(publishProblems(content({ en: TEXT, es: { ...TEXT, html: ' ' } }))).toMatchObject({
      'texts.es.html': { code: 'empty' },
    });
  });

  it('is saved incomplete, but not too long', () => {
    expect(draftProblems(content({ de: { ...TEXT, html: '' } }))).toEqual({});
    expect(draftProblems(content({ de: { ...TEXT, html: 'x'.repeat(60_001) } }))).toMatchObject({
      'texts.de.html': { code: 'too_long' },
    });
  });

  it.each([
    ['/files/7-16x9.webp', []],
    ['/files/../secrets-1x1.png', ['background']],
    ['/share.png', ['background']],
    ['//evil.example/files/a-1x1.png', ['background']],
    ['https://evil.example/files/a-1x1.png', ['background']],
    ['/files/a-1x1.svg', ['background']],
  ])('shows %s behind its heading only when that is a picture of ours', (background, faulty) => {
    expect(Object.keys(draftProblems(content({}, background)))).toEqual(faulty);
  });

  it('drops languages that say nothing, and is the same whatever the order of what it says', () => {
    expect(withoutBlankTexts(content({ de: TEXT, es: BLANK }))).toEqual(content({ de: TEXT }));
    const [one, other] = [content({ en: TEXT, de: BLANK }), content({ de: BLANK, en: { ...TEXT } })];
    expect(isSameContent(one, other)).toBe(true);
    expect(pageStatus(one, content({ en: TEXT }))).toBe('changed');
    expect(pageStatus(content({ en: TEXT }), content({ en: TEXT }))).toBe('published');
  });
});
