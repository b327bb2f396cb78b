import { Link } from 'react-router';
import { whenText } from '#web/back-office/language/formats.ts';
import { useTexts } from '#web/back-office/language/office-language.ts';
import own from '#web/back-office/start/start.module.css';
import type { Start } from '#web/back-office/start/use-start.ts';

type Props = { title: string; matters: Start['attention'] };

/** What about money needs a person, the oldest first; each leads to its order. */
export const Matters = ({ title, matters: { count, rows } }: Props) => {
  const { t, language } = useTexts();
  if (count === 0) return null;
  return (
    <section className={own.panel} aria-label={title}>
      <header>
        <h2>{title}</h2>
        {count > rows.length && (
          <span className={own.quiet}>{t('office.start.of', { shown: rows.length, count })}</span>
        )}
      </header>
      <ul className={own.matters}>
        {rows.map(({ _id, kind, since, order, order_number }) => (
          <li key={_id}>
            <Link to={`/admin/orders?order=${order}`}>{order_number}</Link>
            <span>{t(`office.attention.kind.${kind}`)}</span>
            <small>{t('office.attention.since', { when: whenText(since, language) })}</small>
          </li>
        ))}
      </ul>
    </section>
  );
};
