import { VisuallyHidden } from '@mantine/core';
import { scriptOf, signText } from '#shared/jobs/name-sign.ts';
import classes from '#web/back-office/jobs/paper/sheet.module.css';
import type { PaperJob } from '#web/back-office/jobs/paper/use-paper-jobs.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';

/** The line in black: from ring to square. */
export const PaperRoute = ({ job: { from_title, to_title } }: { job: PaperJob }) => {
  const { t, language } = useTexts();
  return (
    <ul className={classes.route}>
      <li>
        <VisuallyHidden>{t('office.route.from')}: </VisuallyHidden>
        <bdi>{from_title[language]}</bdi>
      </li>
      <li>
        <VisuallyHidden>{t('office.route.to')}: </VisuallyHidden>
        <bdi>{to_title[language]}</bdi>
      </li>
    </ul>
  );
};

/** A word this long is set smaller, so that it is not broken; shorter ones fit the box as they are. */
const longWord = (text: string): 12 | 17 | undefined => {
  const longest = Math.max(...text.split(/[\s-]/u).map(({ length }) => length));
  if (longest >= 17) return 17;
  return longest >= 12 ? 12 : undefined;
};

/** The name that the guest looks for, its other spelling beneath it. */
export const PaperSign = ({ job: { name_sign, order } }: { job: PaperJob }) => {
  const { main, latin } = signText(name_sign);
  return (
    <p className={classes.sign} lang={scriptOf(main, order.reading_language)}>
      <span>
        <bdi data-long={longWord(main)}>{main}</bdi>
        {latin && <bdi className={classes.latin}>{latin}</bdi>}
      </span>
    </p>
  );
};
