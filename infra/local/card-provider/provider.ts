import { randomBytes } from 'node:crypto';
import { createControls } from './control/controls.ts';
import type { Ledger, Payment } from './ledger/ledger.ts';
import { loadLedger, saveLedger } from './ledger/ledger-file.ts';
import { paymentJson } from './payment-json.ts';
import { createWebhookSender } from './webhooks/webhook-sender.ts';
import { createWidgetScript } from './widget-script.ts';

export type ProviderOptions = {
  port: number;
  host?: '127.0.0.1';
  bearerToken: string;
  entityId: string;
  /** key: 64 hex digits */
  webhook?: { url: string; key: string };
  /** With it the ledger survives restarts. */
  dataFile?: string;
  clock?: () => number;
};

export type Provider = ReturnType<typeof createProvider>;

/** The one place that holds state: the ledger, what tests asked for, the webhooks under way. */
export const createProvider = (options: ProviderOptions, originOf: () => string) => {
  const clock = options.clock ?? Date.now;
  const controls = createControls();
  const webhooks = createWebhookSender(options.webhook);
  const scriptFor = createWidgetScript();
  let ledger = loadLedger(options.dataFile);
  return {
    bearerToken: options.bearerToken,
    entityId: options.entityId,
    controls,
    webhooks,
    /** When each checkout's status was read, for the throttle. */
    statusReads: new Map<string, number[]>(),
    origin: originOf,
    now: () => clock() + controls.clockOffsetMs,
    newId: () => randomBytes(16).toString('hex'),
    ledger: () => ledger,
    /** Stores first, tells afterwards: a webhook never speaks of a payment that a crash could undo. */
    commit: (next: Ledger, changed: Payment[] = []) => {
      ledger = next;
      saveLedger(options.dataFile, ledger);
      for (const payment of changed) webhooks.announce(paymentJson(payment));
    },
    widgetScript: (checkoutId: string) => scriptFor({ id: checkoutId, origin: originOf() }),
  };
};
