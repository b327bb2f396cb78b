import type { OfficeKey } from '#shared/texts/office-en.ts';
import type { OfficeLanguage, Translate } from '#web/back-office/language/office-language.ts';
import type { OrderDetails } from '#web/back-office/orders/panel/use-order.ts';

type Change = OrderDetails['history'][number]['changes'][number];

/** Fields whose values are names of the program, and where the words for them are. */
const NAMED: Readonly<Record<string, string>> = {
  status: 'office.status',
  payment_status: 'office.payment',
  travelType: 'office.travel',
  selected_service: 'office.service',
};

/** A change of the history as it is read: the field, and what it was and is. */
export const changeWords = (
  { field, de, ...english }: Change,
  t: Translate,
  language: OfficeLanguage,
): [word: string, change: string] => {
  const words = (value: string | undefined): string => {
    if (value === undefined) return t('office.details.nothing');
    return field in NAMED ? t(`${NAMED[field]}.${value}` as OfficeKey) : value;
  };
  const { before, after } = language === 'de' && de ? de : english;
  return [
    t(`office.field.${field}` as OfficeKey),
    t('office.details.change', { before: words(before), after: words(after) }),
  ];
};
