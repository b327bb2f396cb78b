import type { i18n } from 'i18next';
import { type ComponentType, Suspense } from 'react';
import { matchPath, Navigate, Route, Routes } from 'react-router';
import { PAGE_NAMES, type PageName } from '#shared/content/page.ts';
import { pathOfPage } from '#shared/content/site-paths.ts';
import { addTexts, type Texts } from '#web/common/i18n.ts';
import {
  loadBookingsTexts,
  loadBookingTexts,
  loadContentTexts,
  loadHomeTexts,
} from '#web/public/language/texts.ts';
import { type LazyPage, type LoadedPage, lazyPage } from '#web/public/page/lazy-page.tsx';
import { LoadingPage } from '#web/public/page/loading-page.tsx';

type TextLoader = (language: string) => Promise<Texts>;

/** An address below the language prefix, with what brings its code, and beyond the start also its texts. */
type PublicRoute = {
  readonly path: string;
  readonly load: () => Promise<LoadedPage>;
  readonly texts?: readonly TextLoader[];
};

const BOOKING = [loadBookingTexts];
const AFTERWARDS = [loadBookingTexts, loadBookingsTexts];

const CONTENT = [loadContentTexts];

/** What the office writes and no page of code goes with; `main` is shown by the start page. */
const contentRoute = (name: PageName): PublicRoute => ({
  path: pathOfPage(name),
  load: async () => {
    const { ContentPage } = await import('#web/public/content/content-page.tsx');
    return { default: () => <ContentPage name={name} /> };
  },
  texts: CONTENT,
});

const ROUTES: readonly PublicRoute[] = [
  {
    path: '/',
    load: async () => ({ default: (await import('#web/public/home/home-page.tsx')).HomePage }),
    texts: [loadHomeTexts],
  },
  { path: '/book/:step', load: () => import('#web/public/booking/booking-page.tsx'), texts: BOOKING },
  { path: '/thankyou', load: () => import('#web/public/booking/thank-you-page.tsx'), texts: AFTERWARDS },
  { path: '/login', load: () => import('#web/public/account/login-page.tsx'), texts: AFTERWARDS },
  { path: '/signup', load: () => import('#web/public/account/signup-page.tsx'), texts: AFTERWARDS },
  { path: '/user_settings', load: () => import('#web/public/account/settings-page.tsx'), texts: AFTERWARDS },
  { path: '/logout', load: () => import('#web/public/account/logout-page.tsx'), texts: BOOKING },
  {
    path: '/booking',
    load: () => import('#web/public/booking/placed/client-booking-page.tsx'),
    texts: AFTERWARDS,
  },
  {
    path: '/bookings',
    load: () => import('#web/public/booking/placed/own-bookings-page.tsx'),
    texts: AFTERWARDS,
  },
  {
    path: '/forgot-password',
    load: () => import('#web/public/account/forgot-password-page.tsx'),
    texts: AFTERWARDS,
  },
  {
    path: '/reset-password',
    load: () => import('#web/public/account/reset-password-page.tsx'),
    texts: AFTERWARDS,
  },
  ...PAGE_NAMES.filter((name) => name !== 'main').map(contentRoute),
  { path: '/sitemap', load: () => import('#web/public/content/sitemap-page.tsx'), texts: CONTENT },
  { path: '/withdrawal', load: () => import('#web/public/withdrawal/withdrawal-page.tsx'), texts: CONTENT },
  {
    path: '*',
    load: async () => ({ default: (await import('#web/public/page/not-found-page.tsx')).NotFoundPage }),
  },
];

const routeOf = (path: string): PublicRoute | undefined =>
  ROUTES.find((route) => matchPath(route.path, path));

/** Begins to load the page behind an address while the texts are still on their way. */
export const loadAhead = (path: string): void => {
  routeOf(path)
    ?.load()
    .catch(() => undefined);
};

export type SiteRoutes = {
  /** Draws the page behind the router's address. */
  readonly routes: ComponentType;
  /** Loads the page behind a path, so that it is drawn in the first pass. */
  readonly load: (path: string) => Promise<void>;
};

type Page = Pick<PublicRoute, 'path'> & LazyPage;

const routing =
  (pages: readonly Page[]): ComponentType =>
  () => (
    <Suspense fallback={<LoadingPage />}>
      <Routes>
        {pages.map(({ path, Page }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
        <Route path="/book" element={<Navigate to="/book/travel-details" replace />} />
      </Routes>
    </Suspense>
  );

/** Every public address below the language prefix, in the language of the texts. */
export const siteRoutes = (texts: i18n): SiteRoutes => {
  const pages = ROUTES.map(({ path, load, texts: loaders = [] }) => ({
    path,
    ...lazyPage(async () => {
      const [page, ...more] = await Promise.all([load(), ...loaders.map((one) => one(texts.language))]);
      for (const some of more) addTexts(texts, some);
      return page;
    }),
  }));
  return {
    routes: routing(pages),
    load: async (path) => pages.find((page) => matchPath(page.path, path))?.load(),
  };
};
