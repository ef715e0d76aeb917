// Starts the application: colours first, then the words, then the page. Nothing here is awaited at the top level: the chunks of
// the pages import this module's chunk and would wait for it.
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
import { apiEvents, meQuery } from '../base/api.ts';
import { paintKeptBrand } from '../base/brand.ts';
import { forgetCaller } from '../base/forget-caller.ts';
import { startI18n } from '../base/i18n.ts';
import { queryClient } from '../base/query-client.ts';
import { watchReachability } from '../base/reachability.ts';
import { forgetWorkspace } from '../base/workspace.ts';
import { cssVariables, theme } from '../ui/theme.ts';
import { watchFocus } from './focus-page.ts';

import { router } from './router.tsx';

const publicPaths = /^\/(login|register|reset-password|lock|pricing|maintenance|impersonate|invitation)\b/;
/** Milliseconds, as in the router. */
const skeletonAfter = 150;
const colorScheme = localStorageColorSchemeManager({ key: 'folio-color-scheme' });

apiEvents.addEventListener('unauthorized', () => {
  if (publicPaths.test(location.pathname)) return;
  forgetCaller();
  // Whoever logs in next in this browser chooses for themselves.
  forgetWorkspace();
  void router.navigate({ to: '/login', search: { redirect: location.pathname + location.search } });
});

apiEvents.addEventListener('maintenance', () => {
  if (publicPaths.test(location.pathname) || queryClient.getQueryData(meQuery.queryKey)?.user_info.is_admin) return;
  void router.navigate({ to: '/maintenance' });
});

/** The code of the page at this address, asked for while the words are still on their way. */
function loadPage(): void {
  for (const { routeId } of router.matchRoutes(router.latestLocation)) {
    const route = router.routesById[routeId];
    if (route) void router.loadRouteChunk(route);
  }
}

/** Drawn once, with the page in it, where everything needed is there soon; after that a skeleton is better than nothing. */
async function waitForPage(): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, skeletonAfter));
  await Promise.race([router.load().catch(() => undefined), late]);
}

async function start(root: HTMLElement): Promise<void> {
  paintKeptBrand();
  watchReachability();
  watchFocus(router);
  loadPage();
  await startI18n();
  await waitForPage();
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

const root = document.getElementById('root');
if (root) void start(root);
