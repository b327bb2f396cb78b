import { Button, Select } from '@mantine/core';
import IconX from '@tabler/icons-react/icons/IconX';
import { DayField } from '#web/back-office/components/day-field.tsx';
import { DayRangeFields } from '#web/back-office/components/day-range-fields.tsx';
import { TextFilter } from '#web/back-office/components/record-table/text-filter.tsx';
import classes from '#web/back-office/components/records/records.module.css';
import { Segment, SegmentGroup } from '#web/back-office/components/segment-group.tsx';
import { useAgencies } from '#web/back-office/invoices/form/use-agencies.ts';
import { CASES, KINDS } from '#web/back-office/invoices/invoice-filter.ts';
import own from '#web/back-office/invoices/invoices.module.css';
import type { InvoiceFilterState } from '#web/back-office/invoices/use-invoice-filter.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { OnlyFor } from '#web/back-office/session/only-for.tsx';

type Props = { state: InvoiceFilterState };

/** Days of the invoice, and days of the services it bills. */
const DayFilters = ({ state: { filter, setFilter } }: Props) => {
  const { t } = useTexts();
  const { range, periodFrom, periodTo } = filter;
  return (
    <>
      <div className={own.days}>
        <DayRangeFields
          fromLabel={t('office.invoices.date_from')}
          toLabel={t('office.invoices.date_to')}
          range={range}
          onRange={(chosen) => setFilter({ range: chosen })}
        />
      </div>
      <div className={own.days}>
        <DayField
          label={t('office.invoices.period_from')}
          value={periodFrom}
          isOptional
          onDay={(day) => setFilter({ periodFrom: day, ...(day && periodTo < day && { periodTo: '' }) })}
        />
        <DayField
          label={t('office.invoices.period_to')}
          value={periodTo}
          min={periodFrom}
          isOptional
          refusal={(day) => (day < periodFrom ? t('office.days.reversed') : undefined)}
          onDay={(day) => setFilter({ periodTo: day })}
        />
      </div>
    </>
  );
};

const Toggles = ({ state: { filter, setFilter } }: Props) => {
  const { t } = useTexts();
  return (
    <>
      <SegmentGroup label={t('office.invoices.column.type')}>
        {KINDS.map((kind) => (
          <Segment
            key={kind}
            label={t(`office.invoices.kind.${kind}`)}
            pressed={filter.kind === kind}
            onClick={() => setFilter({ kind })}
          />
        ))}
      </SegmentGroup>
      <SegmentGroup label={t('office.invoices.column.use_case')}>
        {CASES.map((useCase) => (
          <Segment
            key={useCase}
            label={t(`office.invoices.case.${useCase}`)}
            pressed={filter.useCase === useCase}
            onClick={() => setFilter({ useCase })}
          />
        ))}
      </SegmentGroup>
    </>
  );
};

const AgencyChoice = ({ state: { filter, setFilter } }: Props) => {
  const { t } = useTexts();
  const agencies = useAgencies().data?.rows ?? [];
  return (
    <Select
      searchable
      clearable
      className={own.choice ?? ''}
      aria-label={t('office.invoices.column.agency')}
      placeholder={t('office.invoices.column.agency')}
      nothingFoundMessage={t('office.invoices.nothing_found')}
      clearButtonProps={{ 'aria-label': t('office.table.clear') }}
      data={agencies.map(({ _id, short, name }) => ({ value: String(_id), label: `${short}, ${name}` }))}
      value={filter.agency || null}
      onChange={(agency) => setFilter({ agency: agency ?? '' })}
    />
  );
};

/** What the list shows; the agency is chosen by admins only (back-office specification, section 2). */
export const InvoiceFilters = ({ state }: Props) => {
  const { t } = useTexts();
  return (
    <div className={`${classes.filters} ${own.filters}`}>
      <DayFilters state={state} />
      <TextFilter
        label={t('office.invoices.search')}
        value={state.filter.number}
        onChange={(number) => state.setFilter({ number })}
      />
      <OnlyFor roles={['admin']}>
        <AgencyChoice state={state} />
      </OnlyFor>
      <Toggles state={state} />
      {!state.isPreset && (
        <Button
          variant="subtle"
          px={6}
          leftSection={<IconX size={18} stroke={1.9} aria-hidden />}
          onClick={state.clear}
        >
          {t('office.table.clear')}
        </Button>
      )}
    </div>
  );
};
