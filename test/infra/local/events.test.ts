import { describe, expect, it } from 'vitest';
import { cronPattern } from '#infra/local/events/clock.ts';
import { compilePattern } from '#infra/local/events/event-pattern.ts';

describe('the filter of a stream', () => {
  const isNewMail = compilePattern({
    eventName: ['INSERT', 'MODIFY'],
    dynamodb: { Keys: { PK: { S: [{ prefix: 'OUTBOX#' }] } } },
  });
  const record = (eventName: string, PK: string) => ({ eventName, dynamodb: { Keys: { PK: { S: PK } } } });

  it('lets pass what matches in every field', () => {
    expect(isNewMail(record('INSERT', 'OUTBOX#1'))).toBe(true);
    expect(isNewMail(record('MODIFY', 'OUTBOX#1'))).toBe(true);
  });

  it.each([
    record('REMOVE', 'OUTBOX#1'),
    record('INSERT', 'ORDER#1'),
    { eventName: 'INSERT', dynamodb: {} },
    { eventName: 'INSERT' },
  ])('holds back %j', (other) => {
    expect(isNewMail(other)).toBe(false);
  });

  it.each([
    [[{ suffix: '.pdf' }], 'a.pdf', 'a.zip'],
    [[{ exists: true }], 'x', undefined],
    [[{ exists: false }], undefined, 'x'],
    [[{ 'anything-but': ['a', 'b'] }], 'c', 'b'],
    [[{ numeric: ['>', 1, '<=', 5] }], '5', '1'],
    [[null], null, 'null'],
    [[true, 'x'], true, false],
  ])('knows the rules %j', (rules, good, bad) => {
    const matches = compilePattern({ field: rules });
    expect([matches({ field: good }), matches({ field: bad })]).toEqual([true, false]);
  });

  it('refuses a rule it does not know', () => {
    expect(() => compilePattern({ field: [{ wildcard: '*' }] })).toThrow('wildcard');
  });
});

describe('the clock', () => {
  it.each([
    ['cron(0 6 1 * ? *)', '0 0 6 1 * * *'],
    ['cron(*/15 * * * ? *)', '0 */15 * * * * *'],
    ['cron(30 22 ? * 2-6 *)', '0 30 22 * * 1-5 *'],
    ['cron(0 8 ? * MON#1 2027)', '0 0 8 * * MON#1 2027'],
    ['cron(0 8 ? * 1,7 *)', '0 0 8 * * 0,6 *'],
  ])('reads %s', (expression, pattern) => {
    expect(cronPattern(expression)).toBe(pattern);
  });

  it('refuses what is no schedule', () => {
    expect(() => cronPattern('at(2027-01-01T00:00:00)')).toThrow('is no schedule');
  });
});
