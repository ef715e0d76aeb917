// Frame of every page: colors, the cache of the server's responses, the router and the toasts.
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { notificationsStore } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { queryClient } from '../base/query-client.ts';
import { loadChunk } from '../ui/load-chunk.ts';
import { cssVariables, theme } from '../ui/theme.ts';
import { useUndoOffer } from '../ui/undo-offers.ts';
import { ProgressLine } from './progress-line.tsx';
import type { AppRouter } from './router.tsx';

const colorScheme = localStorageColorSchemeManager({ key: 'folio-color-scheme' });

const loadToasts = () => import('./toasts.tsx');
const Toasts = lazy(() => loadChunk(loadToasts).then((module) => ({ default: module.Toasts })));

export function Application({ router }: { router: AppRouter }) {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} colorSchemeManager={colorScheme} defaultColorScheme="auto">
      <QueryClientProvider client={queryClient}>
        <ProgressLine router={router} />
        <RouterProvider router={router} />
        <ToastsWhenAny />
      </QueryClientProvider>
    </MantineProvider>
  );
}

/** Loads the toast code with the first key or press: a toast about a lost connection could not load it. */
function loadToastsWithFirstUse(): () => void {
  const load = () => {
    stop();
    loadToasts().catch(() => undefined);
  };
  const stop = () => {
    removeEventListener('pointerdown', load);
    removeEventListener('keydown', load);
  };
  addEventListener('pointerdown', load);
  addEventListener('keydown', load);
  return stop;
}

/** Nothing of toasts is drawn before there is one; afterwards their container stays. */
function ToastsWhenAny() {
  useEffect(loadToastsWithFirstUse, []);
  const hasToasts = useSyncExternalStore(
    notificationsStore.subscribe,
    () => notificationsStore.getState().notifications.length > 0,
  );
  const isAny = useUndoOffer() !== null || hasToasts;
  const [wereAny, setWereAny] = useState(isAny);
  if (isAny && !wereAny) setWereAny(true);
  return <Suspense fallback={null}>{wereAny ? <Toasts /> : null}</Suspense>;
}
