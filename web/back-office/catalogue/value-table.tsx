import type { ReactNode } from 'react';
import classes from '#web/back-office/catalogue/catalogue.module.css';

export type ValueRow = {
  readonly key: string;
  readonly title: string;
  readonly description: string;
  readonly control: ReactNode;
  /** Stands beside the description: what it was, or its history. */
  readonly aside?: ReactNode;
};

/** The id by which a row's control is named. */
export const titleId = (key: string): string => `value-${key}`;

type Props = {
  label: string;
  heads: {
    readonly title: string;
    readonly value: string;
    readonly description: string;
    readonly aside?: string;
  };
  rows: readonly ValueRow[];
};

/** Title, editable value and description, row by row; on phones one below the other. */
export const ValueTable = ({ label, heads, rows }: Props) => (
  <table className={classes.table} aria-label={label}>
    <thead>
      <tr>
        <th scope="col">{heads.title}</th>
        <th scope="col">{heads.value}</th>
        <th scope="col">{heads.description}</th>
        {heads.aside && <th scope="col">{heads.aside}</th>}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, title, description, control, aside }) => (
        <tr key={key}>
          <th scope="row" id={titleId(key)}>
            {title}
          </th>
          <td className={classes.value}>{control}</td>
          <td className={classes.description}>{description}</td>
          {heads.aside && <td className={classes.aside}>{aside}</td>}
        </tr>
      ))}
    </tbody>
  </table>
);
