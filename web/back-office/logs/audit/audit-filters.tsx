import { AUDITED_KINDS } from '#shared/audit/audit-kinds.ts';
import { DayRangeFields } from '#web/back-office/components/day-range-fields.tsx';
import { TextFilter } from '#web/back-office/components/record-table/text-filter.tsx';
import classes from '#web/back-office/components/records/records.module.css';
import { useTexts } from '#web/back-office/language/office-language.ts';
import type { AuditFilterState } from '#web/back-office/logs/audit/use-audit.ts';
import { Choice } from '#web/back-office/logs/choice.tsx';
import { ClearButton } from '#web/back-office/logs/clear-button.tsx';
import own from '#web/back-office/logs/logs.module.css';

/** Which entries of the audit log show. */
export const AuditFilters = ({ state }: { state: AuditFilterState }) => {
  const { t } = useTexts();
  const { filter, setFilter } = state;
  return (
    <div className={`${classes.filters} ${own.filters}`}>
      <div className={own.days}>
        <DayRangeFields
          fromLabel={t('office.days.from')}
          toLabel={t('office.days.to')}
          range={filter.range}
          onRange={(range) => setFilter({ range })}
        />
      </div>
      <Choice
        label={t('office.audit.kind')}
        value={filter.kind}
        options={AUDITED_KINDS}
        wordOf={(kind) => t(`office.audit.kind.${kind}`)}
        onChoose={(kind) => setFilter({ kind })}
      />
      <TextFilter
        label={t('office.audit.person')}
        value={filter.person}
        onChange={(person) => setFilter({ person })}
      />
      <TextFilter
        label={t('office.audit.subject')}
        value={filter.subject}
        onChange={(subject) => setFilter({ subject })}
      />
      <ClearButton state={state} />
    </div>
  );
};
