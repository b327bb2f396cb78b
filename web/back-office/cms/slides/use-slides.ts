import useSWR from 'swr';
import { call, ONCE } from '#web/back-office/cms/calls.ts';

/**
 * All slides as the office edits them, with the version of their set.
 * @param visit a form that begins with what is stored now, and keeps it until it is saved
 */
export const useSlideSet = (visit = '') =>
  useSWR(['cms', 'slides', visit], () => call('POST /api/slides/list', { body: { limit: 100 } }), {
    ...ONCE,
    revalidateIfStale: visit === '',
  });

/** Whether something that is kept is the set of slides. */
export const isSlideSet = (key: unknown): boolean =>
  Array.isArray(key) && key[0] === 'cms' && key[1] === 'slides';
