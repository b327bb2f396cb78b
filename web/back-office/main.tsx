import '@fontsource-variable/sofia-sans/wght.css';
import '#web/back-office/theme/mantine.css';
import '#web/back-office/theme/tones.css';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { LanguageProvider, startOfficeTexts } from '#web/back-office/language/language-provider.tsx';
import { router } from '#web/back-office/routes.tsx';
import { preloadCurrentUser, SessionGate } from '#web/back-office/session/current-user.tsx';
import { leaveToLogin } from '#web/back-office/session/leave-to-login.ts';
import { theme } from '#web/back-office/theme/theme.ts';
import { whenLoggedOut } from '#web/common/call-api.ts';

const start = async (): Promise<void> => {
  whenLoggedOut(leaveToLogin);
  preloadCurrentUser();
  const texts = await startOfficeTexts();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root.');
  createRoot(root).render(
    <MantineProvider theme={theme} forceColorScheme="light">
      <LanguageProvider texts={texts}>
        <Notifications position="top-right" autoClose={3000} limit={4} />
        <SessionGate>
          <RouterProvider router={router} />
        </SessionGate>
      </LanguageProvider>
    </MantineProvider>,
  );
};

await start();
