import type { ReactNode } from 'react';
import { clockText } from '#shared/calendar-date.ts';
import { workTimeTexts as texts } from '#shared/texts/work-time-texts.ts';
import { germanDay } from '#web/back-office/jobs/paper/german-days.ts';
import paper from '#web/back-office/jobs/paper/paper.module.css';
import { PaperTop } from '#web/back-office/jobs/paper/paper-parts.tsx';
import classes from '#web/back-office/jobs/paper/work-time.module.css';
import { useAirportClock } from '#web/common/airport-clock.ts';

type Column = 'date' | 'job' | 'name' | 'ofDay' | 'hours' | 'remark' | 'signature';

/** The columns of a sheet; those of the plan and of what was worked stand between the first and the last ones. */
export type Columns = { readonly first: readonly Column[]; readonly last: readonly Column[] };

const MIDDLE = ['from', 'to', 'begin', 'end', 'break'] as const;

/** The columns by name, from the first to the last. */
export const columnNames = ({ first, last }: Columns) => [...first, ...MIDDLE, ...last];

const PLANNED = [texts.begin, texts.end];
const ACTUAL = [texts.begin, texts.end, `${texts.break} (${texts.minutes})`];

const Tall = ({ names }: { names: readonly Column[] }) =>
  names.map((name) => (
    <th key={name} scope="col" rowSpan={2}>
      {texts[name]}
    </th>
  ));

/** A table of work time; its head is on every page. */
export const WorkTimeTable = ({ columns, children }: { columns: Columns; children: ReactNode }) => (
  <table className={`${classes.table} ${classes.sheet}`}>
    <colgroup>
      {columnNames(columns).map((name) => (
        <col key={name} data-col={name} />
      ))}
    </colgroup>
    <thead>
      <tr>
        <Tall names={columns.first} />
        <th scope="colgroup" colSpan={PLANNED.length}>
          {texts.planned}
        </th>
        <th scope="colgroup" colSpan={ACTUAL.length}>
          {texts.actual}
        </th>
        <Tall names={columns.last} />
      </tr>
      <tr>
        {[...PLANNED, ...ACTUAL].map((name, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: begin and end stand there twice, always in this order
          <th key={at} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    {children}
  </table>
);

const PrintedAt = () => {
  const now = useAirportClock();
  return texts.printed(`${germanDay(now.date)}, ${clockText(now)} Uhr`);
};

/** The head of a work-time sheet: whose it is and for which work. */
export const WorkTimeTop = ({
  who,
  facts,
}: {
  who: string;
  facts: readonly (readonly [string, string])[];
}) => (
  <>
    <PaperTop title={texts.title} who={who}>
      {facts[0]?.[1]}
    </PaperTop>
    <dl className={`${classes.facts} ${classes.meta}`}>
      {facts.slice(1).map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </>
);

/** What the law asks, below the signatures. */
export const Law = () => (
  <div className={classes.law}>
    {texts.law.map((sentence) => (
      <p key={sentence}>{sentence}</p>
    ))}
  </div>
);

/** The foot of every page of a work-time sheet. */
export const WorkTimeFoot = ({ who, page, pages }: { who: string; page: number; pages: number }) => (
  <footer className={paper.foot}>
    <span>{who}</span>
    <span>
      <PrintedAt />
    </span>
    <span>{texts.page(page, pages)}</span>
  </footer>
);
