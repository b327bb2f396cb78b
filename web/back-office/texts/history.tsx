import useSWR from 'swr';
import type { AuditEntry } from '#shared/audit/audit-entry.ts';
import { whenText } from '#web/back-office/language/formats.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import classes from '#web/back-office/texts/texts.module.css';

type Props = {
  /** Names what it is the history of; its version among it, so that a change is read. */
  name: string;
  load: () => Promise<{ rows: AuditEntry[] }>;
  /** A changed field in words. */
  wordOf: (field: string) => string;
};

/** What a text was before, the latest change first. */
export const History = ({ name, load, wordOf }: Props) => {
  const { t, language } = useTexts();
  const { data } = useSWR(['history', name], load, { revalidateOnFocus: false });
  return (
    <details className={classes.history}>
      <summary>{t('office.texts.history')}</summary>
      {data?.rows.length === 0 && <p>{t('office.texts.history_none')}</p>}
      <ol>
        {data?.rows.map(({ _id, at, by, changes }) => (
          <li key={_id}>
            <small>{[whenText(at, language), by.name].filter(Boolean).join(', ')}</small>
            {changes.map(({ field, before }) => (
              <p key={field} dir="auto">
                <b>{wordOf(field)}</b>: {before ?? '–'}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </details>
  );
};
