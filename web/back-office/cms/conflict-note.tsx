import { Button } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/icons/IconAlertTriangle';
import { useState } from 'react';
import { isSiteLanguage, LANGUAGE_NAMES } from '#shared/languages.ts';
import type { OfficeKey } from '#shared/texts/office-en.ts';
import type { Stamp } from '#web/back-office/cms/calls.ts';
import classes from '#web/back-office/cms/cms.module.css';
import { useStampValues } from '#web/back-office/cms/stamp.tsx';
import { type Translate, useTexts } from '#web/back-office/language/office-language.ts';

/** A field that two people have written differently, by its name: `de.title`, or `link` where it is of all languages. */
export type Difference = { readonly field: string; readonly theirs: string; readonly mine: string };

/** The words of a text without its tags. */
const plain = (html: string): string =>
  new DOMParser().parseFromString(html.replaceAll('</', ' </'), 'text/html').body.textContent ?? '';

/** What a field is called on its form. */
const labelOf = (kind: Props['kind'], name: string, t: Translate): string => {
  const [first = '', field] = name.split('.');
  const label = t(`office.cms.${kind}.${field ?? first}` as OfficeKey);
  return field && isSiteLanguage(first) ? `${LANGUAGE_NAMES[first]}: ${label}` : label;
};

const Differences = ({ kind, differences }: Pick<Props, 'kind' | 'differences'>) => {
  const { t } = useTexts();
  if (differences.length === 0) return <p>{t('office.cms.differs_none')}</p>;
  return (
    <dl className={classes.differences}>
      {differences.map(({ field, theirs, mine }) => (
        <div key={field}>
          <dt>{labelOf(kind, field, t)}</dt>
          <dd>
            <b>{t('office.cms.differs_theirs')}</b> {plain(theirs) || '–'}
          </dd>
          <dd>
            <b>{t('office.cms.differs_mine')}</b> {plain(mine) || '–'}
          </dd>
        </div>
      ))}
    </dl>
  );
};

type Props = {
  kind: 'page' | 'slide';
  saved: Stamp | undefined;
  differences: readonly Difference[];
  isBusy: boolean;
  onMine: () => void;
  onTheirs: () => void;
};

/** Somebody else was first: what was typed stays, and its author decides. */
export const ConflictNote = ({ kind, saved, differences, isBusy, onMine, onTheirs }: Props) => {
  const { t } = useTexts();
  const valuesOf = useStampValues();
  const [isShown, setIsShown] = useState(false);
  return (
    <div className={classes.conflict} role="alert">
      <IconAlertTriangle size={20} stroke={1.9} aria-hidden />
      <div>
        <h2>{saved && t('office.cms.conflict', valuesOf(saved))}</h2>
        <p>{t('office.cms.conflict_text')}</p>
        {isShown && <Differences kind={kind} differences={differences} />}
        <div className={classes.buttons}>
          <Button variant="default" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
            {t('office.cms.conflict_show')}
          </Button>
          <Button variant="default" disabled={isBusy} onClick={onTheirs}>
            {t('office.cms.conflict_theirs')}
          </Button>
          <Button disabled={isBusy} onClick={onMine}>
            {t('office.cms.conflict_mine')}
          </Button>
        </div>
      </div>
    </div>
  );
};
