import * as z from 'zod/mini';
import type { Place } from '#shared/catalogue/location.ts';
import type { Job } from '#shared/jobs/job.ts';

const title = z.object({ en: z.string(), de: z.string() });

/** Where a job begins and ends, in the languages of the office. */
export const jobTitles = { from_title: title, to_title: title } as const;

/** What a place is called. */
export type NamedPlace = Pick<Place, '_id' | 'title'>;

type Ends = Pick<Job, 'from_id' | 'to_id' | 'from_text' | 'to_text'>;

/**
 * Begin and end of a job in both languages, where it has the name of a place that is offered. What was typed instead
 * stays as it was typed, and so does the name of a place that has been renamed since.
 */
export const titlesOfJob = (job: Ends, places: readonly NamedPlace[]) => {
  const titleOf = (id: string, text: string): z.infer<typeof title> => {
    const place = places.find(({ _id, title: { en } }) => _id === id && en === text);
    return { en: text, de: place?.title.de ?? text };
  };
  return { from_title: titleOf(job.from_id, job.from_text), to_title: titleOf(job.to_id, job.to_text) };
};
