import { ActionIcon, TextInput } from '@mantine/core';
import IconHistory from '@tabler/icons-react/icons/IconHistory';
import { useState } from 'react';
import { sellerOf } from '#shared/invoices/seller.ts';
import classes from '#web/back-office/catalogue/catalogue.module.css';
import { SettingControl } from '#web/back-office/catalogue/settings/setting-control.tsx';
import { grouped } from '#web/back-office/catalogue/settings/setting-groups.ts';
import { type SettingRow, useSettingForm } from '#web/back-office/catalogue/settings/use-setting-form.ts';
import { ValueTable } from '#web/back-office/catalogue/value-table.tsx';
import { ValuesSaveBar } from '#web/back-office/catalogue/values-save-bar.tsx';
import { StaleNote } from '#web/back-office/components/form/stale-note.tsx';
import { Unsaved } from '#web/back-office/components/unsaved.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';

type Props = {
  rows: readonly SettingRow[];
  reread: () => Promise<readonly SettingRow[] | undefined>;
  onHistory: (row: SettingRow) => void;
};

/** Whether invoices can be issued: which of the seller's data are missing, as they are saved. */
const SellerNote = ({ rows }: Pick<Props, 'rows'>) => {
  const { t, language } = useTexts();
  const { missing } = sellerOf({ settings: [...rows] });
  const names = rows.filter(({ key }) => missing.includes(key)).map((row) => row.readable_title[language]);
  return missing.length === 0 ? (
    <p className={classes.note}>{t('office.settings.seller.complete')}</p>
  ) : (
    <p className={classes.note} data-missing role="alert">
      {t('office.settings.seller.missing', { names: names.join(', ') })}
    </p>
  );
};

/** All settings in one editable form, by what they are for. */
export const SettingsForm = ({ rows, reread, onHistory }: Props) => {
  const { t, language } = useTexts();
  const form = useSettingForm(rows, reread);
  const [sought, setSought] = useState('');
  const isSought = ({ key, readable_title, readable_description }: SettingRow): boolean =>
    `${key} ${readable_title[language]} ${readable_description[language]}`
      .toLowerCase()
      .includes(sought.trim().toLowerCase());
  // What is wrong or not saved never hides behind a search.
  const shown = rows.filter((row) => isSought(row) || form.dirty.includes(row.key));
  const valueRow = (row: SettingRow) => ({
    key: row.key,
    title: row.readable_title[language],
    description: row.readable_description[language],
    control: <SettingControl row={row} form={form} />,
    aside: (
      <ActionIcon
        variant="subtle"
        aria-label={t('office.settings.history', { title: row.readable_title[language] })}
        onClick={() => onHistory(row)}
      >
        <IconHistory size={19} stroke={1.9} aria-hidden />
      </ActionIcon>
    ),
  });
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
      <TextInput
        className={classes.find ?? ''}
        mb={14}
        type="search"
        label={t('office.settings.find')}
        value={sought}
        onChange={(event) => setSought(event.currentTarget.value)}
      />
      {form.meanwhile && (
        <StaleNote
          text={t('office.catalogue.stale')}
          stored={form.meanwhile.map(({ field, isTyped }) => {
            const row = rows.find(({ key }) => key === field);
            return { label: row?.readable_title[language] ?? field, now: String(row?.value ?? ''), isTyped };
          })}
        />
      )}
      {shown.length === 0 && <p role="status">{t('office.table.empty')}</p>}
      {grouped(shown).map(({ name, title, rows: own }) => (
        <section key={name} className={classes.panel}>
          <h2>{t(title)}</h2>
          {name === 'seller' && <SellerNote rows={rows} />}
          <ValueTable
            label={t(title)}
            heads={{
              title: t('office.catalogue.column.title'),
              value: t('office.settings.column.value'),
              description: t('office.catalogue.column.description'),
              aside: t('office.catalogue.history'),
            }}
            rows={own.map(valueRow)}
          />
        </section>
      ))}
      <ValuesSaveBar count={form.dirty.length} isBusy={form.isBusy} onDiscard={form.drop} />
    </form>
  );
};
