import { commaOf, inLanguage } from '#shared/languages.ts';
import type { OrderStop } from '#shared/orders/order.ts';
import { type MailLanguage, mailTexts } from '#shared/texts/mail-texts.ts';

/** A stop in one line of plain text: `Gate, Terminal 1, flight LH717`. */
export const stopText = (stop: OrderStop, language: MailLanguage): string => {
  const words = mailTexts[language];
  const details = [
    stop.flight_nr && `${words.flight} ${stop.flight_nr}`,
    stop.train_nr && `${words.train} ${stop.train_nr}`,
    stop.train_cart && `${words.cart} ${stop.train_cart}`,
    stop.train_seat && `${words.seat} ${stop.train_seat}`,
  ];
  return [inLanguage(stop.title, language), ...details.filter(Boolean)].join(commaOf(language));
};
