import { createBrowserRouter, Navigate, Outlet, type RouteObject, useRouteError } from 'react-router';
import { NotFound } from '#web/back-office/components/not-found.tsx';
import { PageError } from '#web/back-office/components/page-error.tsx';
import { type Screen, screens } from '#web/back-office/screens.ts';
import { firstOf, homeOf, isShownTo, landingOf, START } from '#web/back-office/session/access.ts';
import { useCurrentUser } from '#web/back-office/session/current-user.tsx';
import { Shell } from '#web/back-office/shell/shell.tsx';
import { StartScreen } from '#web/back-office/shell/start-screen.tsx';

const paths = screens.map(({ path }) => path);

/** A login opens `/admin`: it leads to the landing screen, or to the role's own while that is not there. */
const GoToLanding = () => {
  const { role } = useCurrentUser();
  return <Navigate to={firstOf([landingOf(role), homeOf(role)], paths)} replace />;
};

const Guard = ({ roles }: Pick<Screen, 'roles'>) => {
  const { role } = useCurrentUser();
  return isShownTo(role, { roles }) ? <Outlet /> : <Navigate to={firstOf([homeOf(role)], paths)} replace />;
};

const BrokenScreen = () => <PageError error={useRouteError()} onRetry={() => location.reload()} />;

const routeOf = ({ path, roles, load }: Screen): RouteObject => ({
  element: <Guard roles={roles} />,
  children: [{ path, lazy: async () => ({ Component: (await load()).default }) }],
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
        children: [
          { path: '/admin', element: <GoToLanding /> },
          { path: START, element: <StartScreen /> },
          ...screens.map(routeOf),
          { path: '*', element: <NotFound /> },
        ],
      },
    ],
  },
]);
