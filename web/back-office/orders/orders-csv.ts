import { clockText } from '#shared/calendar-date.ts';
import { codeOfAirport } from '#shared/catalogue/airport-ids.ts';
import { inLanguage } from '#shared/languages.ts';
import type { CsvColumn } from '#web/back-office/components/record-table/csv.ts';
import type { RouteStop } from '#web/back-office/components/route-line.tsx';
import type { OfficeLanguage, Translate } from '#web/back-office/language/office-language.ts';
import { routesOf } from '#web/back-office/orders/order-route.ts';
import { nameOf, type OrderRow } from '#web/back-office/orders/order-row.ts';

const words = ({ title, details }: RouteStop): string => (details ? `${title}, ${details}` : title);

/** The columns of the orders as a file; amounts in euros. */
export const ordersCsv = (t: Translate, language: OfficeLanguage): readonly CsvColumn<OrderRow>[] => {
  const stops = (order: OrderRow, end: 'from' | 'to'): string =>
    routesOf(order, t, language)
      .map((route) => words(route[end]))
      .join(' / ');
  return [
    { head: t('office.orders.column.order'), value: nameOf },
    { head: t('office.airport.label'), value: ({ airport }) => airport && codeOfAirport(airport) },
    {
      head: t('office.travel.label'),
      value: ({ travelType }) => travelType && t(`office.travel.${travelType}`),
    },
    { head: t('office.field.date'), value: ({ date }) => date },
    {
      head: t('office.field.time'),
      value: ({ hours = 0, minutes = 0 }) => clockText({ hours, minutes }),
    },
    { head: t('office.field.from'), value: (order) => stops(order, 'from') },
    { head: t('office.field.to'), value: (order) => stops(order, 'to') },
    {
      head: t('office.field.service'),
      value: ({ selected_service: service }) => service && t(`office.service.${service}`),
    },
    {
      head: t('office.field.language'),
      value: ({ assistant }) => assistant && inLanguage(assistant.language_name, language),
    },
    { head: t('office.field.persons'), value: ({ assistant }) => assistant?.persons },
    { head: t('office.field.bags'), value: ({ porter }) => porter?.bags },
    { head: t('office.field.bulky_luggage'), value: ({ porter }) => porter?.bulky_luggage },
    { head: t('office.field.name'), value: ({ address }) => address?.name },
    { head: t('office.field.name_sign'), value: ({ name_sign }) => name_sign },
    { head: t('office.field.phone'), value: ({ phone }) => phone },
    { head: t('office.field.email'), value: ({ email }) => email },
    { head: t('office.field.extra_requests'), value: ({ extra_requests }) => extra_requests },
    { head: t('office.field.admin_extra_request'), value: (order) => order.admin_extra_request },
    { head: t('office.orders.filter_status'), value: ({ status }) => t(`office.status.${status}`) },
    {
      head: t('office.details.section.payments'),
      value: ({ payment_status: status }) => status && t(`office.payment.${status}`),
    },
    { head: t('office.details.total'), value: ({ price }) => price?.total },
  ];
};
