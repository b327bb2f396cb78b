import type { LocationService } from '#shared/catalogue/location.ts';
import { usePriceLines } from '#web/public/booking/summary/price-lines.tsx';
import { useQuote } from '#web/public/booking/summary/use-tariff.ts';
import { useTexts } from '#web/public/language/texts.ts';
import { useMoney } from '#web/public/language/use-money.ts';

/** The lines of one service's price with their sum. */
export const PriceTable = ({ service }: { service: LocationService }) => {
  const { t } = useTexts();
  const money = useMoney();
  const quote = useQuote();
  const lines = usePriceLines(quote, service);
  const name = t(`service.${service}`);
  return (
    <table className="price-table">
      <caption className="reading-aid">{t('book.overview.prices', { service: name })}</caption>
      <thead className="reading-aid">
        <tr>
          <th scope="col">{t('book.overview.item')}</th>
          <th scope="col">{t('book.overview.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.code}>
            <td>{line.code === 'location' ? t('book.price.location') : line.name}</td>
            <td>{line.amount}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td>{name}</td>
          <td>{quote && money(quote.price[service])}</td>
        </tr>
      </tfoot>
    </table>
  );
};
