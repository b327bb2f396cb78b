import { describe, expect, it } from 'vitest';
import { isolated } from '#web/public/language/isolated.ts';

describe('values in a text', () => {
  it('keep their own direction in Arabic; numbers that choose a plural stay numbers', () => {
    expect(isolated({ phone: '+49 69 90009 120', count: 2 }, 'ar')).toEqual({
      phone: '\u2068+49 69 90009 120\u2069',
      count: 2,
    });
  });

  it('stay as they are in languages that run from left to right', () => {
    expect(isolated({ phone: '+49 69 90009 120' }, 'ja')).toEqual({ phone: '+49 69 90009 120' });
  });
});
