import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { type To, useHref, useNavigate } from 'react-router';

/** A click that asks for another tab, a download or a menu is the browser's. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/**
 * A link inside the site and its language, without a reload. The router's own one brings the loading of data and
 * of framework pages along, which this site does not have: 2 kB of every first load.
 */
export const Link = ({
  to,
  replace = false,
  state,
  ...anchor
}: Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> & {
  to: To;
  replace?: boolean;
  state?: unknown;
}) => {
  const href = useHref(to);
  const navigate = useNavigate();
  return (
    <a
      {...anchor}
      href={href}
      onClick={(event) => {
        if (!isPlain(event)) return;
        event.preventDefault();
        navigate(to, { replace, state });
      }}
    />
  );
};
