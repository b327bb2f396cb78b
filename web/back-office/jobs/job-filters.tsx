import { Button, Select } from '@mantine/core';
import IconX from '@tabler/icons-react/icons/IconX';
import { TextFilter } from '#web/back-office/components/record-table/text-filter.tsx';
import { AirportChoice } from '#web/back-office/components/records/airport-choice.tsx';
import classes from '#web/back-office/components/records/records.module.css';
import { Segment, SegmentGroup } from '#web/back-office/components/segment-group.tsx';
import { DateFilters } from '#web/back-office/jobs/date-filters.tsx';
import own from '#web/back-office/jobs/jobs.module.css';
import type { JobFilterState } from '#web/back-office/jobs/use-job-filter.ts';
import { useTerms } from '#web/back-office/jobs/use-terms.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { OnlyFor } from '#web/back-office/session/only-for.tsx';

type Props = { state: JobFilterState };

/** Who is kept to Munich chooses between the services: the server shows assistants where nothing is said. */
const ServiceChoice = ({ state: { filter, setFilter, presetService } }: Props) => {
  const { t } = useTexts();
  const services = ['assistant', 'porter'] as const;
  return (
    <SegmentGroup label={t('office.jobs.filter_service')}>
      {(presetService === 'all' ? (['all', ...services] as const) : services).map((service) => (
        <Segment
          key={service}
          label={service === 'all' ? t('office.jobs.all') : t(`office.service.${service}`)}
          pressed={filter.service === service}
          onClick={() => setFilter({ service })}
        />
      ))}
    </SegmentGroup>
  );
};

const StatusChoice = ({ state: { filter, setFilter } }: Props) => {
  const { t } = useTexts();
  return (
    <SegmentGroup label={t('office.orders.filter_status')}>
      {(['all', 'new', 'active', 'cancelled'] as const).map((status) => (
        <Segment
          key={status}
          label={status === 'all' ? t('office.jobs.all') : t(`office.jobs.status.${status}`)}
          pressed={filter.status === status}
          onClick={() => setFilter({ status })}
        />
      ))}
    </SegmentGroup>
  );
};

const NameChoices = ({ state: { filter, setFilter } }: Props) => {
  const { t } = useTexts();
  const terms = useTerms();
  const choice = (name: 'employee' | 'agency', data: { value: string; label: string }[]) => (
    <Select
      searchable
      clearable
      className={own.choice ?? ''}
      aria-label={t(`office.jobs.filter_${name}`)}
      placeholder={t(`office.jobs.filter_${name}`)}
      nothingFoundMessage={t('office.jobs.nothing_found')}
      clearButtonProps={{ 'aria-label': t('office.table.clear') }}
      data={data}
      value={filter[name] || null}
      onChange={(value) => setFilter({ [name]: value ?? '' })}
    />
  );
  return (
    <>
      {choice('employee', terms.employees)}
      {choice('agency', terms.agencies)}
    </>
  );
};

/** Days and airport for everybody; the rest for admins (back-office specification, section 6). */
export const JobFilters = ({ state }: Props) => {
  const { t } = useTexts();
  const { filter, airports, setFilter, isPreset, clear } = state;
  return (
    <div className={classes.filters}>
      <DateFilters state={state} />
      <AirportChoice
        value={filter.airport}
        airports={airports}
        onChange={(airport) => setFilter({ airport })}
      />
      <OnlyFor roles={['admin']}>
        <ServiceChoice state={state} />
        <StatusChoice state={state} />
        <NameChoices state={state} />
        <TextFilter
          label={t('office.jobs.filter_reference')}
          value={filter.reference}
          onChange={(reference) => setFilter({ reference })}
        />
      </OnlyFor>
      {!isPreset && (
        <Button
          variant="subtle"
          px={6}
          leftSection={<IconX size={18} stroke={1.9} aria-hidden />}
          onClick={clear}
        >
          {t('office.table.clear')}
        </Button>
      )}
    </div>
  );
};
