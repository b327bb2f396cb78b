import { priceListOf, thresholdsOf } from '#shared/catalogue/catalogue.ts';
import type { LocationService } from '#shared/catalogue/location.ts';
import { netOfGross, TAX_POINTS } from '#shared/invoices/tax.ts';
import type { ExtraOfJob } from '#shared/jobs/extra.ts';
import type { JobCode } from '#shared/jobs/job-code.ts';
import type { JobForm } from '#shared/jobs/job-form.ts';
import type { JobPrice } from '#shared/jobs/job-price.ts';
import { codeFor, isPrivate, servicesIn } from '#shared/jobs/job-services.ts';
import type { JobTerms } from '#shared/jobs/job-terms.ts';
import { extraLines, priceLine, sumOfLines } from '#shared/jobs/price-lines.ts';
import type { Cents } from '#shared/money.ts';
import type { Order } from '#shared/orders/order.ts';
import { calculatePrice, type Price } from '#shared/orders/price-calculation.ts';

/** How many steps beyond the included pieces are charged: a begun one is a whole one. */
export const additionalSteps = (pieces: number, { included, step }: Pick<JobCode, 'included' | 'step'>) =>
  Math.ceil(Math.max(0, pieces - included) / step);

/**
 * The price of an agency's job: its code, of a porter the steps of pieces (bags and bulky ones) beyond those that are
 * included, and extras; net cents. Source: back-office specification, section 9.
 */
export const agencyJobPrice = (
  code: JobCode,
  { service, pieces }: { readonly service: LocationService; readonly pieces: number },
  extras: readonly ExtraOfJob[],
): JobPrice => {
  const steps = service === 'porter' ? additionalSteps(pieces, code) : 0;
  const lines = [
    priceLine('job_code', code.code, 1, code.price),
    ...(steps > 0 ? [priceLine('additional_items', '', steps, code.additional_price)] : []),
    ...extraLines(extras),
  ];
  return { net: sumOfLines(lines), lines };
};

const privateJobPrice = (part: Cents, extras: readonly ExtraOfJob[]): JobPrice => {
  const lines = [priceLine('public', '', 1, part), ...extraLines(extras)];
  const gross = sumOfLines(lines);
  return { net: netOfGross(gross, TAX_POINTS), gross, lines };
};

/** The extras of a form with name and price; those that are half filled in are left out. */
export const extrasIn = ({ extras = [] }: JobForm, terms: Pick<JobTerms, 'extras'>): ExtraOfJob[] =>
  extras.flatMap(({ _id, name, price, amount }) => {
    const stored = terms.extras.find((one) => one._id === _id);
    const said = stored ?? { name: name?.trim() ?? '', price: price ?? 0 };
    if (said.price < 1) return [];
    return [
      { name: said.name, price: said.price, amount: amount ?? 1, ...(stored && { extras_id: stored._id }) },
    ];
  });

const routePrice = (form: JobForm, service: LocationService, { routes }: JobTerms): Cents =>
  routes.find(
    (route) =>
      route.service === service &&
      route.airport === form.location &&
      route.travelType === form.travelType &&
      route.from_id === form.from_id &&
      route.to_id === form.to_id,
  )?.price ?? 0;

/** The public price of a form; a way that is not sold costs nothing beside the base price. Gross cents. */
const publicPrice = (form: JobForm, terms: JobTerms): Price => {
  const extra_hours = form.extraHours ?? 0;
  return calculatePrice(
    {
      selected_service: form.serviceType ?? 'assistant',
      porter: {
        location_price: routePrice(form, 'porter', terms),
        bags: form.bags ?? 0,
        bulky_luggage: form.bulky ?? 0,
        extra_hours,
      },
      assistant: {
        location_price: routePrice(form, 'assistant', terms),
        persons: form.persons ?? 1,
        language_price: terms.languages.find(({ _id }) => _id === form.language)?.price ?? 0,
        extra_hours,
        extra_employee: form.extra_employee ?? 0,
      },
    },
    priceListOf(terms),
    thresholdsOf(terms),
  );
};

/** The price of each job of a form, in the order of its services; extras stand with the first. */
export const jobPricesOf = (form: JobForm, terms: JobTerms): JobPrice[] => {
  const extras = extrasIn(form, terms);
  const price = isPrivate(form.agency) ? publicPrice(form, terms) : undefined;
  return servicesIn(form).flatMap((service, index) => {
    const own = index === 0 ? extras : [];
    if (price) return [privateJobPrice(price[service], own)];
    const code = codeFor(form, service, terms);
    const pieces = (form.bags ?? 0) + (form.bulky ?? 0);
    return code ? [agencyJobPrice(code, { service, pieces }, own)] : [];
  });
};

/** What a private customer owes for the whole order, line by line; gross cents. */
export const orderPriceOf = (form: JobForm, terms: JobTerms): Order['price'] => {
  const price = publicPrice(form, terms);
  const [first = 'assistant'] = servicesIn(form);
  const more = sumOfLines(extraLines(extrasIn(form, terms)));
  const extras = { service: first, code: 'extra' as const, quantity: 1, price: more, sum: more };
  return {
    ...price,
    [first]: price[first] + more,
    total: price.total + more,
    lines: [...price.lines, ...(more > 0 ? [extras] : [])],
  };
};
