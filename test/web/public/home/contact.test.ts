import { describe, expect, it } from 'vitest';
import { en } from '#shared/texts/site-en.ts';
import { bodyOf, refusedText, requestProblems } from '#web/public/home/contact/contact.ts';
import type { TextOf } from '#web/public/language/texts.ts';

const t = ((key: keyof typeof en) => en[key]) as TextOf;
const FULL = {
  name: ' Keiko Tanaka ',
  email: ' keiko@example.com ',
  airport: 'FRA',
  request: ' A wheelchair, please. ',
  captcha: 'answer',
} as const;

describe('a contact request', () => {
  it('lists every missing field in the order of the screen', () => {
    const found = requestProblems({ name: ' ', email: '', airport: '', request: '', captcha: '' }, t);
    expect(found.map(({ field }) => field)).toEqual(['name', 'email', 'airport', 'request', 'captcha']);
    expect(found.map(({ text }) => text)).toContain('Please choose an airport.');
  });

  it('with everything in it is sent trimmed', () => {
    expect(requestProblems(FULL, t)).toEqual([]);
    expect(bodyOf(FULL)).toMatchObject({ name: 'Keiko Tanaka', request: 'A wheelchair, please.' });
  });

  it('needs an address that mail can be sent to', () => {
    expect(requestProblems({ ...FULL, email: 'keiko@example' }, t)).toEqual([
      { field: 'email', text: 'This is not a valid email address.' },
    ]);
  });

  it('has words of its own for a captcha that was refused, and leaves others to the server', () => {
    expect(refusedText(t)('captcha', 'used')).toContain('once more');
    expect(refusedText(t)('request', 'too_long')).toBeUndefined();
  });
});
