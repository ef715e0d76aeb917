// Starts the application: colours first, then the words, then the page.
import '../ui/layers.css';
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/global.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@fontsource-variable/geist';
import '@fontsource-variable/bricolage-grotesque';
import '../ui/tokens.css';
import '../ui/base.css';
import { cssVariables, theme } from '../ui/theme.ts';
import { apiEvents } from './api.ts';
import { paintKeptBrand } from './brand.ts';
import { forgetCaller } from './guards.ts';
import { startI18n } from './i18n.ts';
import { queryClient } from './query-client.ts';
import { watchReachability } from './reachability.ts';
import { router } from './router.tsx';

const publicPaths = /^\/(login|register|reset-password|lock|pricing|maintenance|impersonate|invitation)\b/;
const colorScheme = localStorageColorSchemeManager({ key: 'folio-color-scheme' });

apiEvents.addEventListener('unauthorized', () => {
  if (publicPaths.test(location.pathname)) return;
  forgetCaller();
  void router.navigate({ to: '/login', search: { redirect: location.pathname + location.search } });
});

paintKeptBrand();
watchReachability();
await startI18n();

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariables}
        colorSchemeManager={colorScheme}
        defaultColorScheme="auto"
      >
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
          <Notifications position="top-right" autoClose={5000} limit={5} containerWidth={380} zIndex={500} />
        </QueryClientProvider>
      </MantineProvider>
    </StrictMode>,
  );
}
