import IconArrowRight from '@tabler/icons-react/icons/IconArrowRight';
import type { ReactNode } from 'react';
import type { To } from 'react-router';
import { Icon } from '#web/public/controls/icon.tsx';
import { Link } from '#web/public/controls/link.tsx';

type Look = { kind?: 'ink' | 'sign' | 'outline' | 'order'; wide?: boolean; arrow?: boolean };

const classOf = ({ kind = 'ink', wide = false }: Look): string =>
  ['button', kind !== 'ink' && `button-${kind}`, wide && 'button-wide'].filter(Boolean).join(' ');

const Arrow = () => <Icon of={IconArrowRight} mirrors />;

/** A link that looks like a button; the path is inside the current language. */
export const ButtonLink = ({
  to,
  replace = false,
  children,
  ...look
}: Look & { to: To; replace?: boolean; children: ReactNode }) => (
  <Link className={classOf(look)} to={to} replace={replace}>
    {children}
    {look.arrow && <Arrow />}
  </Link>
);

/**
 * A button. While `busy` says what is going on, a second click does nothing and the words are read out; the
 * button stays focusable.
 */
export const Button = ({
  children,
  busy,
  submit = false,
  onClick,
  ...look
}: Look & {
  children: ReactNode;
  busy?: string | undefined;
  submit?: boolean;
  onClick?: () => void;
}) => (
  <button
    className={classOf(look)}
    type={submit ? 'submit' : 'button'}
    aria-disabled={busy ? true : undefined}
    onClick={(event) => {
      if (busy) event.preventDefault();
      else onClick?.();
    }}
  >
    {busy && <span className="spinner" />}
    {busy ?? children}
    {look.arrow && !busy && <Arrow />}
  </button>
);
