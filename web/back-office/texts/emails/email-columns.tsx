import { createColumnHelper } from '@tanstack/react-table';
import type {
  RecordColumns,
  recordFeatures,
} from '#web/back-office/components/record-table/record-features.ts';
import { type Translate, useTexts } from '#web/back-office/language/office-language.ts';
import { Chipped } from '#web/back-office/texts/chipped.tsx';
import { CATEGORIES, type EmailRow } from '#web/back-office/texts/emails/use-emails.ts';
import classes from '#web/back-office/texts/texts.module.css';

const column = createColumnHelper<typeof recordFeatures, EmailRow>();

/** A category in words; one that is not known here by its own name. */
export const categoryWord = (category: string, t: Translate): string => {
  const known = CATEGORIES.find((one) => one === category);
  return known ? t(`office.emails.category.${known}`) : category;
};

export const TitleButton = ({ row, onOpen }: { row: EmailRow; onOpen: (id: string) => void }) => (
  <button type="button" className={classes.key} onClick={() => onOpen(row._id)}>
    {row.title}
  </button>
);

export const Status = ({ row }: { row: EmailRow }) => {
  const { t } = useTexts();
  return (
    <span className={row.active ? undefined : classes.lacks}>
      {t(row.active ? 'office.emails.status.active' : 'office.emails.status.inactive')}
    </span>
  );
};

export const emailColumns = (t: Translate, onOpen: (id: string) => void): RecordColumns<EmailRow> =>
  column.columns([
    column.accessor(({ title }) => title, {
      id: 'title',
      header: t('office.emails.field.title'),
      cell: ({ row }) => <TitleButton row={row.original} onOpen={onOpen} />,
      meta: { isRowHeader: true },
    }),
    column.accessor(({ languages }) => languages.en.subject, {
      id: 'subject',
      header: t('office.emails.field.subject'),
      cell: ({ row }) => <Chipped text={row.original.languages.en.subject} />,
    }),
    column.accessor(({ category }) => category, {
      id: 'category',
      header: t('office.emails.category'),
      cell: ({ row }) => categoryWord(row.original.category, t),
    }),
    column.display({
      id: 'status',
      header: t('office.emails.field.status'),
      cell: ({ row }) => <Status row={row.original} />,
    }),
  ]);
