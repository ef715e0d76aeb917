// What is around every page: colours, the cache of the server's answers, the router and the toasts.
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { queryClient } from '../base/query-client.ts';
import { cssVariables, theme } from '../ui/theme.ts';
import type { AppRouter } from './router.tsx';

const colorScheme = localStorageColorSchemeManager({ key: 'folio-color-scheme' });

export function Application({ router }: { router: AppRouter }) {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} colorSchemeManager={colorScheme} defaultColorScheme="auto">
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <Notifications position="top-right" autoClose={5000} limit={5} containerWidth={380} zIndex={500} />
      </QueryClientProvider>
    </MantineProvider>
  );
}
