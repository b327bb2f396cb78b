import useSWRImmutable from 'swr/immutable';
import { clockText } from '#shared/calendar-date.ts';
import { fitSign, scriptOf, signText } from '#shared/jobs/name-sign.ts';
import { spaced } from '#web/back-office/components/records/journey-details.ts';
import { nameOf } from '#web/back-office/jobs/job-row.ts';
import { lineMeasure, loadFont, SIGN_WEIGHT, signFont } from '#web/back-office/jobs/paper/measure-line.ts';
import classes from '#web/back-office/jobs/paper/name-sign.module.css';
import { PaperBrand, PaperLetter } from '#web/back-office/jobs/paper/paper-parts.tsx';
import type { PaperJob } from '#web/back-office/jobs/paper/use-paper-jobs.ts';
import { shortDay } from '#web/back-office/language/formats.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';

/** What a sign has for its name, in millimetres; the other spelling takes its part of it where there is one. */
const ROOM = { width: 265, height: 142 };
const LATIN = { height: 26, largest: 19 };

const drawnSign = async (nameSign: string, readingLanguage: string) => {
  const { main, latin } = signText(nameSign);
  const script = scriptOf(main, readingLanguage);
  const font = signFont(script);
  await loadFont(font, nameSign);
  const sizeOf = lineMeasure(font);
  const height = ROOM.height - (latin ? LATIN.height : 0);
  return {
    script,
    font,
    latin,
    main: fitSign(main, { width: ROOM.width, height }, sizeOf),
    latinSize: latin ? Math.min(LATIN.largest, ROOM.width / sizeOf(latin).width) : 0,
  };
};

/** The name, as large as the paper allows; drawn once the fonts have come, for only then can it be measured. */
const Name = ({ job: { name_sign, order } }: { job: PaperJob }) => {
  const { data } = useSWRImmutable(['sign', name_sign, order.reading_language], ([, name, language]) =>
    drawnSign(name, language),
  );
  if (!data) return <div className={classes.name} />;
  const { main, script, font, latin, latinSize } = data;
  const type = {
    x: ROOM.width / 2,
    textAnchor: 'middle',
    fontFamily: font,
    fontWeight: SIGN_WEIGHT,
  } as const;
  return (
    <svg
      className={classes.name}
      viewBox={`0 0 ${ROOM.width} ${ROOM.height}`}
      role="img"
      aria-label={name_sign}
      lang={script}
    >
      {main.lines.map(({ text, baseline }) => (
        <text
          key={baseline}
          {...type}
          y={baseline}
          fontSize={main.size}
          direction={script === 'ar' ? 'rtl' : 'ltr'}
        >
          {text}
        </text>
      ))}
      {latin && (
        <text {...type} y={ROOM.height - (LATIN.height - LATIN.largest) / 2} fontSize={latinSize}>
          {latin}
        </text>
      )}
    </svg>
  );
};

/** What a guest looks for in the hall: the name, and small below it whose sign it is and for which flight. */
export const NameSign = ({ job }: { job: PaperJob }) => {
  const { language } = useTexts();
  const { order, flight_nr, train_nr, from_title } = job;
  const about = [
    flight_nr && spaced(flight_nr),
    !flight_nr && train_nr && spaced(train_nr),
    `${shortDay(job.date, language)}, ${clockText(job)}`,
    from_title[language],
  ];
  return (
    <section className={classes.a4} aria-label={nameOf(job)}>
      <Name job={job} />
      <div className={classes.line}>
        <i />
        <i />
      </div>
      <footer className={classes.foot}>
        <PaperBrand />
        <p>
          {order.travelType && <PaperLetter travelType={order.travelType} />}
          <bdi>{about.filter(Boolean).join(', ')}</bdi>
        </p>
      </footer>
    </section>
  );
};
