import { callPrices, type PriceLists, type PriceRows } from '#web/back-office/catalogue/prices/use-prices.ts';
import { typedEuros } from '#web/back-office/catalogue/typed-euros.ts';
import { useValueForm } from '#web/back-office/catalogue/use-value-form.ts';
import { useAlerts } from '#web/back-office/components/alerts.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { ApiError } from '#web/common/call-api.ts';

type Wanted = {
  rows: PriceRows;
  planned: PriceLists['planned'][number] | undefined;
  reread: () => Promise<PriceRows | undefined>;
};

/** Prices by their code, as the form holds them. */
const valuesOf = (rows: PriceRows) =>
  Object.fromEntries(rows.map(({ code, price }) => [code, price.toFixed(2)]));

/** The prices of a list as they are typed, and their saving. */
export const usePriceForm = ({ rows, planned, reread }: Wanted) => {
  const { t } = useTexts();
  const { success, danger } = useAlerts();
  const { edited, form, isBusy, setBusy, meanwhile, layOver, refuse, drop } = useValueForm(valuesOf(rows));
  const priceOf = (code: string): number => typedEuros(edited.value(code)) ?? 0;

  const send = () =>
    planned
      ? callPrices('PUT /api/prices/{date}', {
          params: { date: planned.from },
          body: {
            version: planned.version,
            prices: rows.map(({ code }) => ({ code, price: priceOf(code) })),
          },
        })
      : callPrices('PUT /api/prices', {
          body: rows
            .filter(({ code }) => edited.dirty.includes(code))
            .map(({ code, price }) => ({ code, price: priceOf(code), was: price })),
        });

  const fail = async (error: unknown): Promise<void> => {
    danger(t('office.catalogue.not_saved'), { error });
    if (!(error instanceof ApiError)) return;
    const isStale = error.status === 409;
    // What was typed stays, over the prices as they are by now.
    const stored = isStale ? await reread() : undefined;
    if (stored) layOver(valuesOf(stored));
    refuse(
      Object.fromEntries(
        Object.keys(error.fields).map((code) => [
          code,
          t(isStale ? 'office.catalogue.error.changed' : 'office.catalogue.error.price.amount'),
        ]),
      ),
    );
  };

  const save = async (): Promise<void> => {
    if (isBusy || edited.dirty.length === 0) return;
    const wrong = rows.filter(({ code }) => typedEuros(edited.value(code)) === undefined);
    if (wrong.length > 0) {
      refuse(Object.fromEntries(wrong.map(({ code }) => [code, t('office.catalogue.error.price.amount')])));
      return;
    }
    setBusy(true);
    try {
      await send();
      success(t('office.prices.saved'));
      await reread();
      drop();
    } catch (error) {
      await fail(error);
    } finally {
      setBusy(false);
    }
  };
  return { ...edited, drop, meanwhile, form, isBusy, save: (): void => void save() };
};
