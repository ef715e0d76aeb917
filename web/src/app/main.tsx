// Starts the application: colours first, then the words, then the page. Nothing here is awaited at the top level: the chunks of
// the pages import this module's chunk and would wait for it.
import '../ui/layers.css';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/global.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
// Fields, lists and menus are on nearly every page: no other file imports these.
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@fontsource-variable/geist';
import '@fontsource-variable/geist-mono';
import '@fontsource-variable/bricolage-grotesque';
import '../ui/tokens.css';
import '../ui/base.css';
import '../ui/primitives.css';
import { paintKeptBrand } from '../base/brand.ts';
import { startI18n } from '../base/i18n.ts';
import { watchReachability } from '../base/reachability.ts';
import { Application } from './application.tsx';
import { keepFocusFromFirstUse, watchFocus } from './focus-page.ts';
import { createAppRouter } from './router.tsx';
import { watchRefusals } from './watch-refusals.ts';

// Zod comes with forms and would try whether it may make code of text; the page's policy forbids that, and browsers report each try.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

/** Milliseconds, as in the router. */
const skeletonAfter = 150;
const router = createAppRouter();

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
  watchRefusals(router);
  watchFocus(router);
  keepFocusFromFirstUse();
  loadPage();
  await startI18n();
  await waitForPage();
  createRoot(root).render(
    <StrictMode>
      <Application router={router} />
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (root) void start(root);
