import { type ReactNode, useId } from 'react';
import classes from '#web/back-office/invoices/form/invoice-form.module.css';

type Props = { title: string; note?: string; children: ReactNode };

/** A part of the form under its heading. */
export const Panel = ({ title, note, children }: Props) => {
  const id = useId();
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {note && <small>{note}</small>}
      <div className={classes.grid}>{children}</div>
    </section>
  );
};
