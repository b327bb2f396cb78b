import type { ReactNode } from 'react';
import fields from '#web/back-office/jobs/form/fields.module.css';
import classes from '#web/back-office/jobs/form/job-form.module.css';

/** A part of the form under its heading. */
export const Panel = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={classes.panel} aria-label={title}>
    <h3>{title}</h3>
    <div className={fields.grid}>{children}</div>
  </section>
);
