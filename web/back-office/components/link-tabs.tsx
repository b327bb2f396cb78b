import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from '#web/back-office/components/link-tabs.module.css';

type Props = {
  label: string;
  tabs: readonly { readonly to: string; readonly text: string; readonly isOpen: boolean }[];
  /** What stands behind the last tab. */
  children?: ReactNode;
};

/** The sides of a screen, each with an address of its own; the yellow line is under the open one. */
export const LinkTabs = ({ label, tabs, children }: Props) => (
  <nav className={classes.tabs} aria-label={label}>
    {tabs.map(({ to, text, isOpen }) => (
      <Link key={to} to={to} {...(isOpen && { 'aria-current': 'page' })}>
        {text}
      </Link>
    ))}
    {children}
  </nav>
);
