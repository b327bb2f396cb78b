import { createBrowserRouter, Navigate, Outlet, type RouteObject, useRouteError } from 'react-router';
import { hasRank } from '#shared/roles.ts';
import { NotFound } from '#web/back-office/components/not-found.tsx';
import { PageError } from '#web/back-office/components/page-error.tsx';
import { type Screen, screens } from '#web/back-office/screens.ts';
import { homeOf } from '#web/back-office/session/access.ts';
import { useCurrentUser } from '#web/back-office/session/current-user.tsx';
import { Shell } from '#web/back-office/shell/shell.tsx';

const GoHome = () => <Navigate to={homeOf(useCurrentUser().role)} replace />;

const Guard = ({ role }: Pick<Screen, 'role'>) =>
  hasRank(useCurrentUser().role, role) ? <Outlet /> : <GoHome />;

const BrokenScreen = () => <PageError error={useRouteError()} onRetry={() => location.reload()} />;

const routeOf = ({ path, role, load }: Screen): RouteObject => ({
  element: <Guard role={role} />,
  children: [{ path, lazy: async () => ({ Component: (await load()).default }) }],
});

/** One route per screen inside the shell; each screen's code loads when it opens. */
export const router = createBrowserRouter([
  {
    element: <Shell />,
    HydrateFallback: () => null,
    children: [
      {
        errorElement: <BrokenScreen />,
        children: [
          { path: '/admin', element: <GoHome /> },
          ...screens.map(routeOf),
          { path: '*', element: <NotFound /> },
        ],
      },
    ],
  },
]);
