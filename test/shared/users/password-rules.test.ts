import { describe, expect, it } from 'vitest';
import { isCommonPassword } from '#shared/users/common-password.ts';
import { passwordError } from '#shared/users/password-error.ts';
import { PASSWORD_MAX, passwordProblem, passwordRuleOf } from '#shared/users/password-rules.ts';

describe('the two password rules stand side by side', () => {
  it.each([
    { rule: 'wizard', password: '', problem: 'empty' },
    { rule: 'wizard', password: 'abcde12', problem: 'too_short' },
    { rule: 'wizard', password: 'abcdef12', problem: undefined },
    { rule: 'wizard', password: 'abcdefg1', problem: 'not_enough_numbers' },
    { rule: 'wizard', password: 'abcdefgh', problem: 'not_enough_numbers' },
    { rule: 'wizard', password: '1abcdef2', problem: undefined },
    { rule: 'wizard', password: '12345678', problem: undefined },
    { rule: 'account', password: '', problem: 'empty' },
    { rule: 'account', password: 'ab', problem: 'too_short' },
    { rule: 'account', password: 'abc', problem: undefined },
    { rule: 'account', password: '   ', problem: undefined },
  ] as const)('$rule: "$password" has the problem $problem', ({ rule, password, problem }) => {
    expect(passwordProblem(password, rule)).toBe(problem);
  });

  it.each(['wizard', 'account'] as const)('%s: the confirmation must match', (rule) => {
    expect(passwordProblem('abcdef12', rule, 'abcdef12')).toBeUndefined();
    expect(passwordProblem('abcdef12', rule, 'abcdef13')).toBe('dont_match');
    expect(passwordProblem('abcdef12', rule, '')).toBe('dont_match');
  });

  it.each(['wizard', 'account'] as const)('%s: at most 200 characters', (rule) => {
    expect(passwordProblem('1'.repeat(PASSWORD_MAX), rule)).toBeUndefined();
    expect(passwordProblem('1'.repeat(PASSWORD_MAX + 1), rule)).toBe('too_long');
  });
});

describe('the passwords of the office', () => {
  it.each([
    ['webclient', 'account'],
    ['agency', 'office'],
    ['emp', 'office'],
    ['admin', 'office'],
  ] as const)('%s chooses by the rule "%s"', (role, rule) => {
    expect(passwordRuleOf(role)).toBe(rule);
  });

  it.each([
    ['abc', 'too_short'],
    ['Demo-2026', 'too_short'],
    ['Passwort2026!', 'too_common'],
    ['kestrel over Alster', undefined],
  ])('"%s" has the problem %s', (password, problem) => {
    expect(passwordError(password, 'office')?.code).toBe(problem);
  });

  it.each([
    '1234567890',
    '0987654321',
    '2026-11-29',
    'qwertzuiop',
    'qwertyuiop1',
    'aaaaaaaaaaaa',
    'abcabcabcabc',
    'Password123!',
    'P@ssw0rd2026',
    'Willkommen1!',
    'Frankfurt2026',
    'AirportAssist1',
    'iloveyou1234',
    'Sommer-2026!!',
  ])('"%s" is common', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each([
    'kestrel over Alster',
    'Dachshund-Klavier7',
    'x7Kp-qq2m-Wz9a',
    'пароль который длинный',
    '正しい馬の電池ホチキス',
    'password kestrel Alster',
  ])('"%s" is not', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });
});
