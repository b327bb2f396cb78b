import type { ReactNode } from 'react';
import type { Step } from '#web/public/booking/draft/steps.ts';
import { Link } from '#web/public/controls/link.tsx';
import { useTexts } from '#web/public/language/texts.ts';

export type Fact = { readonly name: string; readonly value: ReactNode; readonly more?: ReactNode };

/** One table of the overview: what it is called, what was entered. Empty values are left out. */
export const FactTable = ({ label, facts }: { label: string; facts: readonly Fact[] }) => (
  <table className="facts" aria-label={label}>
    <tbody>
      {facts
        .filter(({ value }) => value !== '' && value !== undefined)
        .map(({ name, value, more }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              {value}
              {more && <small>{more}</small>}
            </td>
          </tr>
        ))}
    </tbody>
  </table>
);

/** The link that leads back to where a part was entered. */
export const ChangeLink = ({ step, what }: { step: Step; what: string }) => {
  const { t } = useTexts();
  return (
    <Link to={`/book/${step}`} aria-label={t('book.change_what', { what })}>
      {t('book.change')}
    </Link>
  );
};
