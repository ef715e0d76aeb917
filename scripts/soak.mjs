// `npm run soak`: the random tests for many more rounds, 1,000 sequences of documents among them. `SOAK_SEED` repeats a run, `SOAK_ROUNDS` says how many times as many rounds as `npm test` makes.
import { ensureInstalled, run } from './setup.mjs';

ensureInstalled('all');
run(
  [
    'vitest',
    'run',
    '--project',
    'server',
    'server/src/app/random-orders.full.test.ts',
    'server/src/app/random-documents.full.test.ts',
  ],
  {
    env: { SOAK_ROUNDS: process.env.SOAK_ROUNDS ?? '40' },
  },
);
