import { Fragment, memo, useEffect, useRef } from 'react';
import { clockText, type WallClock } from '#shared/calendar-date.ts';
import type { Stretch } from '#shared/jobs/day-board.ts';
import { hourMarks } from '#shared/jobs/day-scale.ts';
import type { BoardView } from '#web/back-office/jobs/board/board-view.ts';
import { useBoardTerms } from '#web/back-office/jobs/board/board-words.ts';
import { JobBar } from '#web/back-office/jobs/board/job-bar.tsx';
import { PersonRow } from '#web/back-office/jobs/board/person-row.tsx';
import { placeStyle } from '#web/back-office/jobs/board/place-style.ts';
import classes from '#web/back-office/jobs/board/timeline.module.css';
import type { Verdict } from '#web/back-office/jobs/board/verdicts.ts';

/** The moment on the board's day; undefined on another day. */
export type BoardNow = { readonly minute: number; readonly clock: WallClock } | undefined;

type Props = {
  view: BoardView;
  now: BoardNow;
  pastUntil: number;
  pickedId: string | undefined;
  /** In whose row it was picked up. */
  pickedFrom: string | undefined;
  verdicts: ReadonlyMap<string, Verdict>;
  /** Where the job that is picked up would lie. */
  slot: Stretch | undefined;
  overPerson: string | undefined;
};

const GROUPS = ['assistant', 'both', 'porter'] as const;
const HOUR_MINUTES = 60;
/** So much of what is past stays in sight. */
const BEFORE_NOW = 2 * HOUR_MINUTES;
/** Where a day begins on screen on which there is no now. */
const USUAL_START = 6 * HOUR_MINUTES;

const Hours = ({ view: { scale, shown }, now }: Pick<Props, 'view' | 'now'>) => {
  const { t } = useBoardTerms();
  return (
    <div className={classes.hours} aria-hidden>
      <div className={classes.name}>{t('office.board.person')}</div>
      <div className={classes.scale}>
        {hourMarks(scale)
          .filter(({ minute }) => minute >= shown.start && minute < shown.end)
          .map(({ hours, minute }) => (
            <span key={minute} style={placeStyle({ start: minute, end: minute + HOUR_MINUTES }, shown)}>
              {String(hours).padStart(2, '0')}
            </span>
          ))}
        {now && (
          <b style={placeStyle({ start: now.minute, end: now.minute }, shown)}>{clockText(now.clock)}</b>
        )}
      </div>
    </div>
  );
};

const OpenRow = memo(({ view, pastUntil, pickedId }: Pick<Props, 'view' | 'pastUntil' | 'pickedId'>) => {
  const { openRow, open, shown } = view;
  const { t } = useBoardTerms();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend and a form
    <div role="group" aria-label={t('office.board.open')} className={classes.openRow} data-open-jobs>
      <div className={classes.name}>
        <b>{t('office.board.open')}</b>
        <small>{t('office.board.jobs', { count: open.length })}</small>
      </div>
      <div
        className={classes.track}
        style={{ '--lanes': openRow.lanes } as object}
        {...(openRow.lanes > 2 && { 'data-dense': true })}
      >
        {openRow.bars.map((bar) => (
          <JobBar
            key={bar.job._id}
            bar={{ ...bar, isConflict: false }}
            shown={shown}
            isPast={bar.end <= pastUntil}
            isPicked={bar.job._id === pickedId}
            isOpen
          />
        ))}
      </div>
    </div>
  );
});

/** Begins where the work is, a little before now, and goes to where a job that is picked up lies. */
const useStart = ({ view: { shown, scale }, now, slot }: Props) => {
  const rows = useRef<HTMLDivElement>(null);
  const partOf = (minute: number): number => Math.max(0, (minute - shown.start) / (shown.end - shown.start));
  const start = partOf(now ? now.minute - BEFORE_NOW : USUAL_START);
  // Only another day begins anew: who has scrolled stays there while time goes on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the day alone
  useEffect(() => {
    const element = rows.current;
    const track = element?.querySelector(`.${classes.scale}`);
    if (element && track) element.scrollLeft = start * track.clientWidth;
  }, [scale.date]);
  const slotStart = slot && partOf(slot.start);
  const slotEnd = slot && partOf(slot.end);
  useEffect(() => {
    const element = rows.current;
    const track = element?.querySelector(`.${classes.scale}`);
    if (!element || !track || slotStart === undefined || slotEnd === undefined) return;
    const inSight = element.clientWidth - (element.scrollWidth - track.clientWidth);
    const [left, right] = [slotStart * track.clientWidth, slotEnd * track.clientWidth];
    const isSeen = left >= element.scrollLeft && right <= element.scrollLeft + inSight;
    if (!isSeen) element.scrollLeft = (left + right - inSight) / 2;
  }, [slotStart, slotEnd]);
  return rows;
};

/** The day of every employee under its hours, with what waits for somebody on top. */
export const Timeline = (props: Props) => {
  const { view, now, pastUntil, pickedId, pickedFrom, verdicts, slot, overPerson } = props;
  const { t } = useBoardTerms();
  const { people, shown } = view;
  const rows = useStart(props);
  const personRow = (person: BoardView['people'][number]) => {
    const { _id } = person.employee;
    const isFrom = _id === pickedFrom;
    return (
      <PersonRow
        key={_id}
        person={person}
        scale={view.scale}
        shown={shown}
        pastUntil={pastUntil}
        pickedId={isFrom || !pickedFrom ? pickedId : undefined}
        verdict={isFrom ? undefined : verdicts.get(_id)}
        slot={verdicts.size > 0 ? slot : undefined}
        isOver={_id === overPerson}
      />
    );
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend and a form
    <div
      ref={rows}
      role="group"
      aria-label={t('office.board.timeline')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and its arrow keys go from job to job
      tabIndex={0}
      className={classes.timeline}
      style={{ '--hours': (shown.end - shown.start) / HOUR_MINUTES } as object}
      data-rows
    >
      <div className={classes.content}>
        <Hours view={view} now={now} />
        {view.open.length > 0 && (
          <OpenRow view={view} pastUntil={pastUntil} pickedId={pickedFrom ? undefined : pickedId} />
        )}
        {GROUPS.map((group) => {
          const members = people.filter(({ employee }) => employee.Qualifications === group);
          return (
            members.length > 0 && (
              <Fragment key={group}>
                <h2 className={classes.group}>
                  <span>{t(`office.board.group.${group}`)}</span>
                </h2>
                {members.map(personRow)}
              </Fragment>
            )
          );
        })}
        {now && (
          <div className={classes.nowLine} aria-hidden>
            <i style={placeStyle({ start: now.minute, end: now.minute }, shown)} />
          </div>
        )}
      </div>
    </div>
  );
};
