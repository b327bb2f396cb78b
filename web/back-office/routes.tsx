import { createBrowserRouter, Navigate, Outlet, type RouteObject, useRouteError } from 'react-router';
import { NotFound } from '#web/back-office/components/not-found.tsx';
import { PageError } from '#web/back-office/components/page-error.tsx';
import { bringTexts } from '#web/back-office/language/language-provider.tsx';
import { type Screen, screens } from '#web/back-office/screens.ts';
import { homeOf, isShownTo } from '#web/back-office/session/access.ts';
import { useCurrentUser } from '#web/back-office/session/current-user.tsx';
import { Shell } from '#web/back-office/shell/shell.tsx';

const Guard = ({ roles }: Pick<Screen, 'roles'>) => {
  const { role } = useCurrentUser();
  return isShownTo(role, { roles }) ? <Outlet /> : <Navigate to={homeOf(role)} replace />;
};

const BrokenScreen = () => <PageError error={useRouteError()} onRetry={() => location.reload()} />;

const open = async ({ load, texts }: Screen) => {
  const [screen] = await Promise.all([load(), texts && bringTexts(texts)]);
  return { Component: screen.default };
};

const routeOf = (screen: Screen): RouteObject => ({
  element: <Guard roles={screen.roles} />,
  children: [{ path: screen.path, lazy: () => open(screen) }],
});

/** One route per screen inside the shell; each screen's code loads when it opens. */
export const router = createBrowserRouter([
  {
    element: <Shell />,
    errorElement: <BrokenScreen />,
    HydrateFallback: () => null,
    children: [
      {
        errorElement: <BrokenScreen />,
        children: [...screens.map(routeOf), { path: '*', element: <NotFound /> }],
      },
    ],
  },
]);
