import { clockText } from '#shared/calendar-date.ts';
import { nameOf } from '#web/back-office/jobs/job-row.ts';
import { PaperRoute, PaperSign } from '#web/back-office/jobs/paper/job-route.tsx';
import {
  airportWords,
  endWords,
  loadWords,
  serviceWords,
  travelWords,
} from '#web/back-office/jobs/paper/job-words.ts';
import paper from '#web/back-office/jobs/paper/paper.module.css';
import { PaperFoot, PaperLetter, PaperTop, useDeskPhone } from '#web/back-office/jobs/paper/paper-parts.tsx';
import classes from '#web/back-office/jobs/paper/sheet.module.css';
import type { PaperJob } from '#web/back-office/jobs/paper/use-paper-jobs.ts';
import { WorkTimeOfJob } from '#web/back-office/jobs/paper/work-time-box.tsx';
import { useTexts } from '#web/back-office/language/office-language.ts';
import { formatDate } from '#web/common/formats.ts';

/** More than fit a page: what is left of it is ruled. */
const RULES = Array.from({ length: 24 }, (_, rule) => rule);

const joined = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(', ');

/** Office notes are not among them: nobody but admins reads those, and paper goes through many hands. */
const useFacts = (job: PaperJob) => {
  const { t, language } = useTexts();
  const { order } = job;
  const facts = {
    service: serviceWords(job, t, language),
    load: loadWords(job, t),
    team: job.employees
      .map(({ first_name, last_name, mobile }) =>
        [`${first_name} ${last_name}`, mobile].filter(Boolean).join(' '),
      )
      .join(', '),
    phone: order.phone,
    agency: job.agency.name,
    tour: joined(job.tour_name, job.reference),
    group: joined(order.name_of_group, order.request_number),
    leader: joined(order.group_leader, order.tour_leader),
    class: job.booking_class,
    extras: job.Extras.map(({ name, ExtrasToJobs: { amount } }) =>
      t('office.paper.extra', { amount, name }),
    ).join(', '),
    requests: order.extra_requests,
    remarks: job.remarks,
  };
  return (Object.entries(facts) as [keyof typeof facts, string | undefined][]).filter(([, value]) => value);
};

const Facts = ({ job }: { job: PaperJob }) => {
  const { t } = useTexts();
  return (
    <dl className={classes.facts}>
      {useFacts(job).map(([name, value]) => (
        <div key={name} data-fact={name}>
          <dt>{t(`office.paper.fact.${name}`)}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
};

/** One job on one page: what its team takes to the terminal. */
export const JobPage = ({ job }: { job: PaperJob }) => {
  const { t, language } = useTexts();
  const phone = useDeskPhone(job.airport);
  const travel = travelWords(job, t);
  const next = (time: string): string => t('office.paper.next_day', { time });
  return (
    <section className={paper.a4} aria-label={nameOf(job)}>
      <PaperTop title={t('office.paper.sheet')} who={nameOf(job)}>
        {joined(formatDate(job.date, language), airportWords(job.airport, t))}
      </PaperTop>
      {job.is_sealed && <p className={classes.cancelled}>{t('office.paper.cancelled')}</p>}
      <div className={classes.hero}>
        <div>
          <p className={classes.big}>
            {job.order.travelType && <PaperLetter travelType={job.order.travelType} />}
            {clockText(job)}
            <small>{t('office.paper.until', { time: endWords(job, next) })}</small>
          </p>
          <PaperRoute job={job} />
          {travel && <p className={classes.travel}>{travel}</p>}
        </div>
        <PaperSign job={job} />
      </div>
      <Facts job={job} />
      <h3 className={classes.heading}>{t('office.paper.notes')}</h3>
      <div className={classes.notes}>
        {RULES.map((rule) => (
          <i key={rule} />
        ))}
      </div>
      <p className={classes.lines}>
        <span>{t('office.paper.start')}</span>
        <span>{t('office.paper.end')}</span>
        <span>{t('office.paper.signature')}</span>
      </p>
      <div className={classes.tail}>
        <WorkTimeOfJob job={job} />
      </div>
      <PaperFoot phone={phone} page={1} pages={1} />
    </section>
  );
};
