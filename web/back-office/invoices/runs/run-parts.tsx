import IconAlertTriangle from '@tabler/icons-react/icons/IconAlertTriangle';
import { codeOfAirport } from '#shared/catalogue/airport-ids.ts';
import { runReason } from '#shared/invoices/run-reason.ts';
import { useRangeText } from '#web/back-office/components/day-pager/range-picker.tsx';
import own from '#web/back-office/invoices/runs/runs.module.css';
import type { Run } from '#web/back-office/invoices/runs/use-runs.ts';
import { whenText } from '#web/back-office/language/formats.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';

type Props = { run: Run };

/** Which period, airports and kind of documents a run is about. */
export const RunTitle = ({ run: { period_from, period_to, airports, draft, force_new } }: Props) => {
  const { t } = useTexts();
  const days = useRangeText({ from: period_from, to: period_to });
  return [
    days,
    airports.map(codeOfAirport).join(' + '),
    t(`office.invoices.run.kind.${draft ? 'draft' : 'final'}`),
    ...(force_new ? [t('office.invoices.run.force_new')] : []),
  ].join(', ');
};

/** When it began, and by whom; by the clock where there is nobody. */
export const RunStart = ({
  run: { created_at, started_by },
}: {
  run: Pick<Run, 'created_at' | 'started_by'>;
}) => {
  const { t, language } = useTexts();
  const when = whenText(created_at, language);
  return started_by
    ? t('office.invoices.run.started_by', { when, name: started_by })
    : t('office.invoices.run.started', { when });
};

/** The agencies that could not be billed, each with its reason. */
export const Failures = ({ run: { failures } }: Props) => {
  const { t, language } = useTexts();
  if (failures.length === 0) return null;
  return (
    <ul className={own.failures} aria-label={t('office.invoices.run.failures')}>
      {failures.map(({ agency_id, agency_name, airport, ...failure }) => (
        <li key={`${agency_id} ${airport}`}>
          <IconAlertTriangle size={19} stroke={1.9} aria-hidden />
          <b>
            {agency_name}, {codeOfAirport(airport)}
          </b>
          <span>{runReason(failure, language)}</span>
        </li>
      ))}
    </ul>
  );
};
