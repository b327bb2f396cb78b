import type { ReactNode } from 'react';
import { SignHolder } from '#web/public/figures/sign-holder.tsx';

/** An empty state or a dead end: the sign, one sentence, one action. */
export const CentredMessage = ({
  title,
  text,
  sign = '?',
  children,
}: {
  title: string;
  text: string;
  sign?: string;
  children?: ReactNode;
}) => (
  <div className="centre">
    <SignHolder text={sign} />
    <h1>{title}</h1>
    <p>{text}</p>
    {children}
  </div>
);
