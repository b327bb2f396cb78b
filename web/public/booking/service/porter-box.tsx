import IconLuggage from '@tabler/icons-react/icons/IconLuggage';
import type { PorterCounts } from '#web/public/booking/draft/draft.ts';
import { changeService } from '#web/public/booking/draft/draft-changes.ts';
import { changeDraft, useDraft } from '#web/public/booking/draft/draft-store.ts';
import { RouteFields } from '#web/public/booking/service/route-fields.tsx';
import { Box } from '#web/public/booking/steps/box.tsx';
import { useQuote, useTariff } from '#web/public/booking/summary/use-tariff.ts';
import { Icon } from '#web/public/controls/icon.tsx';
import { Stepper } from '#web/public/controls/stepper.tsx';
import { useTexts } from '#web/public/language/texts.ts';
import { useMoney } from '#web/public/language/use-money.ts';

const change = (counts: Partial<PorterCounts>) =>
  changeDraft((draft) => changeService(draft, { porter: { ...draft.porter, ...counts } }));

/** Way and luggage of the porter. */
export const PorterBox = () => {
  const { t } = useTexts();
  const money = useMoney();
  const { porter } = useDraft();
  const { tariff } = useTariff();
  const quote = useQuote();
  if (!tariff) return null;
  const { prices, thresholds } = tariff;
  return (
    <Box
      title={t('service.porter')}
      icon={<Icon of={IconLuggage} size={28} />}
      end={quote && money(quote.price.porter)}
    >
      <RouteFields service="porter" />
      <div className="steppers steppers-last">
        <Stepper
          name="porter.bags"
          label={t('book.service.bags')}
          hint={t('book.service.included', { count: thresholds.bag_base_1_to_x })}
          value={porter.bags}
          least={1}
          onChange={(bags) => change({ bags })}
        />
        <Stepper
          name="porter.bulky_luggage"
          label={t('book.service.bulky_luggage')}
          hint={t('book.service.each', { price: money(prices.bulky) })}
          value={porter.bulky_luggage}
          least={0}
          onChange={(bulky_luggage) => change({ bulky_luggage })}
        />
        <Stepper
          name="porter.extra_hours"
          label={t('book.service.extra_hours')}
          hint={t('book.service.per_hour', { price: money(prices.extra_hour_porter) })}
          value={porter.extra_hours}
          least={0}
          onChange={(extra_hours) => change({ extra_hours })}
        />
      </div>
    </Box>
  );
};
