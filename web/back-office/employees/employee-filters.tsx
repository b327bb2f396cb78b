import { Button, Select } from '@mantine/core';
import IconX from '@tabler/icons-react/icons/IconX';
import { QUALIFICATIONS } from '#shared/employees/qualifications.ts';
import { airportsInScope } from '#shared/users/airport-scope.ts';
import { TextFilter } from '#web/back-office/components/record-table/text-filter.tsx';
import { AirportChoice } from '#web/back-office/components/records/airport-choice.tsx';
import classes from '#web/back-office/components/records/records.module.css';
import { Segment, SegmentGroup } from '#web/back-office/components/segment-group.tsx';
import own from '#web/back-office/employees/employees.module.css';
import { type EmployeeFilterState, useLanguages } from '#web/back-office/employees/use-employees.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { useCurrentUser } from '#web/back-office/session/current-user.tsx';
import { OnlyFor } from '#web/back-office/session/only-for.tsx';

type Props = { state: EmployeeFilterState };

const QualificationChoice = ({ state: { filter, setFilter } }: Props) => {
  const { t } = useTexts();
  return (
    <SegmentGroup label={t('office.people.field.Qualifications')}>
      {(['', ...QUALIFICATIONS] as const).map((qualification) => (
        <Segment
          key={qualification}
          label={t(qualification ? `office.people.qualification.${qualification}` : 'office.people.all')}
          pressed={filter.qualification === qualification}
          onClick={() => setFilter({ qualification })}
        />
      ))}
    </SegmentGroup>
  );
};

/** Which employees the list shows (back-office specification, section 2, "Employees screen"). */
export const EmployeeFilters = ({ state }: Props) => {
  const { t } = useTexts();
  const languages = useLanguages();
  const { filter, setFilter, isPreset, clear } = state;
  return (
    <div className={`${classes.filters} ${own.filters}`}>
      {(['name', 'email', 'phone'] as const).map((field) => (
        <TextFilter
          key={field}
          label={t(`office.people.filter.${field}`)}
          value={filter[field]}
          onChange={(text) => setFilter({ [field]: text })}
        />
      ))}
      <Select
        searchable
        clearable
        className={own.choice ?? ''}
        aria-label={t('office.people.filter.language')}
        placeholder={t('office.people.filter.language')}
        nothingFoundMessage={t('office.nothing_found')}
        clearButtonProps={{ 'aria-label': t('office.table.clear') }}
        data={languages}
        value={filter.language || null}
        onChange={(language) => setFilter({ language: language ?? '' })}
      />
      <QualificationChoice state={state} />
      <OnlyFor roles={['admin']}>
        <AirportChoice
          value={filter.airport}
          airports={airportsInScope(useCurrentUser())}
          onChange={(airport) => setFilter({ airport })}
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
