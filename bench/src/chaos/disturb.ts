// Disturbs the installation again and again, several at a time, until the end.

import { setTimeout as wait } from 'node:timers/promises';
import { type Random, randomFrom } from '@folio/server/testing/random';
import { chooseDisturbance, freezeWorkerLong } from './disturbances.ts';
import type { Installation } from './installation.ts';

/** Milliseconds between two disturbances: at least, and at most so many more. */
const pauseMs = 1200;
const pauseMoreMs = 3600;

export interface DisturbanceLog {
  counts: Map<string, number>;
  /** Failed disturbances, with their reasons. */
  problems: string[];
}

/** Resolves when all disturbances have run. Each has its own random numbers, so a slow one does not change the next ones. */
export async function disturbUntil(
  installation: Installation,
  random: Random,
  endsAt: number,
  say: (line: string) => void,
): Promise<DisturbanceLog> {
  const log: DisturbanceLog = { counts: new Map(), problems: [] };
  const running: Promise<void>[] = [];
  const begin = (name: string, run: () => Promise<void>) => {
    log.counts.set(name, (log.counts.get(name) ?? 0) + 1);
    say(name);
    running.push(run().catch((problem: unknown) => void log.problems.push(`${name}: ${String(problem)}`)));
  };
  const longAt = performance.now() + (endsAt - performance.now()) / 3;
  let hadLong = false;
  while (performance.now() < endsAt) {
    const own = randomFrom(random.below(2 ** 31));
    const pause = pauseMs + random.below(pauseMoreMs);
    const disturbance = chooseDisturbance(own);
    begin(disturbance.name, () => disturbance.run(installation, own));
    if (!hadLong && performance.now() > longAt) {
      hadLong = true;
      begin('freeze a worker for longer than its jobs are leased', () => freezeWorkerLong(installation));
    }
    await wait(pause);
  }
  await Promise.all(running);
  return log;
}
