import { type FunctionPlan, TASK_SECONDS } from '#infra/function-plan.ts';

/** The functions that no visitor calls: what starts them stands in the stack. */
export const eventFunctions = {
  'mail-sender': {
    grants: { table: 'readWrite', secrets: ['link'], mail: true, documents: 'read' },
    memory: 1024,
    timeout: 60,
    alarmMeans: 'Clients get no mails: no receipts, confirmations or payment links leave the house.',
  },
  'outbox-sweeper': {
    grants: { table: 'readWrite', secrets: ['link'], mail: true, documents: 'read' },
    memory: 1024,
    timeout: 120,
    alarmMeans: 'Mails that failed once are not tried again: single clients wait for theirs in vain.',
  },
  'mail-feedback': {
    grants: { table: 'readWrite', secrets: [] },
    memory: 512,
    timeout: 30,
    alarmMeans:
      'The mail log shows mails as sent that came back: nobody sees that these clients know nothing.',
  },
  'invoice-issuer': {
    grants: { table: 'readWrite', secrets: [], documents: 'write' },
    memory: 1024,
    timeout: 120,
    alarmMeans: 'Paid bookings get no invoice and refunds no credit note: their clients are not confirmed.',
  },
  'invoice-runner': {
    grants: { table: 'readWrite', secrets: [], documents: 'write', scratch: 'write', runs: 'send' },
    // Drawing documents is pure computation.
    memory: 1769,
    timeout: TASK_SECONDS,
    alarmMeans: 'The invoices of a month are not made: agencies are billed late.',
  },
  'payment-reconciler': {
    grants: { table: 'readWrite', secrets: ['payment'] },
    memory: 1024,
    timeout: 300,
    alarmMeans:
      'Payments with an unknown outcome stay unknown: guests may have paid for orders that nobody works on.',
  },
  retention: {
    grants: { table: 'readWrite', secrets: [] },
    memory: 512,
    timeout: TASK_SECONDS,
    alarmMeans: 'Personal data stay longer than the privacy notice says: what is over is not taken out.',
  },
  'page-renderer': {
    grants: { table: 'read', secrets: [], pages: 'write' },
    // Drawing is pure computation.
    memory: 1769,
    timeout: 120,
    alarmMeans: "Visitors read the published pages as they were before the office's last edit.",
  },
  installation: {
    grants: { table: 'readWrite', secrets: [], firstAdmin: true },
    memory: 1024,
    timeout: 120,
    alarmMeans: 'A new installation lacks its first data: no airports, prices or texts, the site is empty.',
  },
} as const satisfies Record<string, FunctionPlan>;

export type EventFunctionName = keyof typeof eventFunctions;
