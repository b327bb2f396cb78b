import { paymentControls, sandboxControls, showLedger } from '../control/control-calls.ts';
import type { CallName } from '../control/controls.ts';
import { webhookControls } from '../control/webhook-controls.ts';
import type { Provider } from '../provider.ts';
import { submitCard } from './card-attempt.ts';
import { decideChallenge, showChallenge } from './challenge-calls.ts';
import { prepareCheckout, readCheckoutStatus, serveWidget } from './checkout-calls.ts';
import type { Answer, Call } from './messages.ts';
import { answerPreflight } from './page-origin.ts';
import { moveMoney, queryByTransaction, queryPayment } from './payment-calls.ts';
import { parametersOf } from './server-access.ts';

type Route = {
  /** server: the application, with its token. browser: the payer. control: tests. */
  access: 'server' | 'browser' | 'control';
  handle: (provider: Provider, call: Call) => Answer | Promise<Answer>;
  /** Under which name a fault can be asked for. */
  name?: CallName | ((call: Call) => string | null);
};

const ID = '([A-Za-z0-9.-]+)';

const ROUTES: [string, Route][] = [
  ['POST /v1/checkouts', { access: 'server', handle: prepareCheckout, name: 'checkout' }],
  [`GET /v1/checkouts/${ID}/payment`, { access: 'server', handle: readCheckoutStatus, name: 'status' }],
  [
    `POST /v1/payments/${ID}`,
    { access: 'server', handle: moveMoney, name: (call) => parametersOf(call).get('paymentType') },
  ],
  [`GET /v1/query/${ID}`, { access: 'server', handle: queryPayment, name: 'query' }],
  ['GET /v1/query', { access: 'server', handle: queryByTransaction, name: 'query' }],
  ['GET /v1/paymentWidgets.js', { access: 'browser', handle: serveWidget }],
  [`POST /v1/checkouts/${ID}/card`, { access: 'browser', handle: submitCard, name: 'card' }],
  [
    `OPTIONS /v1/checkouts/${ID}/card`,
    { access: 'browser', handle: (_provider, call) => answerPreflight(call) },
  ],
  [`GET /v1/challenges/${ID}`, { access: 'browser', handle: showChallenge }],
  [`POST /v1/challenges/${ID}`, { access: 'browser', handle: decideChallenge }],
  ['GET /control/ledger', { access: 'control', handle: showLedger }],
  ['GET /control/webhooks', { access: 'control', handle: webhookControls.list }],
  ...Object.entries(sandboxControls).map(([name, handle]): [string, Route] => [
    `POST /control/${name}`,
    { access: 'control', handle },
  ]),
  ...Object.entries(paymentControls).map(([name, handle]): [string, Route] => [
    `POST /control/payments/${ID}/${name}`,
    { access: 'control', handle },
  ]),
  ...Object.entries(webhookControls).map(([name, handle]): [string, Route] => [
    `POST /control/webhooks/${name}`,
    { access: 'control', handle },
  ]),
];

const MATCHERS = ROUTES.map(([key, route]) => ({
  pattern: new RegExp(`^${key.replace('.js', '\\.js')}$`),
  route,
}));

/** The route of a call, and the id in its path. */
export const findRoute = (call: Call): { route: Route; param: string } | undefined => {
  for (const { pattern, route } of MATCHERS) {
    const match = pattern.exec(`${call.method} ${call.url.pathname}`);
    if (match) return { route, param: match[1] ?? '' };
  }
  return undefined;
};
