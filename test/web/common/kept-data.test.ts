import { beforeEach, describe, expect, it } from 'vitest';
import { KEPT_FOR_MS, readKept, writeKept } from '#web/common/kept-data.ts';

/** A storage as browsers have it: its entries are its own properties. */
const makeStorage = (): Storage => {
  const storage = {} as Record<string, string>;
  const define = (name: string, value: unknown) => Object.defineProperty(storage, name, { value });
  define('getItem', (key: string) => storage[key] ?? null);
  define('setItem', (key: string, value: string) => {
    storage[key] = value;
  });
  define('removeItem', (key: string) => {
    delete storage[key];
  });
  return storage as unknown as Storage;
};

describe('reference data kept in the browser', () => {
  let storage: Storage;
  beforeEach(() => {
    storage = makeStorage();
    writeKept(storage, 'prices', { version: 7, now: 1000, data: ['bag'] });
  });

  it('serve for two hours', () => {
    expect(readKept(storage, 'prices', 7, 1000 + KEPT_FOR_MS - 1)).toEqual(['bag']);
    expect(readKept(storage, 'prices', 7, 1000 + KEPT_FOR_MS)).toBeUndefined();
  });

  it('give way at once to an edited catalogue', () => {
    expect(readKept(storage, 'prices', 8, 1001)).toBeUndefined();
  });

  it('are cleaned up when data of a newer catalogue come', () => {
    writeKept(storage, 'airports', { version: 8, now: 2000, data: [] });
    expect(Object.keys(storage)).toEqual(['reference:airports']);
  });

  it('are not trusted when the clock was set back or the entry is damaged', () => {
    expect(readKept(storage, 'prices', 7, 999)).toBeUndefined();
    storage.setItem('reference:prices', '{');
    expect(readKept(storage, 'prices', 7, 1001)).toBeUndefined();
  });
});
