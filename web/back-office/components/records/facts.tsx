import type { ReactNode } from 'react';
import classes from '#web/back-office/components/records/panel.module.css';

/** A part of the panel under its heading. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={classes.section} aria-label={title}>
    <h3>{title}</h3>
    {children}
  </section>
);

export type Fact = readonly [word: string, value: ReactNode];

/** Words and what stands for them; what there is nothing of is left out. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={classes.facts}>
    {facts
      .filter(([, value]) => value !== undefined && value !== '' && value !== false)
      .map(([word, value]) => (
        <div key={word}>
          <dt>{word}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);
