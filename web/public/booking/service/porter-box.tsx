import IconLuggage from '@tabler/icons-react/icons/IconLuggage';
import { CountField, PartBox } from '#web/public/booking/service/part-box.tsx';
import { useTariff } from '#web/public/booking/summary/use-tariff.ts';
import { Icon } from '#web/public/controls/icon.tsx';
import { useTexts } from '#web/public/language/texts.ts';
import { useMoney } from '#web/public/language/use-money.ts';

/** Way and luggage of the porter. */
export const PorterBox = () => {
  const { t } = useTexts();
  const money = useMoney();
  const { tariff } = useTariff();
  if (!tariff) return null;
  const { prices, thresholds } = tariff;
  const included = t('book.service.included', { count: thresholds.bag_base_1_to_x });
  const each = t('book.service.each', { price: money(prices.bulky) });
  const perHour = t('book.service.per_hour', { price: money(prices.extra_hour_porter) });
  return (
    <PartBox service="porter" icon={<Icon of={IconLuggage} size={28} />}>
      <div className="steppers steppers-last">
        <CountField service="porter" name="bags" least={1} hint={included} />
        <CountField service="porter" name="bulky_luggage" least={0} hint={each} />
        <CountField service="porter" name="extra_hours" least={0} hint={perHour} />
      </div>
    </PartBox>
  );
};
