/** Calls a second, and how many of them may come at one moment. */
export type RateLimit = { readonly rate: number; readonly burst: number };

/**
 * Lets calls pass as API Gateway's stages do: a bucket of `burst` tokens that fills by `rate` a second.
 *
 * @returns asked with the milliseconds of a clock, whether a call may pass then
 */
export const createThrottle = ({ rate, burst }: RateLimit): ((now: number) => boolean) => {
  let tokens = burst;
  let last: number | undefined;
  return (now) => {
    tokens = Math.min(burst, tokens + ((now - (last ?? now)) / 1_000) * rate);
    last = now;
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  };
};
