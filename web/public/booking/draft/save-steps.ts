import type { SiteLanguage } from '#shared/languages.ts';
import { eurosToCents } from '#shared/money.ts';
import type { OrdersApi } from '#shared/orders/orders-api.ts';
import { ApiError, apiClient } from '#web/common/call-api.ts';
import type { CurrentUser } from '#web/common/session.ts';
import type { Draft } from '#web/public/booking/draft/draft.ts';
import { orderStarted, priceTold, stepsSaved } from '#web/public/booking/draft/draft-changes.ts';
import { changeDraft, currentDraft } from '#web/public/booking/draft/draft-store.ts';
import { personalBodyOf, serviceBodyOf, travelInputOf } from '#web/public/booking/draft/step-bodies.ts';
import { isDone, STEPS, type Step } from '#web/public/booking/draft/steps.ts';

const call = apiClient<OrdersApi>();

export type SaveContext = {
  readonly lang: SiteLanguage;
  readonly account: CurrentUser | undefined;
};

/** The draft's country as the invoice shows it; the countries come with the step that asks for one. */
const countryOf = async ({ country }: Draft, lang: SiteLanguage): Promise<string> => {
  const { countryName } = await import('#web/public/booking/personal/countries.ts');
  return countryName(country, lang);
};

const saveOne = async (step: Step, draft: Draft, order: string, { lang, account }: SaveContext) => {
  const params = { order };
  switch (step) {
    case 'travel-details':
      return call('PATCH /api/orders/travel/{order}', { params, body: travelInputOf(draft) });
    case 'service-details':
      return call('PATCH /api/orders/service/{order}', { params, body: serviceBodyOf(draft) });
    case 'personal-details': {
      const body = personalBodyOf(draft, account, await countryOf(draft, lang));
      return call('PATCH /api/orders/personal/{order}', { params, body });
    }
    default:
      return undefined;
  }
};

const saveAll = async (steps: readonly Step[], order: string, context: SaveContext): Promise<void> => {
  for (const step of steps) {
    const answer = await saveOne(step, currentDraft(), order, context);
    changeDraft((draft) => ({
      ...stepsSaved(answer?.price ? priceTold(draft, eurosToCents(answer.price.total)) : draft, [step]),
      orderNumber: answer?.order_number ?? draft.orderNumber,
    }));
  }
};

const startOrder = async (lang: SiteLanguage): Promise<string> => {
  const { _id } = await call('POST /api/orders', { body: { lang } });
  changeDraft((draft) => orderStarted(draft, _id));
  return _id;
};

/** The server no longer has the draft, or no longer takes this browser for its owner. */
const isLost = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 403);

/**
 * Saves steps to the order, which the first move forward begins. When the server has dropped the draft
 * meanwhile, a new order takes over everything that was entered.
 * @throws ApiError when a step is refused; the steps before it are saved then.
 */
export const saveSteps = async (steps: readonly Step[], context: SaveContext): Promise<void> => {
  const { orderId, valid } = currentDraft();
  if (!orderId) return saveAll(steps, await startOrder(context.lang), context);
  try {
    await saveAll(steps, orderId, context);
  } catch (error) {
    if (!isLost(error)) throw error;
    const everything = STEPS.filter((step) => steps.includes(step) || isDone(step, valid));
    const entered = everything.filter((step) => step !== 'payment' && step !== 'overview');
    await saveAll(entered, await startOrder(context.lang), context);
  }
};
