import { Button } from '@mantine/core';
import IconArrowLeft from '@tabler/icons-react/icons/IconArrowLeft';
import IconPrinter from '@tabler/icons-react/icons/IconPrinter';
import type { ReactNode } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { Segment, SegmentGroup } from '#web/back-office/components/segment-group.tsx';
import classes from '#web/back-office/jobs/paper/paper.module.css';
import {
  OFFICE_LANGUAGES,
  type OfficeLanguage,
  useTexts,
} from '#web/back-office/language/office-language.ts';

/** The papers and where they are. */
const KINDS = {
  sheets: '/admin/jobs/sheets',
  work_time: '/admin/jobs/work-time',
  sign: '/admin/jobs/name-sign',
} as const;
export type PaperKind = keyof typeof KINDS;

type LanguageProps = { language: OfficeLanguage; onLanguage: (language: OfficeLanguage) => void };

const LanguageChoice = ({ language, onLanguage }: LanguageProps) => {
  const { t } = useTexts();
  return (
    <SegmentGroup label={t('office.paper.language')}>
      {(Object.keys(OFFICE_LANGUAGES) as OfficeLanguage[]).map((code) => (
        <Segment
          key={code}
          label={OFFICE_LANGUAGES[code]}
          pressed={code === language}
          onClick={() => onLanguage(code)}
        />
      ))}
    </SegmentGroup>
  );
};

type Props = LanguageProps & {
  kind: PaperKind;
  /** What the paper is about: a job's number, or days. */
  about: string;
  isGerman: boolean;
  isReady: boolean;
  /** What there is to choose beside the language. */
  children: ReactNode;
};

/** What stands above the pages and is not printed: their language, the printer, and the other papers of these jobs. */
export const PaperBar = ({ kind, about, isGerman, isReady, children, ...language }: Props) => {
  const { t } = useTexts();
  const { search } = useLocation();
  return (
    <>
      <title>{[t(`office.paper.${kind}`), about].filter(Boolean).join(' – ')}</title>
      <header className={classes.bar}>
        <h1>
          {t(`office.paper.${kind}`)}
          <small>{[about, isGerman && t('office.paper.german_only')].filter(Boolean).join(' · ')}</small>
        </h1>
        {children}
        {!isGerman && <LanguageChoice {...language} />}
        <Button
          component={Link}
          to="/admin/jobs"
          variant="default"
          leftSection={<IconArrowLeft size={18} stroke={1.9} aria-hidden />}
        >
          {t('office.paper.back')}
        </Button>
        <Button
          leftSection={<IconPrinter size={18} stroke={1.9} aria-hidden />}
          disabled={!isReady}
          onClick={() => window.print()}
        >
          {t('office.paper.print')}
        </Button>
      </header>
      <nav className={classes.kinds} aria-label={t('office.paper.kinds')}>
        {(Object.keys(KINDS) as PaperKind[]).map((other) => (
          <NavLink key={other} to={KINDS[other] + search}>
            {t(`office.paper.${other}`)}
          </NavLink>
        ))}
      </nav>
    </>
  );
};
