import { describe, expect, it } from 'vitest';
import type { EmailTemplate } from '#shared/emails/email-template.ts';
import { fillTemplate } from '#shared/emails/fill-template.ts';
import { escapeHtml } from '#shared/emails/html.ts';

type Text = EmailTemplate['languages']['en'];

const aText = (overrides: Partial<Text> = {}): Text => ({
  active: true,
  subject: 'Order [ORDER_NUMBER]',
  sender: 'Airport Assist',
  sender_email: 'booking@example.com',
  message: '<p>Dear [NAME], order [ORDER_NUMBER].</p>',
  ...overrides,
});
const aTemplate = (languages: Partial<EmailTemplate['languages']> = {}): EmailTemplate => ({
  _id: 'order_received',
  title: 'Order received',
  category: 'order',
  active: true,
  signature: '<p>Airport Assist</p>',
  variables: ['NAME', 'ORDER_NUMBER'],
  languages: {
    en: aText(),
    de: aText({ subject: 'Bestellung [ORDER_NUMBER]', message: '<p>Guten Tag [NAME].</p>' }),
    ...languages,
  },
});
const VALUES = { NAME: 'Anna', ORDER_NUMBER: 'F10001' };

describe('a mail from a template', () => {
  it('has its variables filled in, wherever they stand, and the signature below', () => {
    expect(fillTemplate(aTemplate(), 'en', VALUES)).toEqual({
      subject: 'Order F10001',
      sender: 'Airport Assist',
      sender_email: 'booking@example.com',
      html: '<p>Dear Anna, order F10001.</p>\n<p>Airport Assist</p>',
    });
  });

  it.each([
    ['de', aTemplate(), 'Bestellung F10001'],
    ['ja', aTemplate(), 'Order F10001'],
    ['ru', aTemplate({ ru: aText({ subject: 'Заказ [ORDER_NUMBER]' }) }), 'Заказ F10001'],
    ['de', aTemplate({ de: aText({ subject: 'Entwurf', active: false }) }), 'Order F10001'],
  ] as const)(
    'asked for in %s, comes in that language if it is there and active',
    (language, template, subject) => {
      expect(fillTemplate(template, language, VALUES).subject).toBe(subject);
    },
  );

  it.each([
    [{ NAME: 'Anna' }, 'no value for ORDER_NUMBER'],
    [{ ORDER_NUMBER: 'F10001' }, 'no value for NAME'],
  ])('is never made with a variable missing (%j)', (values, refusal) => {
    expect(() => fillTemplate(aTemplate(), 'en', values as unknown as typeof VALUES)).toThrow(refusal);
  });

  it('names every variable that is missing in a text', () => {
    const template = aTemplate({ en: aText({ subject: 'x', message: '[TOTAL] [DATE] [TOTAL] [NAME]' }) });
    expect(() => fillTemplate(template, 'en', VALUES)).toThrow('no value for DATE, TOTAL');
  });

  it('may have an empty value', () => {
    expect(fillTemplate(aTemplate(), 'en', { ...VALUES, NAME: '' }).html).toContain('Dear , order');
  });

  it('leaves brackets that a visitor typed as they are', () => {
    const { html } = fillTemplate(aTemplate(), 'en', { ...VALUES, NAME: '[ORDER_NUMBER] [SECRET] $& $1' });
    expect(html).toContain('Dear [ORDER_NUMBER] [SECRET] $& $1, order F10001.');
  });

  it('leaves brackets that are no variable as they are', () => {
    const template = aTemplate({ en: aText({ message: '[name] [1] [A b] [] [NAME]' }) });
    expect(fillTemplate(template, 'en', VALUES).html).toContain('[name] [1] [A b] [] Anna');
  });
});

describe('the subject of a mail', () => {
  const subjectWith = (ORDER_NUMBER: string) =>
    fillTemplate(aTemplate(), 'en', { ...VALUES, ORDER_NUMBER }).subject;

  it.each(['\r', '\n', '\r\n', '\n\n', '\u0085', '\u2028', '\u2029', '\v', '\f', '\u0000'])(
    'holds %j as one space: no header is added to a mail',
    (sign) => {
      expect(subjectWith(`F1${sign}Bcc: b@example.com`)).toBe('Order F1 Bcc: b@example.com');
    },
  );

  it('reads as text: what was escaped for HTML is written as it was', () => {
    expect(subjectWith(escapeHtml(`O'Neill & "Söhne" <1>`))).toBe(`Order O'Neill & "Söhne" <1>`);
  });

  it('is unescaped once only', () => {
    expect(subjectWith(escapeHtml('&lt;'))).toBe('Order &lt;');
  });
});

describe('the sender of a mail', () => {
  it('takes no line break from the office either', () => {
    const template = aTemplate({ en: aText({ sender: 'Airport\r\nBcc: b@example.com' }) });
    expect(fillTemplate(template, 'en', VALUES).sender).toBe('Airport Bcc: b@example.com');
  });
});

describe('text in HTML', () => {
  it('cannot become markup', () => {
    expect(escapeHtml(`<a href="x" title='y'>&</a>`)).toBe(
      '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;&lt;/a&gt;',
    );
  });
});
