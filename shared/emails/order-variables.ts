import { clockText } from '#shared/calendar-date.ts';
import type { Airport } from '#shared/catalogue/airport.ts';
import { escapeHtml } from '#shared/emails/html.ts';
import { longDate } from '#shared/emails/long-date.ts';
import { stopText } from '#shared/emails/stop-text.ts';
import { commaOf, directionOf, inLanguage, localeOf } from '#shared/languages.ts';
import { type Cents, centsToEuros } from '#shared/money.ts';
import type { Order, OrderStop } from '#shared/orders/order.ts';
import { orderNumber } from '#shared/orders/order-number.ts';
import { type MailLanguage, mailTexts } from '#shared/texts/mail-texts.ts';

const money = (cents: Cents, language: MailLanguage): string =>
  new Intl.NumberFormat(localeOf(language), { style: 'currency', currency: 'EUR' }).format(
    centsToEuros(cents),
  );

/** Where a line ends. Mail programs know no logical sides, so that the sides are named. */
const endOf = (language: MailLanguage): 'left' | 'right' =>
  directionOf(language) === 'rtl' ? 'left' : 'right';

/** The style of a cell with a gap towards the next one. */
const gapAfter = (above: string, gap: string, language: MailLanguage): string =>
  endOf(language) === 'right' ? `padding:${above} ${gap} ${above} 0` : `padding:${above} 0 ${above} ${gap}`;

type Part = { readonly meeting_point: OrderStop; readonly destination: OrderStop };

const serviceRow = (
  service: 'assistant' | 'porter',
  part: Part,
  what: string[],
  language: MailLanguage,
): string => {
  const words = mailTexts[language];
  return [
    `<tr><td style="${gapAfter('8px', '16px', language)};vertical-align:top"><strong>${words.services[service]}</strong></td>`,
    `<td style="padding:8px 0">${words.from}: ${escapeHtml(stopText(part.meeting_point, language))}<br>`,
    `${words.to}: ${escapeHtml(stopText(part.destination, language))}<br>${escapeHtml(what.join(commaOf(language)))}</td></tr>`,
  ].join('');
};

const servicesTable = ({ assistant, porter }: Order, language: MailLanguage): string => {
  const words = mailTexts[language];
  const forAssistant = assistant && [
    words.persons(assistant.persons),
    words.inLanguage(inLanguage(assistant.language_name, language)),
  ];
  const forPorter = porter && [
    words.bags(porter.bags),
    ...(porter.bulky_luggage > 0 ? [words.bulky(porter.bulky_luggage)] : []),
  ];
  const rows = [
    assistant && forAssistant ? serviceRow('assistant', assistant, forAssistant, language) : '',
    porter && forPorter ? serviceRow('porter', porter, forPorter, language) : '',
  ];
  return `<table style="border-collapse:collapse">${rows.join('')}</table>`;
};

const priceTable = (order: Order, language: MailLanguage): string => {
  const words = mailTexts[language];
  const rows = (order.price?.lines ?? []).map(
    ({ service, code, quantity, sum }) =>
      `<tr><td style="${gapAfter('4px', '24px', language)}">${words.services[service]}: ${words.lines[code]}` +
      `${quantity > 1 ? ` × ${quantity}` : ''}</td><td style="text-align:${endOf(language)}">${money(sum, language)}</td></tr>`,
  );
  return `<table style="border-collapse:collapse">${rows.join('')}</table>`;
};

/**
 * The variables of mails about an order, as HTML, escaped: nothing that a visitor entered can become markup.
 * @throws Error when the order has not been placed: it has no date, address or price yet.
 */
export const orderVariables = (
  order: Order,
  airport: Airport,
  language: MailLanguage,
): Readonly<Record<string, string>> => {
  const { travelType, date, hours, minutes, address, price } = order;
  if (!travelType || !date || hours === undefined || minutes === undefined || !address || !price) {
    throw new Error(`order ${order._id} is not complete`);
  }
  return {
    ORDER_NUMBER: orderNumber(order._id, airport._id),
    NAME: escapeHtml(address.name),
    NAME_SIGN: escapeHtml(order.name_sign ?? ''),
    AIRPORT: escapeHtml(`${inLanguage(airport.name, language)} (${airport.code})`),
    TRAVEL_TYPE: mailTexts[language].travelTypes[travelType],
    DATE: longDate(date, language),
    TIME: clockText({ hours, minutes }),
    SERVICES: servicesTable(order, language),
    PRICE_LINES: priceTable(order, language),
    TOTAL: money(price.total, language),
    PHONE: escapeHtml(airport.phone),
  };
};
