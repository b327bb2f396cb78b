import { describe, expect, it } from 'vitest';
import type { BookingErrorCode } from '#shared/orders/booking-errors.ts';
import { isEmail, type PersonalInput, personalProblems } from '#shared/orders/personal-rules.ts';
import { aPersonalInput } from '#test/support/builders/booking-input.ts';

const codesFor = (input: Partial<PersonalInput>): BookingErrorCode[] =>
  personalProblems(aPersonalInput(input)).map(({ code }) => code);

describe('step 3, personal details', () => {
  it('asks for everything at once, in the order of the screen', () => {
    expect(personalProblems({})).toEqual([
      { field: 'name', code: 'name.empty' },
      { field: 'address1', code: 'address.empty' },
      { field: 'zip', code: 'zip.empty' },
      { field: 'city', code: 'city.empty' },
      { field: 'country', code: 'country.empty' },
      { field: 'email', code: 'email.empty' },
    ]);
  });

  it.each([undefined, null, ''])('asks for no second address line and no phone number (%j)', (nothing) => {
    expect(codesFor({ address2: nothing, phone: nothing })).toEqual([]);
  });

  it.each([
    { agb_privacy: true, said: 'ticked', problems: [] },
    { agb_privacy: false, said: 'left open', problems: ['agb_privacy'] },
    { agb_privacy: undefined, said: 'not part of the call', problems: [] },
  ])('with the box for terms and privacy $said has the problems $problems', ({ agb_privacy, problems }) => {
    expect(codesFor({ agb_privacy })).toEqual(problems);
  });
});

describe.each([
  ['name', 'name.invalid'],
  ['address1', 'address.invalid'],
  ['address2', 'address.invalid'],
  ['zip', 'zip.invalid'],
  ['city', 'city.invalid'],
  ['country', 'country.invalid'],
] as const)('the field %s', (field, code) => {
  it.each([
    'Äpfelöhn-Ünsal',
    'Straße 7',
    'José Núñez',
    'Bjørn Ångström',
    'Владимир Жуков',
    'Ἑλλάς',
    '山田太郎',
    'محمد',
    'Jose\u0301',
    "O'Neill",
    'O’Neill',
    'Müller & Söhne (GmbH)',
    'c/o Weiß, 2. Stock + Hof',
    '60547',
  ])('accepts %s', (text) => {
    expect(codesFor({ [field]: text })).toEqual([]);
  });

  it.each([
    '<script>',
    'a > b',
    'a\nb',
    'a\r\nb',
    'a\tb',
    'a\u0000b',
    'a\u0007b',
    'a\u0085b',
    'a\u2028b',
    'a\u202eb',
    'a=b',
    'a;b',
    '"a"',
    'a@b',
    'a_b',
    '[NAME]',
    '{{a}}',
    '🙂',
  ])('refuses %j', (text) => {
    expect(codesFor({ [field]: text })).toEqual([code]);
  });

  it('holds 120 characters and no more, outer spaces not counted', () => {
    expect(codesFor({ [field]: `  ${'a'.repeat(120)}  ` })).toEqual([]);
    expect(codesFor({ [field]: 'a'.repeat(121) })).toEqual([code]);
  });
});

describe('the phone number', () => {
  it.each(['+49 69 90009-120', '(069) 90009/120', '069.90009', '1'.repeat(40)])('may be %s', (phone) => {
    expect(codesFor({ phone })).toEqual([]);
  });

  it.each(['0800 CALL', '1;2', '1\n2', '<1>', '1'.repeat(41)])('may not be %j', (phone) => {
    expect(codesFor({ phone })).toEqual(['phone.invalid']);
  });
});

describe('the email address', () => {
  it.each([
    'name@example.com',
    'first.last+tag@sub.example.co.uk',
    "o'neill@example.com",
    'jörg@müller.example',
    '  name@example.com  ',
  ])('may be %j', (email) => {
    expect(codesFor({ email })).toEqual([]);
  });

  it.each([
    ['name@example', 'has no dot'],
    ['name.example.com', 'has no @'],
    ['@example.com', 'has nobody'],
    ['name@', 'has no domain'],
    ['name@.com', 'has an empty domain'],
    ['name@example.', 'ends in a dot'],
    ['a@b@example.com', 'has two @'],
    ['na me@example.com', 'has a space'],
    ['Name <name@example.com>', 'is a whole header'],
    ['a@example.com,b@example.com', 'is a list'],
    ['a@example.com;b@example.com', 'is a list with semicolons'],
    ['"a"@example.com', 'is quoted'],
  ])('may not be %j, which %s', (email) => {
    expect(codesFor({ email })).toEqual(['email.invalid']);
  });

  it.each(['\r', '\n', '\r\n', '\u0085', '\u2028', '\u2029', '\v', '\f', '\u0000'])(
    'may not carry %j, in whatever part: no header is added to a mail',
    (sign) => {
      expect(codesFor({ email: `a${sign}b@example.com` })).toEqual(['email.invalid']);
      expect(codesFor({ email: `a@exa${sign}mple.com` })).toEqual(['email.invalid']);
      expect(codesFor({ email: `a@example.com${sign}Bcc:b@example.com` })).toEqual(['email.invalid']);
      expect(codesFor({ email: `a@example.co${sign}m` })).toEqual(['email.invalid']);
    },
  );

  it('has at most 254 characters', () => {
    const domain = '@example.com';
    expect(isEmail('a'.repeat(254 - domain.length) + domain)).toBe(true);
    expect(isEmail('a'.repeat(255 - domain.length) + domain)).toBe(false);
  });
});
