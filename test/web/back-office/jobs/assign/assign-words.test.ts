import { describe, expect, it } from 'vitest';
import { officeDe } from '#shared/texts/office-de.ts';
import { officeEn } from '#shared/texts/office-en.ts';
import { assignAlert, refusedReason } from '#web/back-office/jobs/assign/assign-alerts.ts';
import { refusalText, warningText } from '#web/back-office/jobs/assign/assign-words.ts';
import type { OfficeLanguage, Translate } from '#web/back-office/language/office-language.ts';
import { ApiError } from '#web/common/call-api.ts';
import { createTexts } from '#web/common/i18n.ts';

const texts = { en: officeEn, de: officeDe } as const;
const job = { airport: 1, date: '2026-11-27' } as const;
const lateOther = { job_id: '10404-1', date: '2026-11-26', hours: 23, minutes: 5 };
const sameDay = { ...lateOther, date: '2026-11-27', hours: 14, minutes: 0 };

const translate = async (language: OfficeLanguage): Promise<Translate> => {
  const { t } = await createTexts(language, texts[language]);
  return (key, values) => t(key, values ?? {});
};

describe('why somebody cannot be put on a job', () => {
  it.each(['en', 'de'] as const)('has words for every reason, in %s', async (language) => {
    const t = await translate(language);
    const codes = ['sealed', 'already_assigned', 'not_qualified', 'other_airport', 'overlap'] as const;
    const told = codes.map((code) => refusalText({ code }, { t, language, job }));
    expect(told.filter((text) => text.includes('office.'))).toEqual([]);
    expect(new Set(told).size).toBe(codes.length);
  });

  it('names the job in the way by its number and time, and by its day when that is another one', async () => {
    const t = await translate('en');
    const words = { t, language: 'en', job } as const;
    expect(refusalText({ code: 'overlap', job: sameDay }, words)).toBe('Busy with F10404-1, 14:00');
    expect(refusalText({ code: 'overlap', job: lateOther }, words)).toBe(
      'Busy with F10404-1, 26 Nov 2026 at 23:05',
    );
  });

  it('is told in the words of the reader when the server refuses, and not made up for another failure', async () => {
    const t = await translate('de');
    const fields = { employee_id: { code: 'overlap', message: 'Is on 10404-1 at that time.' } };
    expect(refusedReason(new ApiError(403, { code: 'not_allowed', fields }, 'r'), t)).toBe(
      'Um diese Zeit im Einsatz.',
    );
    expect(refusedReason(new ApiError(403, { code: 'not_allowed' }, 'r'), t)).toBeUndefined();
    expect(refusedReason(new Error('no network'), t)).toBeUndefined();
  });
});

describe('the alert of an assignment', () => {
  it('says that the employee was already assigned when the answer is no success', async () => {
    const t = await translate('en');
    expect(t(assignAlert({ success: false }))).toBe(
      'The selected employee was already assigned ! there seems to be a problem!',
    );
    expect(t(assignAlert({ success: true }), { employee: 'Sora Ito', job: 'F10404-1' })).toBe(
      'Sora Ito is assigned to F10404-1.',
    );
  });
});

describe('what speaks against putting somebody on a job', () => {
  it('is said with the language, and with hours and minutes of rest', async () => {
    const words = { t: await translate('en'), language: 'en', job } as const;
    expect(warningText({ code: 'language' }, words)).toBe('Does not speak the language of the job');
    expect(warningText({ code: 'language' }, { ...words, spoken: 'Japanese' })).toBe(
      'Does not speak Japanese',
    );
    expect(warningText({ code: 'rest', job: lateOther, rest: 500 }, words)).toBe(
      'Only 8 h 20 min of rest to F10404-1, 26 Nov 2026 at 23:05',
    );
    expect(warningText({ code: 'rest', job: sameDay, rest: 45 }, words)).toBe(
      'Only 45 min of rest to F10404-1, 14:00',
    );
    expect(warningText({ code: 'rest' }, words)).toBe('Less than 10 hours of rest');
  });
});
