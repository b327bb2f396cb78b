import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupOfResult, isSuccess } from '#shared/payments/result-code.ts';

describe('what a result code of the card provider means', () => {
  it.each([
    ['000.000.000', 'success'],
    ['000.000.100', 'success'],
    ['000.100.105', 'success'],
    ['000.100.110', 'success'],
    ['000.100.112', 'success'],
    ['000.300.000', 'success'],
    ['000.600.000', 'success'],
    ['000.400.000', 'review'],
    ['000.400.010', 'review'],
    ['000.400.020', 'review'],
    ['000.400.040', 'review'],
    ['000.400.060', 'review'],
    ['000.400.090', 'review'],
    ['000.400.100', 'review'],
    ['000.200.000', 'pending'],
    ['000.200.100', 'pending'],
    ['800.400.500', 'pending'],
    ['800.400.501', 'pending'],
    ['100.400.500', 'pending'],
    ['900.100.100', 'communication'],
    ['900.100.300', 'communication'],
    ['900.200.100', 'communication'],
    ['900.300.600', 'communication'],
    ['900.400.100', 'communication'],
    ['000.400.030', 'communication'],
    ['000.100.200', 'chargeback'],
    ['000.100.203', 'chargeback'],
    ['000.100.299', 'chargeback'],
    ['700.400.100', 'workflow'],
    ['700.400.200', 'workflow'],
    ['700.400.300', 'workflow'],
    ['700.400.580', 'workflow'],
    ['700.300.300', 'workflow'],
    ['200.300.404', 'declined'],
    ['800.100.152', 'declined'],
    ['800.100.153', 'declined'],
    ['800.100.155', 'declined'],
    ['000.400.101', 'declined'],
    ['000.400.108', 'declined'],
    ['100.396.101', 'declined'],
    ['100.380.401', 'declined'],
    ['700.400.000', 'declined'],
    ['900.500.100', 'declined'],
    ['600.200.500', 'declined'],
    ['', 'declined'],
    ['x000.000.000', 'declined'],
  ])('%s: %s', (code, group) => {
    expect(groupOfResult(code)).toBe(group);
    expect(isSuccess(code)).toBe(group === 'success');
  });

  it('is a success exactly when it begins 000.000., 000.100.1, 000.3 or 000.6', () => {
    const isWanted = (code: string) =>
      ['000.000.', '000.100.1', '000.3', '000.6'].some((beginning) => code.startsWith(beginning));
    const digits = fc.integer({ min: 0, max: 999 }).map((number) => String(number).padStart(3, '0'));
    const anywhere = fc.tuple(digits, digits, digits);
    const near = fc.tuple(
      fc.constantFrom('000', '001', '100', '900'),
      fc.constantFrom('000', '100', '110', '200', '299', '300', '400', '500', '600', '700'),
      digits,
    );
    fc.assert(
      fc.property(fc.oneof(anywhere, near), (parts) => {
        const code = parts.join('.');
        expect(isSuccess(code)).toBe(isWanted(code));
      }),
    );
  });
});
