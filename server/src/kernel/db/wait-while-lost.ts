// A database that is away for a moment at the start: restarting, starting beside Folio, or too busy to answer at once.
import { setTimeout as wait } from 'node:timers/promises';
import { isDatabaseLost } from './database.ts';

/** A database that is not there after this time is not waited for: the start ends with a sentence. */
const maxWaitMs = 5_000;
const tryEveryMs = 500;
/** A machine that is too busy to connect within the time of one try gets another one. */
const minTries = 2;

/** Runs until the database answers, for at most 5 s or two tries; `onWait` is called once, with the first problem. Other problems are thrown at once. */
export async function waitWhileLost<T>(run: () => Promise<T>, onWait: (problem: unknown) => void): Promise<T> {
  const until = performance.now() + maxWaitMs;
  for (let tries = 0; ; tries += 1) {
    try {
      return await run();
    } catch (problem) {
      if (!isDatabaseLost(problem) || (performance.now() > until && tries + 1 >= minTries)) throw problem;
      if (tries === 0) onWait(problem);
      await wait(tryEveryMs);
    }
  }
}
