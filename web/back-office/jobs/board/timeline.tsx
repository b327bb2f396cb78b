import type { Stretch } from '#shared/jobs/day-board.ts';
import type { BoardView } from '#web/back-office/jobs/board/board-view.ts';
import { useBoardTerms } from '#web/back-office/jobs/board/board-words.ts';
import { type BoardNow, Hours } from '#web/back-office/jobs/board/hours.tsx';
import { OpenRow } from '#web/back-office/jobs/board/open-row.tsx';
import { PersonRow } from '#web/back-office/jobs/board/person-row.tsx';
import { placeStyle } from '#web/back-office/jobs/board/place-style.ts';
import classes from '#web/back-office/jobs/board/timeline.module.css';
import { useTimelineScroll } from '#web/back-office/jobs/board/use-timeline-scroll.ts';
import type { Verdict } from '#web/back-office/jobs/board/verdicts.ts';

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

const Group = ({ group, ...props }: Props & { group: (typeof GROUPS)[number] }) => {
  const { view, pastUntil, pickedId, pickedFrom, verdicts, slot, overPerson } = props;
  const { t } = useBoardTerms();
  const members = view.people.filter(({ employee }) => employee.Qualifications === group);
  if (members.length === 0) return null;
  return (
    <>
      <h2 className={classes.group}>
        <span>{t(`office.board.group.${group}`)}</span>
      </h2>
      {members.map((person) => {
        const { _id } = person.employee;
        const isFrom = _id === pickedFrom;
        return (
          <PersonRow
            key={_id}
            person={person}
            scale={view.scale}
            shown={view.shown}
            pastUntil={pastUntil}
            pickedId={isFrom || !pickedFrom ? pickedId : undefined}
            verdict={isFrom ? undefined : verdicts.get(_id)}
            slot={verdicts.size > 0 ? slot : undefined}
            isOver={_id === overPerson}
          />
        );
      })}
    </>
  );
};

/** The day of every employee under its hours, with what waits for somebody on top. */
export const Timeline = (props: Props) => {
  const { view, now, pastUntil, pickedId, pickedFrom, slot } = props;
  const { t } = useBoardTerms();
  const { shown, open } = view;
  const rows = useTimelineScroll(view, now, slot);
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
        {open.length > 0 && (
          <OpenRow view={view} pastUntil={pastUntil} pickedId={pickedFrom ? undefined : pickedId} />
        )}
        {GROUPS.map((group) => (
          <Group key={group} group={group} {...props} />
        ))}
        {now && (
          <div className={classes.nowLine} aria-hidden>
            <i style={placeStyle({ start: now.minute, end: now.minute }, shown)} />
          </div>
        )}
      </div>
    </div>
  );
};
