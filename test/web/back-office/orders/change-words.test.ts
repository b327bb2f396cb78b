import { describe, expect, it } from 'vitest';
import { JOB_MAILS, ORDER_MAILS } from '#shared/emails/mail-names.ts';
import { fieldChanges } from '#shared/orders/field-changes.ts';
import { GROUP_FIELDS } from '#shared/orders/order-fields.ts';
import { officeDe } from '#shared/texts/office-de.ts';
import { officeEn } from '#shared/texts/office-en.ts';
import { aPaidDraft } from '#test/support/builders/order.ts';
import { changeWords } from '#web/back-office/orders/panel/change-words.ts';
import { createTexts } from '#web/common/i18n.ts';

const texts = { en: officeEn, de: officeDe } as const;
const group = Object.fromEntries(GROUP_FIELDS.map((name) => [name, 'any']));
const full = aPaidDraft({
  ...group,
  status: 'ordered',
  payment_status: 'authorized',
  name_sign: 'Ms Tanaka',
  extra_requests: 'A buggy',
  admin_extra_request: 'Buggy at the door',
  cancelled_by: 'client',
});
const empty = { ...Object.fromEntries(Object.keys(full).map((name) => [name, undefined])), hours: undefined };
const begun = {
  ...full,
  ...empty,
  reading_language: full.reading_language,
  status: 'created',
} as typeof full;

describe('the mails about an order', () => {
  it('all have a name', () => {
    const unnamed = [...ORDER_MAILS, ...JOB_MAILS].filter((mail) => !(`office.word.${mail}` in officeEn));
    expect(unnamed).toEqual([]);
  });
});

describe('the changes that a history tells', () => {
  it.each(['en', 'de'] as const)('all have words of the reader, in %s', async (language) => {
    const { t } = await createTexts(language, texts[language]);
    const changes = fieldChanges(begun, full);
    expect(changes.map(({ field }) => field)).toEqual(
      expect.arrayContaining([
        'payment_status',
        'assistant.persons',
        'porter.bags',
        'price',
        ...GROUP_FIELDS,
      ]),
    );
    const told = changes.map((change) =>
      changeWords(change, (key, values) => t(key, values ?? {}), language),
    );
    expect(told.flat().filter((words) => words.includes('office.'))).toEqual([]);
  });

  it('name a status in the language of the reader', async () => {
    const { t } = await createTexts('de', officeDe);
    const change = { field: 'payment_status', after: 'authorized' };
    expect(changeWords(change, (key, values) => t(key, values ?? {}), 'de')).toEqual([
      'Zahlung',
      'nichts → reserviert',
    ]);
  });

  it('name a place and a language in the language of the reader, as they were called then', async () => {
    const [change] = fieldChanges(full, {
      ...full,
      ...(full.assistant && {
        assistant: { ...full.assistant, language_name: { en: 'German', de: 'Deutsch' } },
      }),
    });
    const { t } = await createTexts('de', officeDe);
    const wordsIn = (language: 'en' | 'de') =>
      change && changeWords(change, (key, values) => t(key, values ?? {}), language)[1];
    expect(wordsIn('de')).toBe('Englisch → Deutsch');
    expect(wordsIn('en')).toBe('English → German');
    const [moved] = fieldChanges(full, {
      ...full,
      ...(full.porter && { porter: { ...full.porter, meeting_point: full.porter.destination } }),
    });
    expect(moved?.de?.before).toContain('Fernbahnhof');
    expect(moved?.before).toContain('Long-distance station');
  });
});
