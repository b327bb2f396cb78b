import { type ReactNode, startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { createPath, type Location, type Navigator, Router, type To } from 'react-router';

/** What a history entry carries: the page's own state, and a key that tells entries of one address apart. */
type Entry = { readonly usr?: unknown; readonly key?: string } | null;

const here = (): Location => {
  const { pathname, search, hash } = window.location;
  const entry = window.history.state as Entry;
  return { pathname, search, hash, state: entry?.usr ?? null, key: entry?.key ?? 'default' };
};

const newEntry = (usr: unknown): Entry => ({ usr, key: Math.random().toString(36).slice(2, 10) });

const addressOf = (to: To): string => (typeof to === 'string' ? to : createPath(to));

const makeNavigator = (onMoved: (isNew: boolean) => void): Navigator => ({
  createHref: addressOf,
  go: (delta) => window.history.go(delta),
  push: (to, state) => {
    window.history.pushState(newEntry(state), '', addressOf(to));
    onMoved(true);
  },
  replace: (to, state) => {
    window.history.replaceState(newEntry(state), '', addressOf(to));
    onMoved(false);
  },
});

/**
 * A new page begins at its top, or at the part that its address names, as a loaded one would; the focus goes there
 * unless the page has put it somewhere itself.
 */
const arrive = (hash: string): void => {
  const part = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
  if (part) part.scrollIntoView();
  else window.scrollTo(0, 0);
  const content = document.getElementById('content');
  if (!content?.contains(document.activeElement)) content?.focus({ preventScroll: true });
};

/**
 * The router over the browser's own history. The library's is made for sites that load data and code by routes,
 * and brings all of that along: 5 kB of every first load.
 */
export const BrowserRouter = ({ basename, children }: { basename: string; children: ReactNode }) => {
  const [location, setLocation] = useState(here);
  const isNew = useRef(false);
  const move = useMemo(() => () => startTransition(() => setLocation(here())), []);
  const navigator = useMemo(
    () =>
      makeNavigator((isPushed) => {
        isNew.current = isPushed;
        move();
      }),
    [move],
  );
  useEffect(() => {
    if (isNew.current) arrive(location.hash);
    isNew.current = false;
  }, [location]);
  useEffect(() => {
    window.addEventListener('popstate', move);
    return () => window.removeEventListener('popstate', move);
  }, [move]);
  return (
    <Router basename={basename} location={location} navigator={navigator}>
      {children}
    </Router>
  );
};
