import { describe, expect, it } from 'vitest';
import { titlesOfJob } from '#shared/jobs/job-titles.ts';
import { aCatalogue } from '#test/support/builders/catalogue.ts';
import { aJob } from '#test/support/builders/job.ts';

describe('Begin and end of a job', () => {
  const { places } = aCatalogue();
  const place = places.find(({ title }) => title.en !== title.de);

  it('are in both languages where they are places of the public offer', () => {
    const [en, de] = [place?.title.en ?? '', place?.title.de];
    const job = aJob({ from_id: place?._id ?? '', from_text: en });
    expect(titlesOfJob(job, places).from_title).toEqual({ en, de });
  });

  it.each([
    ['was typed without a place', { from_id: '', from_text: place?.title.en ?? '' }],
    ['was typed beside a place', { from_id: place?._id ?? '', from_text: 'Hall C, column 12' }],
  ])('stay as they are where a text %s', (_, ends) => {
    const { from_text } = ends;
    expect(titlesOfJob(aJob(ends), places).from_title).toEqual({ en: from_text, de: from_text });
  });
});
