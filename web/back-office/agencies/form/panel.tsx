import { type ReactNode, useId } from 'react';
import classes from '#web/back-office/agencies/agencies.module.css';

type Props = { title: string; note?: string | undefined; action?: ReactNode; children: ReactNode };

/** A part of the agency under its heading. */
export const Panel = ({ title, note, action, children }: Props) => {
  const id = useId();
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {action}
      </header>
      {note && <p className={classes.hint}>{note}</p>}
      {children}
    </section>
  );
};
