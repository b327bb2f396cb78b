import { Button } from '@mantine/core';
import classes from '#web/back-office/components/records/panel.module.css';
import { euros } from '#web/back-office/language/formats.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import {
  differingFields,
  type EditField,
  type EditInput,
} from '#web/back-office/orders/panel/edit-fields.ts';
import { fieldWord } from '#web/back-office/orders/panel/edit-words.ts';
import type { EditState } from '#web/back-office/orders/panel/use-edit.ts';

type PreviewProps = Pick<EditState, 'preview'> & { /** In euros. */ oldPrice: number | undefined };

/** The new price, and what it means for the payment, before anything is saved. */
export const Preview = ({ preview, oldPrice }: PreviewProps) => {
  const { t, language } = useTexts();
  if (!preview) return null;
  const price = euros(preview.calculated_amount, language);
  const held = euros(preview.authorized_amount, language);
  return (
    <div className={classes.preview} role="status">
      <b>{t('office.edit.new_price', { price })}</b>
      {oldPrice !== undefined && oldPrice !== preview.calculated_amount && (
        <p>{t('office.edit.old_price', { price: euros(oldPrice, language) })}</p>
      )}
      {t(`office.edit.meaning.${preview.repricing}`, { price, held })}
    </div>
  );
};

type StaleProps = {
  before: EditInput;
  after: EditInput;
  words: (field: EditField, value: string) => string;
  onTakeOver: () => void;
};

/** What others have changed since the form opened; one's own changes can be kept over it. */
export const Stale = ({ before, after, words, onTakeOver }: StaleProps) => {
  const { t } = useTexts();
  const nothing = t('office.details.nothing');
  const fields = differingFields(before, after);
  return (
    <div className={classes.stale} role="alert">
      <b>{t('office.edit.stale')}</b>
      {fields.length > 0 && <p>{t('office.edit.stale_list')}</p>}
      <ul>
        {fields.map((field) => (
          <li key={field}>
            {fieldWord(field, t)}:{' '}
            {t('office.details.change', {
              before: words(field, before[field]) || nothing,
              after: words(field, after[field]) || nothing,
            })}
          </li>
        ))}
      </ul>
      <Button variant="default" onClick={onTakeOver}>
        {t('office.edit.take_over')}
      </Button>
    </div>
  );
};
