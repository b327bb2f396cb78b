import { MAIL_STATES, MAIL_TEMPLATES } from '#shared/emails/mail-names.ts';
import { DayRangeFields } from '#web/back-office/components/day-range-fields.tsx';
import { TextFilter } from '#web/back-office/components/record-table/text-filter.tsx';
import classes from '#web/back-office/components/records/records.module.css';
import { Segment, SegmentGroup } from '#web/back-office/components/segment-group.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { Choice } from '#web/back-office/logs/choice.tsx';
import { ClearButton } from '#web/back-office/logs/clear-button.tsx';
import own from '#web/back-office/logs/logs.module.css';
import type { MailFilterState } from '#web/back-office/logs/mails/use-mails.ts';

/** Which mails show. */
export const MailFilters = ({ state }: { state: MailFilterState }) => {
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
      <TextFilter label={t('office.mails.to')} value={filter.to} onChange={(to) => setFilter({ to })} />
      <Choice
        label={t('office.mails.template')}
        value={filter.template}
        options={MAIL_TEMPLATES}
        wordOf={(template) => t(`office.mails.template.${template}`)}
        onChoose={(template) => setFilter({ template })}
      />
      <SegmentGroup label={t('office.mails.state')}>
        {(['', ...MAIL_STATES] as const).map((one) => (
          <Segment
            key={one}
            label={t(`office.mails.state.${one || 'all'}`)}
            pressed={filter.state === one}
            onClick={() => setFilter({ state: one })}
          />
        ))}
      </SegmentGroup>
      <ClearButton state={state} />
    </div>
  );
};
