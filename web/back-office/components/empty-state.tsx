import type { ReactNode } from 'react';
import classes from '#web/back-office/components/empty-state.module.css';

type Props = { title: string; text?: string; action?: ReactNode };

/** Nothing to show: the sign figure, one sentence, one action. */
export const EmptyState = ({ title, text, action }: Props) => (
  <div className={classes.empty}>
    <svg viewBox="0 0 88 84" width={88} height={84} aria-hidden="true">
      <circle cx="44" cy="12" r="11" fill="#9CC4CB" />
      <path d="M24 62h40l4 20H20z" fill="#9CC4CB" />
      <rect x="4" y="28" width="80" height="36" rx="6" fill="#FFC72C" />
    </svg>
    <h2>{title}</h2>
    {text && <p>{text}</p>}
    {action}
  </div>
);
