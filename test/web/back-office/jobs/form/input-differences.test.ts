import { describe, expect, it } from 'vitest';
import { officeEn } from '#shared/texts/office-en.ts';
import { closedBecause } from '#web/back-office/jobs/form/closed-because.ts';
import { differences, fieldWords, typedSince } from '#web/back-office/jobs/form/input-differences.ts';
import { emptyInput } from '#web/back-office/jobs/form/job-input.ts';
import { staffChanges } from '#web/back-office/jobs/form/save-job.ts';
import { createTexts } from '#web/common/i18n.ts';

const start = emptyInput({ airport_id: 1 });
const lea = { _id: 'demo-1', first_name: 'Lea', last_name: 'Hartmann', mobile: '' };

describe('two states of a job form', () => {
  const typed = { ...start, persons: '4', extras: [], assistants: ['demo-1'] };

  it('differ in the fields that somebody has touched, and these go on top of another state', () => {
    expect(differences(start, typed)).toEqual(['persons', 'assistants']);
    expect(typedSince(start, typed)).toEqual({ persons: '4', assistants: ['demo-1'] });
  });

  it('are told in words instead of ids', async () => {
    const { t } = await createTexts('en', officeEn);
    const languages = [{ _id: 9, code: 'ar', display_de: 'Arabisch', display_en: 'Arabic', price: 20 }];
    const terms = { agencies: [], languages, employees: [], jobCodes: [], extras: [] };
    const words = fieldWords({ terms, employees: [lea] }, (key, values) => t(key, values ?? {}), 'en');
    const extras = [{ key: 'a', name: 'Buggy', price: '17.5', amount: '2', permanent: false }];
    const state = { ...typed, language: '9', serviceType: 'porter', travelType: 'change', extras };
    expect(
      (['language', 'serviceType', 'travelType', 'assistants', 'extras'] as const).map((name) =>
        words(name, state),
      ),
    ).toEqual(['Arabic', 'Porter', 'Transit', 'Lea Hartmann', '2 × Buggy']);
    expect(words('nameSign', state)).toBe('nothing');
    expect(words('porters', state)).toBe('nothing');
  });
});

describe('the employees of a saved job', () => {
  it('are put on it and taken off it as the picker of its service says', () => {
    const picked = { assistants: ['new'], porters: ['demo-1'] };
    expect(staffChanges({ service_type_id: 2, employees: [lea] }, picked)).toEqual({
      added: ['new'],
      removed: ['demo-1'],
    });
    expect(staffChanges({ service_type_id: 1, employees: [lea] }, picked)).toEqual({
      added: [],
      removed: [],
    });
  });
});

describe('the form of a job', () => {
  const order = { status: 'active' } as const;

  it('is closed while the job is sealed, and for jobs that were booked on the site', () => {
    expect(closedBecause(undefined)).toBeUndefined();
    expect(closedBecause({ is_sealed: false, order })).toBeUndefined();
    expect(closedBecause({ is_sealed: true, order })).toBe('sealed');
    expect(closedBecause({ is_sealed: false, order: { status: 'ordered' } })).toBe('of_site');
  });
});
