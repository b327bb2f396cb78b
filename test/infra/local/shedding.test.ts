import { expect, it, onTestFinished, vi } from 'vitest';
import { createThrottle } from '#infra/local/gateway/throttle.ts';
import { createFunctionPool, TooManyCalls } from '#infra/local/workers/function-pool.ts';

it('the stage of the local API takes its burst, then as many calls a second as its rate', () => {
  const mayPass = createThrottle({ rate: 2, burst: 3 });
  const at = (milliseconds: number, times: number) =>
    Array.from({ length: times }, () => mayPass(milliseconds));
  expect(at(0, 4)).toEqual([true, true, true, false]);
  expect(at(500, 2)).toEqual([true, false]);
  expect(at(60_000, 4)).toEqual([true, true, true, false]);
});

it('calls beyond what can wait are refused at once, and later ones taken when the work is done', async () => {
  const open: (() => void)[] = [];
  const pool = createFunctionPool(() => ({
    run: (event) => new Promise((resolve) => open.push(() => resolve(event))),
    isAlive: () => true,
    isLoading: () => false,
    end: async () => undefined,
  }));
  const results = Array.from({ length: 300 }, (_, number) =>
    pool.invoke(number).catch((error: unknown) => error),
  );
  const refused = (await Promise.all(results.slice(-49))).filter((result) => result instanceof TooManyCalls);
  expect(refused).toHaveLength(49);
  while (open.length > 0) {
    open.pop()?.();
    await new Promise(setImmediate);
  }
  expect(await Promise.all(results.slice(0, 251))).toEqual(
    Array.from({ length: 251 }, (_, number) => number),
  );
  const later = pool.invoke('later');
  open.pop()?.();
  expect(await later).toBe('later');
});

it('calls of one moment wait for the worker that loads; one more comes when it is busy for long', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let isLoading = true;
  const begun: unknown[] = [];
  let started = 0;
  const pool = createFunctionPool(() => {
    started += 1;
    return {
      run: (event) => new Promise(() => begun.push(event)),
      isAlive: () => true,
      isLoading: () => isLoading,
      end: async () => undefined,
    };
  });
  for (const call of ['first', 'second']) void pool.invoke(call);
  vi.advanceTimersByTime(2_000);
  expect([started, begun]).toEqual([1, ['first']]);
  isLoading = false;
  vi.advanceTimersByTime(1_000);
  expect([started, begun]).toEqual([2, ['first', 'second']]);
});
