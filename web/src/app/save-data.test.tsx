// Pages are loaded while the pointer is over their link, except if the browser saves data.
import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, expect, test } from 'vitest';
import { createAppRouter } from './router.tsx';

const connect = (saveData: boolean | undefined) =>
  Object.defineProperty(navigator, 'connection', {
    value: saveData === undefined ? undefined : { saveData },
    configurable: true,
  });
afterEach(() => connect(undefined));

test.each([
  [undefined, 'intent'],
  [false, 'intent'],
  [true, false],
] as const)('with Save-Data %s, links preload %s', (saveData, preload) => {
  connect(saveData);
  expect(createAppRouter(createMemoryHistory()).options.defaultPreload).toBe(preload);
});
