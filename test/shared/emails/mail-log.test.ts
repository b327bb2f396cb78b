import { describe, expect, it } from 'vitest';
import type { Announcement } from '#shared/emails/announcement.ts';
import { demandResendable, isMailAskedFor, mailState, orderOfMail } from '#shared/emails/mail-log.ts';
import { aPaidDraft } from '#test/support/builders/order.ts';

const mail = (changes: Partial<Announcement> = {}): Announcement => ({
  _id: 'order_received#10001#3',
  template: 'order_received',
  about: '10001',
  language: 'en',
  state: 'sent',
  attempts: 1,
  created_at: '2026-10-31T23:30:00.000Z',
  sent_at: '2026-10-31T23:30:02.000Z',
  out: { to: ['keiko@example.com'], subject: 'Your order F10001', attachments: ['F10001.ics'] },
  version: 3,
  ...changes,
});
const days = { date_from: '2026-11-01', date_to: '2026-11-01' };
const finds = (question: object, changes: Partial<Announcement> = {}): boolean =>
  isMailAskedFor({ ...days, ...question })(mail(changes));

describe('the mail log', () => {
  it('counts a mail to the day that the airports had when it was promised', () => {
    expect(finds({})).toBe(true);
    expect(finds({ date_from: '2026-10-31', date_to: '2026-10-31' })).toBe(false);
  });

  it('knows mails that wait, whether or not one is being sent, that were sent, failed and bounced', () => {
    const states = (['pending', 'sending', 'sent', 'failed', 'bounced'] as const).map((state) =>
      mailState({ state }),
    );
    expect(states).toEqual(['queued', 'queued', 'sent', 'failed', 'bounced']);
    expect(finds({ state: 'queued' }, { state: 'sending' })).toBe(true);
    expect(finds({ state: 'failed' })).toBe(false);
  });

  it('is filtered by template and by the beginning of an address, also of a letter that waits', () => {
    expect(finds({ template: 'order_received', to: 'KEIKO@' })).toBe(true);
    expect(finds({ template: 'welcome' })).toBe(false);
    expect(finds({ to: 'example.com' })).toBe(false);
    const letter = { to: 'anna@example.com', cc: ['copy@example.com'], subject: 'Hello', message: 'Hello' };
    const { out: _, ...waiting } = mail({ state: 'pending', letter });
    expect(isMailAskedFor({ ...days, to: 'copy' })(waiting)).toBe(true);
  });

  it('leaves out what stands for several mails, each of which is in it', () => {
    const news = {
      template: 'employee_assigned',
      employee_id: 'e1',
      job_id: '10001-1',
      sequence: 1,
    } as const;
    expect(finds({}, { template: 'employee_assigned', news: [news] })).toBe(true);
    expect(finds({}, { template: 'employee_assigned', news: [news, news] })).toBe(false);
  });

  it('names the order of mails to clients and employees', () => {
    expect(orderOfMail(mail())).toBe('10001');
    expect(orderOfMail(mail({ template: 'employee_moved', about: '10002#employees' }))).toBe('10002');
    expect(orderOfMail(mail({ template: 'welcome', about: 'user-1' }))).toBeUndefined();
  });
});

describe('sending a mail again', () => {
  const now = new Date('2026-11-01T12:00:00Z');
  const refusal = (changes: Partial<Announcement>, order = aPaidDraft()) => {
    try {
      demandResendable(mail(changes), order, now);
      return undefined;
    } catch (error) {
      return (error as { reason?: { key: string } }).reason?.key;
    }
  };

  it('is possible once it was sent, failed or bounced, not while it waits', () => {
    expect(refusal({})).toBeUndefined();
    expect(refusal({ state: 'failed' })).toBeUndefined();
    expect(refusal({ state: 'bounced' })).toBeUndefined();
    expect(refusal({ state: 'pending' })).toBe('mail.queued');
  });

  it('is refused when its link is over: a new password after an hour, a payment once it is made or given up', () => {
    const reset = { template: 'password_reset' } as const;
    expect(refusal({ ...reset, created_at: '2026-11-01T11:30:00.000Z' })).toBeUndefined();
    expect(refusal({ ...reset, created_at: '2026-11-01T11:00:00.000Z' })).toBe('mail.link_over');
    const again = { created_at: '2026-11-01T11:50:00.000Z', asked_at: '2026-11-01T10:00:00.000Z' };
    expect(refusal({ ...reset, ...again })).toBe('mail.link_over');
    const link = { template: 'payment_link' } as const;
    expect(refusal(link, aPaidDraft({ status: 'ordered', payment_status: 'authorized' }))).toBeUndefined();
    expect(refusal(link, aPaidDraft({ status: 'cancelled' }))).toBe('mail.link_over');
    expect(refusal(link, aPaidDraft({ status: 'confirmed', payment_status: 'done' }))).toBe('mail.link_over');
  });
});
