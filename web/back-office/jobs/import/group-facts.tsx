import classes from '#web/back-office/jobs/import/import.module.css';
import { daysOf, type SheetRead } from '#web/back-office/jobs/import/sheet-received.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { formatDate } from '#web/common/formats.ts';

const FIELDS = [
  'request_number',
  'issuer_name',
  'issuer_number',
  'group_leader',
  'tour_name',
  'tour_code',
  'tour_number',
  'tour_leader',
] as const;

/** The head of the spreadsheet: whose group it is. */
export const GroupFacts = ({ read, name }: { read: SheetRead; name: string }) => {
  const { t, language } = useTexts();
  const { group } = read;
  const days = daysOf(read);
  const [from, to] = [days?.from, days?.to].map((day) => day && formatDate(day, language, 'short'));
  const persons = group.jobs.reduce((sum, job) => sum + (job.persons ?? 0), 0);
  return (
    <section className={classes.panel} aria-labelledby="import-group">
      <h2 id="import-group">{group.name_of_group || name}</h2>
      <p className={classes.sums}>
        <span>{t('office.import.services', { count: group.jobs.length })}</span>
        <span>{t('office.import.persons', { count: persons })}</span>
        {from && to && <span>{from === to ? from : t('office.days.range', { from, to })}</span>}
      </p>
      <dl className={classes.facts}>
        {FIELDS.filter((field) => group[field]).map((field) => (
          <div key={field}>
            <dt>{t(`office.import.field.${field}`)}</dt>
            <dd>{group[field]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
