import { describe, expect, it } from 'vitest';
import { rangeOf, reportOf } from '#shared/invoices/series-report.ts';

const raise = { from: 10002, to: 10010, at: '2026-11-20T08:00:00.000Z', by: 'Miriam Vogt' };
const agency = { client_type: 'agency', suffix: '-A' } as const;

describe('the report of a number series', () => {
  it('is empty before the first number, and has no gap while every number has its document', () => {
    const begun = { ...agency, setting: 10000, raises: [], counter: undefined };
    expect(reportOf(begun, new Set())).toEqual({
      ...agency,
      first: 10001,
      last: 10000,
      issued: 0,
      missing: 0,
      gaps: [],
    });
    const report = reportOf({ ...begun, counter: 10002 }, new Set([10001, 10002]));
    expect(report).toMatchObject({ first: 10001, last: 10002, issued: 2, missing: 0, gaps: [] });
  });

  it('explains what the office has skipped by raising the last number: when, and who', () => {
    const series = { ...agency, setting: 10010, raises: [raise], counter: 10011 };
    expect(rangeOf(series)).toEqual({ first: 10003, last: 10011 });
    expect(reportOf(series, new Set([10011])).gaps).toEqual([
      { from: 10003, to: 10010, reason: 'raised', at: raise.at, by: 'Miriam Vogt' },
    ]);
  });

  it('counts what was issued before the last number was raised, and explains what was skipped after it alone', () => {
    const series = { ...agency, setting: 10000, raises: [raise], counter: 10012 };
    expect(rangeOf(series)).toEqual({ first: 10001, last: 10012 });
    const report = reportOf(series, new Set([10001, 10002, 10011, 10012]));
    expect(report).toMatchObject({ first: 10001, last: 10012, issued: 4, missing: 8 });
    expect(report.gaps).toEqual([
      { from: 10003, to: 10010, reason: 'raised', at: raise.at, by: 'Miriam Vogt' },
    ]);
  });

  it('leaves without a reason what nobody has skipped, and counts every missing number', () => {
    const first = { from: 10000, to: 10000, at: '2026-01-01T08:00:00.000Z', by: undefined };
    const series = { ...agency, setting: 10010, raises: [raise, first], counter: 10012 };
    expect(reportOf(series, new Set([10001, 10003, 10012]))).toMatchObject({
      first: 10001,
      missing: 9,
      gaps: [
        { from: 10002, to: 10002, reason: undefined },
        { from: 10004, to: 10010, reason: 'raised' },
        { from: 10011, to: 10011, reason: undefined },
      ],
    });
  });
});
