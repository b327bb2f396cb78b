import { describe, expect, it } from 'vitest';
import { PASSWORD_MAX, passwordProblem } from '#shared/users/password-rules.ts';

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
