import type { OfficeKey } from '#shared/texts/office-en.ts';
import type { Translate } from '#web/back-office/language/office-language.ts';
import { type EditField, stopOf } from '#web/back-office/orders/panel/edit-fields.ts';

/** What a field of the form is called, where nothing around it says of which service and end it is. */
export const fieldWord = (field: EditField, t: Translate): string => {
  const stop = stopOf(field);
  if (!stop || stop === field) return t(`office.field.${field}` as OfficeKey);
  return `${t(`office.field.${stop}`)}, ${t(`office.field.${field.slice(stop.length + 1)}` as OfficeKey)}`;
};
