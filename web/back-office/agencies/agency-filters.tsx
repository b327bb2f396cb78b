import { Button } from '@mantine/core';
import IconX from '@tabler/icons-react/icons/IconX';
import type { AgencyFilterState } from '#web/back-office/agencies/use-agencies.ts';
import { TextFilter } from '#web/back-office/components/record-table/text-filter.tsx';
import classes from '#web/back-office/components/records/records.module.css';
import { Segment, SegmentGroup } from '#web/back-office/components/segment-group.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';

/** Which agencies the list shows. */
export const AgencyFilters = ({ state }: { state: AgencyFilterState }) => {
  const { t } = useTexts();
  const { filter, setFilter, isPreset, clear } = state;
  return (
    <div className={classes.filters}>
      <TextFilter
        label={t('office.agencies.filter.search')}
        value={filter.search}
        onChange={(search) => setFilter({ search })}
      />
      <SegmentGroup label={t('office.agencies.field.active')}>
        {(['', 'active', 'inactive'] as const).map((one) => (
          <Segment
            key={one}
            label={t(one ? `office.agencies.state.${one}` : 'office.agencies.state.all')}
            pressed={filter.state === one}
            onClick={() => setFilter({ state: one })}
          />
        ))}
      </SegmentGroup>
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
