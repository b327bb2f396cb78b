import type { PricedService, PriceLine } from '#shared/orders/price-calculation.ts';
import { formatAmount } from '#web/common/formats.ts';
import { useLanguages } from '#web/common/reference-data.ts';
import { useDraft } from '#web/public/booking/draft/draft-store.ts';
import { innerTitle, shortTitle } from '#web/public/booking/places/offer.ts';
import type { Quote, Tariff } from '#web/public/booking/summary/quote.ts';
import { useTariff } from '#web/public/booking/summary/use-tariff.ts';
import { type TextKey, type TextOf, useTexts } from '#web/public/language/texts.ts';
import { useMoney } from '#web/public/language/use-money.ts';

const COUNTED = {
  person: 'book.price.person',
  bag: 'book.price.bag',
  bulky: 'book.price.bulky',
  extra_hour_porter: 'book.price.extra_hour',
  extra_hour_assistant: 'book.price.extra_hour',
  extra_employee_assistant: 'book.price.extra_employee_assistant',
} as const satisfies Record<string, TextKey>;

const isCounted = (code: string): code is keyof typeof COUNTED => code in COUNTED;

type LineContext = {
  t: TextOf;
  money: (cents: number) => string;
  language: string;
  tariff: Tariff | undefined;
};

const wayName = (line: PriceLine, { ways }: Quote, t: TextOf): string => {
  const way = line.service === 'vip' ? undefined : ways[line.service];
  if (!way) return t('book.summary.way_open');
  return t('book.summary.way', {
    from: shortTitle(way.from.from_title, way.from.from_group),
    to: innerTitle(way.to.title, way.to.group),
  });
};

const nameOf = (line: PriceLine, quote: Quote, { t, money, language, tariff }: LineContext): string => {
  const { code, quantity } = line;
  if (code === 'location') return wayName(line, quote, t);
  if (code === 'language') return language;
  if (code === 'bag_base') {
    return t('book.price.bag_base', { count: tariff?.thresholds.bag_base_1_to_x ?? 1 });
  }
  if (code === 'person_base') {
    return t('book.price.person_base', { count: tariff?.thresholds.person_base_1_to_x ?? 1 });
  }
  return isCounted(code) ? t(COUNTED[code], { count: quantity, price: money(line.price) }) : '';
};

/** The lines of one service's price, named as in the summary and on the overview. */
export const usePriceLines = (quote: Quote | undefined, service: PricedService) => {
  const { t, language } = useTexts();
  const money = useMoney();
  const { tariff } = useTariff();
  const { assistant } = useDraft();
  const chosen = useLanguages(language).data?.find(({ _id }) => _id === assistant.language);
  if (!quote) return [];
  const context = { t, money, tariff, language: chosen?.name ?? t('book.price.language') };
  return quote.price.lines
    .filter((line) => line.service === service)
    .map((line) => ({
      code: line.code,
      name: nameOf(line, quote, context),
      amount:
        line.code === 'location' && line.service !== 'vip' && !quote.ways[line.service]
          ? '–'
          : formatAmount(line.sum, language),
    }));
};
