import { VisuallyHidden } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/icons/IconAlertTriangle';
import IconUser from '@tabler/icons-react/icons/IconUser';
import useSWR from 'swr';
import { clockText } from '#shared/calendar-date.ts';
import { codeOfAirport, isAirportId } from '#shared/catalogue/airport-ids.ts';
import type { JobsApi } from '#shared/jobs/jobs-api.ts';
import { RouteLine } from '#web/back-office/components/route-line.tsx';
import classes from '#web/back-office/jobs/import/import.module.css';
import { SheetProblemText } from '#web/back-office/jobs/import/sheet-problem-text.tsx';
import type { SheetRow } from '#web/back-office/jobs/import/sheet-received.ts';
import { euros } from '#web/back-office/language/formats.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { apiClient } from '#web/common/call-api.ts';
import { formatDate } from '#web/common/formats.ts';

const call = apiClient<JobsApi>();
type Props = { row: SheetRow };
/** Stands where the spreadsheet has nothing that could be read. */
const MISSING = '–';

const useLanguageName = (id: number | null | undefined): string | undefined => {
  const { language } = useTexts();
  const { data } = useSWR('job languages', () => call('GET /api/jobs/getAllLanguages', {}), {
    revalidateOnFocus: false,
  });
  const found = data?.rows.find(({ _id }) => _id === id);
  return language === 'de' ? found?.display_de : found?.display_en;
};

export const SheetLine = ({ row: { line, job } }: Props) => {
  const { t } = useTexts();
  return (
    <div className={classes.line}>
      <b>{t('office.import.row', { line })}</b>
      <small className={classes.second}>
        {isAirportId(job.location) ? codeOfAirport(job.location) : MISSING}
      </small>
    </div>
  );
};

export const SheetTime = ({ row: { job } }: Props) => {
  const { t, language } = useTexts();
  return (
    <div className={classes.when}>
      <b>{job.time ? clockText(job.time) : MISSING}</b>
      <small className={classes.second}>
        {job.serviceDate ? formatDate(job.serviceDate, language, 'short') : t('office.import.no_day')}
      </small>
    </div>
  );
};

export const SheetRoute = ({ row: { job } }: Props) => {
  const from = { title: job.from_text ?? MISSING, details: job.flight_nr ?? '' };
  return <RouteLine from={from} to={{ title: job.to_text ?? MISSING, details: '' }} />;
};

export const SheetService = ({ row: { job } }: Props) => {
  const { t } = useTexts();
  const name = useLanguageName(job.language);
  const more = [name, job.booking_class && t('office.import.class', { name: job.booking_class })];
  return (
    <div>
      {job.code ?? MISSING}
      <small className={classes.second}>{more.filter(Boolean).join(', ') || MISSING}</small>
    </div>
  );
};

export const SheetPersons = ({ row: { job } }: Props) => {
  const { t } = useTexts();
  if (job.persons === undefined || job.persons === null) return MISSING;
  return (
    <span className={classes.persons}>
      <IconUser size={19} stroke={1.9} aria-hidden />
      <span aria-hidden>{job.persons}</span>
      <VisuallyHidden>{t('office.import.persons', { count: job.persons })}</VisuallyHidden>
    </span>
  );
};

export const SheetSign = ({ row: { job } }: Props) => (
  <div className={classes.sign}>
    {job.nameSign && <b>{job.nameSign}</b>}
    {job.remarks && <p>{job.remarks}</p>}
  </div>
);

/** The price, or what keeps the row from having one. */
export const SheetCheck = ({ row: { price, problems } }: Props) => {
  const { t, language } = useTexts();
  if (problems.length === 0) {
    return (
      <b className={classes.price}>{price === null ? t('office.import.no_price') : euros(price, language)}</b>
    );
  }
  return (
    <ul className={classes.wrong}>
      {problems.map((problem) => (
        <li key={problem.cell}>
          <IconAlertTriangle size={18} stroke={1.9} aria-hidden />
          <span>
            <SheetProblemText problem={problem} />
          </span>
        </li>
      ))}
    </ul>
  );
};
