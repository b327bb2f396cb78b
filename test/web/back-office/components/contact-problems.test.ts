import { describe, expect, it } from 'vitest';
import { officeEn } from '#shared/texts/office-en.ts';
import { contactProblems, orderIdOf } from '#web/back-office/components/contact-client/contact-problems.ts';

const good = {
  order: 'F10001',
  to: 'keiko@example.com',
  cc: 'a@example.com, b@example.com',
  subject: 'Your service',
  message: 'Dear Ms Tanaka',
};
/** The texts under the fields of the English dialog. */
const textsOf = (changes: Partial<typeof good>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(contactProblems({ ...good, ...changes })).map(([field, key]) => [
      field,
      officeEn[key as 'office.brand'],
    ]),
  );

describe('a mail to a client', () => {
  it('needs a subject and a message', () => {
    expect(textsOf({ subject: ' ', message: '' })).toEqual({
      subject: 'Please enter Subject.',
      message: 'Please enter message.',
    });
  });

  it('may have copies, divided by commas, each to an address', () => {
    expect(textsOf({})).toEqual({});
    expect(textsOf({ cc: '' })).toEqual({});
  });

  it('says at the cc field which text is missing: an address, never the subject', () => {
    const text = 'Please fill this field with email address.';
    expect(textsOf({ cc: 'a@example.com, nobody' })).toEqual({ cc: text });
    expect(textsOf({ to: 'nobody' })).toEqual({ to: text });
  });

  it('goes to the client of the order when no other address is named', () => {
    expect(textsOf({ to: '' })).toEqual({});
  });

  it('takes the order by its number, with its letter or without', () => {
    expect(orderIdOf(' f10391 ')).toBe('10391');
    expect(orderIdOf('10391')).toBe('10391');
    expect(textsOf({ order: 'Tanaka' })).toEqual({ order: 'Please enter the number of an order.' });
  });
});
