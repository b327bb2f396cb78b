import * as z from 'zod/mini';
import { acceptsAttempt, recordAttempt } from '../ledger/attempts.ts';
import { liveCheckout } from '../ledger/checkouts.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { Provider } from '../provider.ts';
import { outcomeOfCard } from '../test-cards.ts';
import { brandOf, isCardNumber, securityCodeLength } from '../widget/card-rules.ts';
import { isPast } from '../widget/expiry.ts';
import { resultUrl } from '../widget/result-url.ts';
import { json, refuseParameters } from './answers.ts';
import type { Answer, Call } from './messages.ts';
import { corsHeaders } from './page-origin.ts';

const submissionSchema = z.strictObject({
  number: z.string().check(z.regex(/^\d{8,19}$/)),
  holder: z.string().check(z.minLength(1), z.maxLength(128)),
  expiryMonth: z.string().check(z.regex(/^(0[1-9]|1[0-2])$/)),
  expiryYear: z.string().check(z.regex(/^20\d{2}$/)),
  cvv: z.string().check(z.regex(/^\d{3,4}$/)),
  shopperResultUrl: z.url(),
  locale: z.enum(['en', 'de']),
});

type Submission = z.infer<typeof submissionSchema>;
type Checkout = Ledger['checkouts'][number];

const parseSubmission = (body: string): Submission | undefined => {
  try {
    return submissionSchema.parse(JSON.parse(body));
  } catch {
    return undefined;
  }
};

const outcomeOf = (provider: Provider, card: Submission): string => {
  const brand = brandOf(card.number);
  if (!isCardNumber(card.number) || card.cvv.length !== securityCodeLength(brand)) return '100.100.101';
  if (isPast({ month: card.expiryMonth, year: card.expiryYear }, new Date(provider.now())))
    return '100.100.303';
  return provider.controls.takeOutcome('card') ?? outcomeOfCard(card.number);
};

/** The browser may only be sent to the page that asked: otherwise the challenge would be an open redirect. */
const isReturnAllowed = (call: Call, returnUrl: string, agreed: string | undefined): boolean => {
  const target = new URL(returnUrl).origin;
  return target === call.headers.origin && (agreed === undefined || new URL(agreed).origin === target);
};

/** The attempt as the ledger keeps it: without what must not be kept of a card. */
const attemptOf = (provider: Provider, checkout: Checkout, card: Submission) => {
  const outcome = outcomeOf(provider, card);
  const isChallenged = outcome === 'challenge';
  return {
    id: provider.newId(),
    checkoutId: checkout.id,
    paymentType: checkout.paymentType,
    cents: checkout.cents,
    currency: checkout.currency,
    merchantTransactionId: checkout.merchantTransactionId,
    paymentBrand: brandOf(card.number) ?? 'UNKNOWN',
    code: isChallenged ? '000.200.000' : outcome,
    card: {
      bin: card.number.slice(0, 6),
      last4Digits: card.number.slice(-4),
      holder: card.holder,
      expiryMonth: card.expiryMonth,
      expiryYear: card.expiryYear,
    },
    ...(isChallenged ? { challengeReturnUrl: resultUrl(card.shopperResultUrl, checkout.id) } : {}),
    createdAt: provider.now(),
  };
};

const refuse = (provider: Provider, call: Call): Answer => {
  const answer = refuseParameters(provider);
  return { ...answer, headers: { ...answer.headers, ...corsHeaders(call) } };
};

/** `POST /v1/checkouts/{id}/card`: what the widget sends. The answer tells where the browser goes next. */
export const submitCard = (provider: Provider, call: Call): Answer => {
  const card = parseSubmission(call.body);
  const checkout = liveCheckout(provider.ledger(), call.param, provider.now());
  if (!card || !checkout || !isReturnAllowed(call, card.shopperResultUrl, checkout.shopperResultUrl))
    return refuse(provider, call);
  if (!acceptsAttempt(provider.ledger(), checkout.id)) return refuse(provider, call);
  const attempt = attemptOf(provider, checkout, card);
  const { ledger, changed } = recordAttempt(provider.ledger(), attempt);
  provider.commit(ledger, changed);
  const challengeUrl = `${provider.origin()}/v1/challenges/${attempt.id}?locale=${card.locale}`;
  const returnUrl = resultUrl(card.shopperResultUrl, checkout.id);
  const redirectUrl = attempt.challengeReturnUrl === undefined ? returnUrl : challengeUrl;
  return json(200, { redirectUrl }, corsHeaders(call));
};
