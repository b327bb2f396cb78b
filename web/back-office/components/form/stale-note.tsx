import classes from '#web/back-office/components/form/stale-note.module.css';
import { useTexts } from '#web/back-office/language/office-language.ts';

/** What somebody else has stored in a field, in words. */
export type Stored = {
  readonly label: string;
  readonly now: string;
  /** Whether something else was typed there, which stands in the form. */
  readonly isTyped: boolean;
};

/** Somebody else was first: what is stored by now, while what was typed stays. */
export const StaleNote = ({ text, stored }: { text: string; stored: readonly Stored[] }) => {
  const { t } = useTexts();
  return (
    <div role="alert" className={classes.note}>
      <p>{text}</p>
      {stored.length > 0 && (
        <ul>
          {stored.map(({ label, now, isTyped }) => (
            <li key={label}>
              {label}: <b>{now || '–'}</b>
              {isTyped && <small>{t('office.stale.typed')}</small>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
