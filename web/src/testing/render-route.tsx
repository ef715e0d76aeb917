// Renders a page at its address: the real router, guards and providers, in English, over a fake of the server.
import { notifications } from '@mantine/notifications';
import { createMemoryHistory } from '@tanstack/react-router';
import { cleanup, configure, render } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';
import { Application } from '../app/application.tsx';
import { type AppRouter, createAppRouter } from '../app/router.tsx';
import { watchRefusals } from '../app/watch-refusals.ts';
import { apiEvents } from '../base/api.ts';
import { forgetCaller } from '../base/forget-caller.ts';
import { startI18n } from '../base/i18n.ts';
import { watchReachability } from '../base/reachability.ts';
import { forgetWorkspace } from '../base/workspace.ts';
import { clearOffers } from '../ui/undo-offers.ts';
import { type Answers, type Call, endFakeApi, fakeApi } from './fake-api.ts';

/** The code of a page is compiled when it is first opened. */
configure({ asyncUtilTimeout: 10_000 });

interface RenderedRoute {
  router: AppRouter;
  /** Requests of the page so far. */
  calls: Call[];
}

let stop = () => undefined as void;

beforeAll(async () => {
  watchReachability();
  await startI18n();
});

afterEach(() => {
  cleanup();
  stop();
  notifications.clean();
  clearOffers();
  forgetCaller();
  forgetWorkspace();
  localStorage.clear();
  sessionStorage.clear();
  apiEvents.dispatchEvent(new Event('reachable'));
  endFakeApi();
});

/** Opens a URL; the page renders when its data has loaded. */
export function renderRoute(address: string, answers: Answers): RenderedRoute {
  const calls = fakeApi(answers);
  const router = createAppRouter(createMemoryHistory({ initialEntries: [address] }));
  stop = watchRefusals(router);
  render(<Application router={router} />);
  return { router, calls };
}
