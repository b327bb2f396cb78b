import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';
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

const makeNavigator = (onMoved: () => void): Navigator => ({
  createHref: addressOf,
  go: (delta) => window.history.go(delta),
  push: (to, state) => {
    window.history.pushState(newEntry(state), '', addressOf(to));
    onMoved();
  },
  replace: (to, state) => {
    window.history.replaceState(newEntry(state), '', addressOf(to));
    onMoved();
  },
});

/**
 * The router over the browser's own history. The library's is made for sites that load data and code by routes,
 * and brings all of that along: 5 kB of every first load.
 */
export const BrowserRouter = ({ basename, children }: { basename: string; children: ReactNode }) => {
  const [location, setLocation] = useState(here);
  const move = useMemo(() => () => startTransition(() => setLocation(here())), []);
  const navigator = useMemo(() => makeNavigator(move), [move]);
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
