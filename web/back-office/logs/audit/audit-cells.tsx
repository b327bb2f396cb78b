import { whenText } from '#web/back-office/language/formats.ts';
import { type Translate, useTexts } from '#web/back-office/language/office-language.ts';
import type { AuditRow } from '#web/back-office/logs/audit/use-audit.ts';
import own from '#web/back-office/logs/logs.module.css';

type Props = { entry: AuditRow };

export const AuditWhen = ({ entry: { at } }: Props) => {
  const { language } = useTexts();
  return <span className={own.when}>{whenText(at, language)}</span>;
};

/** Who did it: by name, or the system. */
export const personOf = ({ by }: AuditRow, t: Translate): string =>
  by.kind === 'user' ? (by.name ?? '') : t(`office.details.by.${by.kind}`);

export const AuditPerson = ({ entry }: Props) => {
  const { t } = useTexts();
  return <span>{personOf(entry, t)}</span>;
};

/** What was changed, with its id or key where that says more. */
export const AuditSubject = ({ entry: { title, subject } }: Props) => (
  <span className={own.subject}>
    {title}
    {subject !== title && <small>{subject}</small>}
  </span>
);

export const AuditAct = ({ entry: { act, kind } }: Props) => {
  const { t } = useTexts();
  return (
    <span>
      {t(`office.audit.act.${act}`)}
      <small className={own.small}>{t(`office.audit.kind.${kind}`)}</small>
    </span>
  );
};

/** A field's name as it is read. */
export const fieldWord = (field: string): string => field.replaceAll('_', ' ');

/** The fields that became others, behind a line that counts them. */
export const AuditChanges = ({ entry: { changes } }: Props) => {
  const { t } = useTexts();
  if (changes.length === 0) return null;
  return (
    <details className={own.changes}>
      <summary>
        {t('office.audit.fields', { count: changes.length })}
        {`: ${changes
          .slice(0, 2)
          .map(({ field }) => fieldWord(field))
          .join(', ')}${changes.length > 2 ? ' …' : ''}`}
      </summary>
      <dl>
        {changes.map(({ field, before, after }) => (
          <div key={field}>
            <dt>{fieldWord(field)}</dt>
            <dd>
              <del>{before ?? t('office.details.nothing')}</del>
              {' → '}
              <ins>{after ?? t('office.details.nothing')}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
};
