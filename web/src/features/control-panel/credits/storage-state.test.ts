import { expect, it } from 'vitest';
import { storageState } from './storage-state.ts';

it.each([
  [0, 100, 0, 'free'],
  [89, 100, 0.89, 'free'],
  [90, 100, 0.9, 'near'],
  [100, 100, 1, 'full'],
  [120, 100, 1, 'full'],
  [0, 0, 1, 'full'],
])('%i of %i bytes is a share of %f and %s', (used, limit, share, state) => {
  expect(storageState(used, limit)).toEqual({ share, state });
});
