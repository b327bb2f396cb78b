import { describe, expect, it } from 'vitest';
import { changedInTemplate, laidOverTemplate } from '#web/back-office/texts/emails/laid-over-template.ts';
import type { EmailRow } from '#web/back-office/texts/emails/use-emails.ts';

const text = (subject: string): EmailRow['languages']['en'] => ({
  active: true,
  subject,
  sender: 'Office',
  sender_email: 'office@example.org',
  message: `<p>${subject}</p>`,
});

const both: EmailRow['languages'] = { en: text('Hello'), de: text('Hallo') };

const template = (changes: Partial<EmailRow> = {}): EmailRow => ({
  _id: 'welcome',
  version: 1,
  category: 'account',
  title: 'Welcome',
  active: true,
  signature: '<p>Us</p>',
  variables: [],
  languages: both,
  ...changes,
});

describe('a template that two people write', () => {
  it('keeps the lines of both, language by language, and takes the later version', () => {
    const draft = template({ languages: { en: text('Hello'), de: { ...text('Hallo'), sender: 'Wir' } } });
    const now = template({
      version: 2,
      title: 'Welcome to us',
      languages: { en: text('Hi'), de: text('Guten Tag'), es: text('Hola') },
    });
    expect(laidOverTemplate(template(), draft, now)).toEqual({
      ...now,
      languages: { en: text('Hi'), de: { ...text('Guten Tag'), sender: 'Wir' }, es: text('Hola') },
    });
  });

  it('names what the other has written, and where both have', () => {
    const draft = template({ languages: { en: text('Hello'), de: text('Servus') } });
    const now = template({ version: 2, active: false, languages: { en: text('Hello'), de: text('Moin') } });
    expect(changedInTemplate(template(), draft, now)).toEqual([
      { field: 'active', isTyped: false },
      { field: 'de.subject', isTyped: true },
      { field: 'de.message', isTyped: true },
    ]);
  });

  it('goes without a language that the other has taken away, unless it was written in', () => {
    const before = template({ languages: { ...both, es: text('Hola') } });
    expect(laidOverTemplate(before, before, template({ version: 2 })).languages).toEqual(both);
    const draft = template({ languages: { ...both, es: text('Buenas') } });
    expect(laidOverTemplate(before, draft, template({ version: 2 })).languages).toEqual(draft.languages);
  });
});
