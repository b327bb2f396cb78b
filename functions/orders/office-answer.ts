import { orderAnswer } from '#functions/orders/order-answer.ts';
import type { Catalogue } from '#shared/catalogue/catalogue.ts';
import type { LocationService } from '#shared/catalogue/location.ts';
import type { Job } from '#shared/jobs/job.ts';
import { titlesOfJob } from '#shared/jobs/job-titles.ts';
import { inLanguage, type SiteLanguage } from '#shared/languages.ts';
import type { OfficeOrder } from '#shared/orders/office-order.ts';
import type { Order } from '#shared/orders/order.ts';
import { isSealed } from '#shared/orders/seal.ts';
import { stopLabel } from '#shared/orders/stop-label.ts';
import { isPaymentDue } from '#shared/payments/payment-due.ts';

type Block = NonNullable<OfficeOrder['services']>[number];
type Shown = { readonly lang: SiteLanguage; readonly catalogue: Pick<Catalogue, 'languages' | 'places'> };

const block = (order: Order, service: LocationService, lang: SiteLanguage): Block[] => {
  const part = order[service];
  if (!part) return [];
  const sumOf = (code: string) =>
    order.price?.lines.find((line) => line.service === service && line.code === code)?.sum;
  const assistant = service === 'assistant' ? order.assistant : undefined;
  const porter = service === 'porter' ? order.porter : undefined;
  const language = assistant && {
    _id: assistant.language,
    display: inLanguage(assistant.language_name, lang),
    price: sumOf('language') ?? 0,
  };
  return [
    {
      service,
      location_price: sumOf('location'),
      persons: assistant?.persons ?? 0,
      bags: porter?.bags ?? 0,
      bulky: porter?.bulky_luggage ?? 0,
      extra_hours: part.extra_hours,
      extra_employee: assistant?.extra_employee ?? 0,
      ...(language && { language }),
      from: stopLabel(part.meeting_point, lang),
      to: stopLabel(part.destination, lang),
    },
  ];
};

/** An order as the office sees it in lists. */
export const officeAnswer = (order: Order): OfficeOrder => {
  const { payment, ...answer } = orderAnswer(order);
  return {
    ...order,
    ...answer,
    payment,
    is_sealed: isSealed(order),
    is_payment_due: isPaymentDue(order),
    airport_id: order.airport,
    // An address belongs to its order.
    address_id: order.address && order._id,
    user: order.user_id === undefined ? undefined : { _id: order.user_id },
    payment_brand: payment?.payment_brand,
    cc_holder: payment?.cc_holder,
    cc_last4digits: payment?.cc_last4digits,
    cc_expiry_month: payment?.cc_expiry_month,
    cc_expiry_year: payment?.cc_expiry_year,
  };
};

/** The same with its service blocks and jobs, languages by their names in the asked language. */
export const relationalAnswer = (
  order: Order,
  jobs: readonly Job[],
  { lang, catalogue: { languages, places } }: Shown,
): OfficeOrder => {
  const nameOf = (id: number): string => {
    const language = languages.find(({ _id }) => _id === id);
    return language ? inLanguage(language.name, lang) : '';
  };
  return {
    ...officeAnswer(order),
    services: [...block(order, 'assistant', lang), ...block(order, 'porter', lang)],
    jobs: jobs.map((job) => ({
      ...job,
      ...titlesOfJob(job, places),
      language_display: nameOf(job.language_id),
    })),
  };
};
