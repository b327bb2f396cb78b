import { mutate } from 'swr';
import { forgetKept } from '#web/common/kept-data.ts';

/** Drops all that was read before, on this device too, and reads anew what is on screen. */
export const clearCache = async (): Promise<void> => {
  forgetKept(localStorage);
  await mutate(() => true);
};
