import type { ReactNode } from 'react';
import classes from '#web/back-office/components/segment-group.module.css';

/** Buttons that belong together, joined in one frame. */
export const SegmentGroup = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend and a form
  <div role="group" aria-label={label} className={classes.group}>
    {children}
  </div>
);

type SegmentProps = {
  label: string;
  onClick: () => void;
  /** Whether it is switched on; leave it out for a plain button. */
  pressed?: boolean;
  /** Only a sign: the label is read out, not shown. */
  narrow?: boolean;
  children?: ReactNode;
};

/** One button of a `SegmentGroup`. */
export const Segment = ({ label, onClick, pressed, narrow, children }: SegmentProps) => (
  <button
    type="button"
    onClick={onClick}
    className={classes.segment}
    {...(narrow && { 'aria-label': label, 'data-narrow': true })}
    {...(pressed !== undefined && { 'aria-pressed': pressed })}
  >
    {children}
    {!narrow && label}
  </button>
);
