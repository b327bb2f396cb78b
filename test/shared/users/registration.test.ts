import { describe, expect, it } from 'vitest';
import { readRegistration } from '#shared/users/registration.ts';
import { refusalOf } from '#test/shared/refusal-of.ts';

const person = { name: 'Keiko Tanaka', email: 'keiko@example.com', password: 'abc' };

describe('a registration', () => {
  it.each(["Sinéad O'Connor", 'Dr. Jürgen Groß-Müller', '田中 恵子', 'J.R.R. Tolkien', 'Nordlicht & Co. KG'])(
    '%s is a name',
    (name) => {
      expect(readRegistration({ ...person, name }, 'account').name).toBe(name);
    },
  );

  it.each(['www.prize.example', 'prize.example/win', 'a@b.example', '<b>Keiko</b>', 'Keiko\u0000'])(
    '%j is none',
    (name) => {
      expect(refusalOf(() => readRegistration({ ...person, name }, 'account')).fields).toMatchObject({
        name: { code: 'invalid' },
      });
    },
  );

  it('has a name and a password of a length that makes sense', () => {
    const endless = { ...person, name: 'K'.repeat(121), password: 'p'.repeat(201) };
    expect(refusalOf(() => readRegistration(endless, 'account')).fields).toMatchObject({
      name: { code: 'too_long' },
      password: { code: 'too_long' },
    });
  });

  it('keeps the spaces of a password', () => {
    expect(readRegistration({ ...person, password: ' a ' }, 'account').password).toBe(' a ');
  });
});
