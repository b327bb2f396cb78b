import { beforeAll, describe, expect, it } from 'vitest';
import { officeDe } from '#shared/texts/office-de.ts';
import { REFUSALS } from '#shared/texts/refusals.ts';
import { errorText } from '#web/back-office/components/error-text.ts';
import { bringGermanRefusals } from '#web/back-office/language/german-refusals.ts';
import type { Translate } from '#web/back-office/language/office-language.ts';
import { ApiError } from '#web/common/call-api.ts';

const texts: Readonly<Record<string, string>> = officeDe;
const t: Translate = (key) => texts[key] ?? key;
const inGerman = (answer: object): string => errorText(new ApiError(409, answer, ''), t, 'de').text;
const refusal = (key: string, values: Record<string, string | number> = {}) => ({
  code: 'refused_transition',
  message: 'No.',
  reason: { key, values },
});

describe('a refusal of the server', () => {
  beforeAll(bringGermanRefusals);

  it('is told in German with its reason, and with the words that the screen has for states and actions', () => {
    expect(
      inGerman(refusal('order.transition_paid', { status: 'cancelled', payment: 'done', action: 'refund' })),
    ).toBe('Die Bestellung ist storniert, die Zahlung bezahlt: „Erstatten“ ist nicht möglich.');
    expect(inGerman(refusal('payment.refund_late', { hours: 48 }))).toContain('bis 48 Stunden');
  });

  it('is told by its code where its reason is not known here', () => {
    expect(inGerman(refusal('jobs.on_the_moon'))).toBe(officeDe['office.error.code.refused_transition']);
    expect(inGerman({ code: 'not_found', message: 'No.' })).toBe(officeDe['office.error.code.not_found']);
  });

  it('has the same values in both languages, each in its own words where they differ', () => {
    const valuesIn = (text: string, language: string) =>
      [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name.replace(`_${language}`, '')).sort();
    for (const { en, de } of Object.values(REFUSALS)) expect(valuesIn(de, 'de')).toEqual(valuesIn(en, 'en'));
  });

  it('is told in English in the words of the server', () => {
    const error = new ApiError(409, refusal('order.sealed'), '');
    expect(errorText(error, t, 'en').text).toBe('No.');
  });
});
