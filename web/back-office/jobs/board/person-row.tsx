import IconAlertTriangle from '@tabler/icons-react/icons/IconAlertTriangle';
import IconCheck from '@tabler/icons-react/icons/IconCheck';
import IconStarFilled from '@tabler/icons-react/icons/IconStarFilled';
import { memo } from 'react';
import { airportTime, clockText } from '#shared/calendar-date.ts';
import type { BoardPerson } from '#shared/jobs/board-people.ts';
import type { Stretch } from '#shared/jobs/day-board.ts';
import type { DayScale } from '#shared/jobs/day-scale.ts';
import { loadWords, personWords, useBoardTerms } from '#web/back-office/jobs/board/board-words.ts';
import { JobBar } from '#web/back-office/jobs/board/job-bar.tsx';
import { placeStyle } from '#web/back-office/jobs/board/place-style.ts';
import classes from '#web/back-office/jobs/board/timeline.module.css';
import type { Verdict } from '#web/back-office/jobs/board/verdicts.ts';

type Props = {
  person: BoardPerson;
  scale: DayScale;
  shown: Stretch;
  /** What ends before this minute is past. */
  pastUntil: number;
  /** The job that is picked up, when it is in this row. */
  pickedId: string | undefined;
  /** What the rules say of the job that is picked up. */
  verdict: Verdict | undefined;
  /** Where that job would lie. */
  slot: Stretch | undefined;
  isOver: boolean;
};

const minutesOf = (stretches: readonly Stretch[]): number =>
  stretches.reduce((sum, { start, end }) => sum + end - start, 0);

const Name = ({ person, verdict }: Pick<Props, 'person' | 'verdict'>) => {
  const terms = useBoardTerms();
  const { t } = terms;
  const { name, codes, languages } = personWords(person.employee, terms);
  const { conflicts } = person.row;
  return (
    <div className={classes.name}>
      <b>{name}</b>
      {verdict ? (
        <small data-reason title={verdict.reason}>
          {verdict.reason}
        </small>
      ) : (
        <>
          <small title={languages}>{codes}</small>
          {conflicts.length > 0 ? (
            <small data-conflict>{t('office.board.overlap', { minutes: minutesOf(conflicts) })}</small>
          ) : (
            <small>{loadWords(person.load, t)}</small>
          )}
        </>
      )}
    </div>
  );
};

const MINUTE_MS = 60_000;

/** The rest that the day before and the day after ask for. */
const Rest = ({ person: { rest }, scale, shown }: Pick<Props, 'person' | 'scale' | 'shown'>) => {
  const { t } = useBoardTerms();
  const timeOf = (minute: number): string =>
    clockText(airportTime(new Date(scale.startsAt + minute * MINUTE_MS)));
  const { until, from } = rest;
  return (
    <>
      {until !== undefined && until > shown.start && (
        <span
          className={classes.rest}
          data-until
          style={placeStyle({ start: shown.start, end: until }, shown)}
        >
          {t('office.board.rest_until', { time: timeOf(until) })}
        </span>
      )}
      {from !== undefined && from < shown.end && (
        <span className={classes.rest} style={placeStyle({ start: from, end: shown.end }, shown)}>
          {t('office.board.rest_from', { time: timeOf(from) })}
        </span>
      )}
    </>
  );
};

/** Where the job that is picked up would lie, with what the rules say. */
const Slot = ({ verdict, slot, shown }: { verdict: Verdict; slot: Stretch; shown: Stretch }) => {
  const Fit = verdict.isBest ? IconStarFilled : IconCheck;
  const Icon = verdict.kind === 'fits' ? Fit : IconAlertTriangle;
  return (
    <span className={classes.slot} style={placeStyle(slot, shown)} data-kind={verdict.kind} aria-hidden>
      <Icon size={20} stroke={2} />
    </span>
  );
};

/** An employee's day: who it is, what lies when, and what the rules say of the job that is picked up. */
export const PersonRow = memo((props: Props) => {
  const { person, scale, shown, pastUntil, pickedId, verdict, slot, isOver } = props;
  const terms = useBoardTerms();
  const { name, languages } = personWords(person.employee, terms);
  const { bars, lanes, conflicts } = person.row;
  const label = [name, languages, loadWords(person.load, terms.t), verdict?.reason]
    .filter(Boolean)
    .join(', ');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend and a form
    <div
      role="group"
      aria-label={label}
      className={classes.row}
      data-person={person.employee._id}
      {...(verdict && { 'data-verdict': verdict.kind })}
      {...(verdict?.isBest && { 'data-best': true })}
      {...(isOver && { 'data-over': true })}
    >
      <Name person={person} verdict={verdict} />
      <div className={classes.track} style={{ '--lanes': lanes } as object}>
        <Rest person={person} scale={scale} shown={shown} />
        {conflicts.map((conflict) => (
          <span
            key={`${conflict.start} ${conflict.end}`}
            className={classes.overlap}
            style={placeStyle(conflict, shown)}
          />
        ))}
        {verdict && verdict.kind !== 'refused' && slot && (
          <Slot verdict={verdict} slot={slot} shown={shown} />
        )}
        {bars.map((bar) => (
          <JobBar
            key={bar.job._id}
            bar={bar}
            shown={shown}
            isPast={bar.end <= pastUntil}
            isPicked={bar.job._id === pickedId}
          />
        ))}
      </div>
    </div>
  );
});
