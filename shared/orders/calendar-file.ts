import type { Airport } from '#shared/catalogue/airport.ts';
import { calendarFile, utcStamp, zonedTime } from '#shared/emails/calendar-file.ts';
import { calendarText } from '#shared/emails/calendar-lines.ts';
import { stopText } from '#shared/emails/stop-text.ts';
import { inLanguage, type SiteLanguage } from '#shared/languages.ts';
import type { Order } from '#shared/orders/order.ts';
import { orderNumber } from '#shared/orders/order-number.ts';
import { type MailLanguage, mailTexts } from '#shared/texts/mail-texts.ts';

/** A service lasts this long, and its extra hours (docs/decisions.md). */
const SERVICE_HOURS = 1;

const TEXTS = {
  en: { order: 'Order', sign: 'On the sign', desk: 'Service desk' },
  de: { order: 'Bestellung', sign: 'Auf dem Schild', desk: 'Serviceschalter' },
  ru: { order: 'Заказ', sign: 'На табличке', desk: 'Стойка обслуживания' },
  zh: { order: '订单', sign: '接机牌上的姓名', desk: '服务台' },
  ja: { order: 'ご注文', sign: 'お名前ボード', desk: 'サービスデスク' },
  es: { order: 'Pedido', sign: 'En el cartel', desk: 'Mostrador de servicio' },
  ar: { order: 'الطلب', sign: 'الاسم على اللافتة', desk: 'مكتب الخدمة' },
} as const satisfies Record<MailLanguage, unknown>;

const STATUSES = {
  created: 'TENTATIVE',
  ordered: 'TENTATIVE',
  confirmed: 'CONFIRMED',
  active: 'CONFIRMED',
  cancelled: 'CANCELLED',
} as const satisfies Record<Order['status'], string>;

const partsOf = ({ assistant, porter }: Order) => [
  ...(assistant ? [{ service: 'assistant' as const, ...assistant }] : []),
  ...(porter ? [{ service: 'porter' as const, ...porter }] : []),
];
type Part = ReturnType<typeof partsOf>[number];

const partText = ({ service, meeting_point, destination }: Part, language: MailLanguage): string => {
  const words = mailTexts[language];
  return [
    words.services[service],
    `${words.from}: ${stopText(meeting_point, language)}`,
    `${words.to}: ${stopText(destination, language)}`,
  ].join('\n');
};

const description = (order: Order, airport: Airport, language: MailLanguage): string => {
  const texts = TEXTS[language];
  return [
    `${texts.order} ${orderNumber(order._id, airport._id)}`,
    ...partsOf(order).map((part) => partText(part, language)),
    `${texts.sign}: ${order.name_sign ?? ''}`,
    `${texts.desk}: ${airport.phone}`,
  ].join('\n\n');
};

const eventLines = (order: Order, airport: Airport, language: MailLanguage, now: Date): string[] => {
  const { date, hours, minutes } = order;
  const parts = partsOf(order);
  const [first] = parts;
  if (!date || hours === undefined || minutes === undefined || !first) {
    throw new Error(`order ${order._id} is not complete`);
  }
  const place = inLanguage(airport.name, language);
  const services = parts.map(({ service }) => mailTexts[language].services[service]).join(', ');
  const length = SERVICE_HOURS + Math.max(...parts.map(({ extra_hours }) => extra_hours));
  return [
    'BEGIN:VEVENT',
    `UID:order-${order._id}@airport-assist`,
    `SEQUENCE:${order.version}`,
    `DTSTAMP:${utcStamp(now.toISOString())}`,
    `LAST-MODIFIED:${utcStamp(order.updated_at)}`,
    `DTSTART${zonedTime({ date, hours, minutes })}`,
    `DURATION:PT${length}H`,
    `SUMMARY:${calendarText(`Airport Assist: ${services}, ${place}`)}`,
    `LOCATION:${calendarText(`${inLanguage(first.meeting_point.title, language)}, ${place}`)}`,
    `DESCRIPTION:${calendarText(description(order, airport, language))}`,
    `STATUS:${STATUSES[order.status]}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ];
};

/**
 * A booking as a calendar file (iCalendar, RFC 5545). The entry of an order keeps its identity and counts its
 * changes: opened again, a newer file replaces what an older one brought. A length instead of an end stays right
 * in the night that shows an hour twice.
 * @param language German for German readers, English for all others
 * @throws Error when the order has no date or service yet
 */
export const bookingCalendar = (order: Order, airport: Airport, language: SiteLanguage, now: Date): string =>
  calendarFile('PUBLISH', eventLines(order, airport, language === 'de' ? 'de' : 'en', now));
