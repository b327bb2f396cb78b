import { createColumnHelper } from '@tanstack/react-table';
import { Link } from 'react-router';
import classes from '#web/back-office/agencies/agencies.module.css';
import { type AgencyRow, FORM_PANEL } from '#web/back-office/agencies/use-agencies.ts';
import type { CsvColumn } from '#web/back-office/components/record-table/csv.ts';
import type {
  RecordColumns,
  recordFeatures,
} from '#web/back-office/components/record-table/record-features.ts';
import { type Translate, useTexts } from '#web/back-office/language/office-language.ts';

const column = createColumnHelper<typeof recordFeatures, AgencyRow>();

/** The agency's short name leads to its form. */
export const AgencyName = ({ agency }: { agency: AgencyRow }) => (
  <span className={classes.name}>
    <Link to={`?${FORM_PANEL}=${agency._id}`}>{agency.short}</Link>
    <small>{agency.name}</small>
  </span>
);

export const AgencyAddress = ({ agency: { company, zip, city } }: { agency: AgencyRow }) => (
  <span className={classes.two}>
    {company}
    <small>{`${zip} ${city}`.trim()}</small>
  </span>
);

export const AgencyTerms = ({ agency: { payment_terms, tax, concession } }: { agency: AgencyRow }) => {
  const { t, language } = useTexts();
  const number = new Intl.NumberFormat(language);
  const rates = { tax: number.format(tax), concession: number.format(concession) };
  return (
    <span className={classes.two}>
      {t('office.agencies.terms', { count: payment_terms })}
      <small>{t('office.agencies.rates', rates)}</small>
    </span>
  );
};

export const AgencyState = ({ agency: { active } }: { agency: AgencyRow }) => {
  const { t } = useTexts();
  return (
    <span className={classes.state} data-off={!active || undefined}>
      {t(active ? 'office.agencies.state.active' : 'office.agencies.state.inactive')}
    </span>
  );
};

export const agencyColumns = (t: Translate): RecordColumns<AgencyRow> =>
  column.columns([
    column.accessor('short', {
      // The one order that a table has is called so.
      id: 'date',
      header: t('office.agencies.column.name'),
      cell: ({ row }) => <AgencyName agency={row.original} />,
      meta: { isRowHeader: true },
    }),
    column.display({
      id: 'address',
      header: t('office.agencies.field.company'),
      cell: ({ row }) => <AgencyAddress agency={row.original} />,
    }),
    column.display({
      id: 'debitor',
      header: t('office.agencies.field.debitor'),
      cell: ({ row }) => row.original.debitor,
    }),
    column.display({
      id: 'terms',
      header: t('office.agencies.column.terms'),
      cell: ({ row }) => <AgencyTerms agency={row.original} />,
    }),
    column.display({
      id: 'email',
      header: t('office.agencies.field.contact_email'),
      cell: ({ row }) => row.original.contact_email,
    }),
    column.display({
      id: 'state',
      header: t('office.agencies.column.state'),
      cell: ({ row }) => <AgencyState agency={row.original} />,
    }),
  ]);

const IN_FILE = [
  'short',
  'name',
  'company',
  'street',
  'co',
  'zip',
  'city',
  'country',
  'debitor',
  'vat_id',
  'payment_terms',
  'tax',
  'concession',
  'default_language',
  'contact_email',
] as const;

export const agencyCsv = (t: Translate): CsvColumn<AgencyRow>[] => [
  ...IN_FILE.map((name) => ({
    head: t(`office.agencies.field.${name}`),
    value: (row: AgencyRow) => row[name],
  })),
  {
    head: t('office.agencies.column.state'),
    value: ({ active }) => t(active ? 'office.agencies.state.active' : 'office.agencies.state.inactive'),
  },
];
