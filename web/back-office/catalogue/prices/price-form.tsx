import classes from '#web/back-office/catalogue/catalogue.module.css';
import { usePriceForm } from '#web/back-office/catalogue/prices/use-price-form.ts';
import type { PriceRows, Prices } from '#web/back-office/catalogue/prices/use-prices.ts';
import { titleId, ValueTable } from '#web/back-office/catalogue/value-table.tsx';
import { ValuesSaveBar } from '#web/back-office/catalogue/values-save-bar.tsx';
import { AmountField } from '#web/back-office/components/form/number-field.tsx';
import { StaleNote } from '#web/back-office/components/form/stale-note.tsx';
import { Unsaved } from '#web/back-office/components/unsaved.tsx';
import { euros } from '#web/back-office/language/formats.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';

type Props = Pick<Prices, 'planned' | 'reread'> & { rows: PriceRows; now: PriceRows };

/** All prices of a list in an editable form: gross, in euros. */
export const PriceForm = ({ rows, now, planned, reread }: Props) => {
  const { t, language } = useTexts();
  const form = usePriceForm({ rows, planned, reread });
  const today = (code: string): string | undefined => {
    const row = now.find((one) => one.code === code);
    return row && t('office.prices.today', { price: euros(row.price, language) });
  };
  const table = rows.map(({ code, readable_title, readable_description }) => ({
    key: code,
    title: readable_title[language],
    description: readable_description[language],
    control: (
      <AmountField
        required
        aria-labelledby={titleId(code)}
        value={form.value(code)}
        error={form.errors[code]}
        rightSection="€"
        disabled={form.isBusy}
        onType={(text) => form.type(code, text)}
      />
    ),
    aside: planned && today(code),
  }));
  return (
    <form
      ref={form.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.save();
      }}
    >
      <Unsaved isDirty={form.dirty.length > 0} />
      {form.meanwhile && (
        <StaleNote
          text={t('office.catalogue.stale')}
          stored={form.meanwhile.map(({ field, isTyped }) => {
            const row = rows.find(({ code }) => code === field);
            return {
              label: row?.readable_title[language] ?? field,
              now: row ? euros(row.price, language) : '',
              isTyped,
            };
          })}
        />
      )}
      <section className={`${classes.panel} ${classes.amounts}`}>
        <ValueTable
          label={t('office.prices.title')}
          heads={{
            title: t('office.catalogue.column.title'),
            value: t('office.prices.column.price'),
            description: t('office.catalogue.column.description'),
            ...(planned && { aside: t('office.prices.column.today') }),
          }}
          rows={table}
        />
      </section>
      <ValuesSaveBar count={form.dirty.length} isBusy={form.isBusy} onDiscard={form.drop} />
    </form>
  );
};
