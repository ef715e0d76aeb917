// The chaos run: load, disturbances, the wait until all work has ended, and the invariants.

import { startModelServer } from '@folio/engine/models/testing/model-server';
import { posting } from '@folio/server/testing/job-posting';
import { randomFrom } from '@folio/server/testing/random';
import { createClients } from './clients.ts';
import { compareRecords } from './compare-records.ts';
import { type DisturbanceLog, disturbUntil } from './disturb.ts';
import { abortAttempt } from './give-up-writing.ts';
import { startInstallation } from './installation.ts';
import { checkInvariants } from './invariants.ts';
import { startLoad } from './load.ts';
import { modelScript } from './model-replies.ts';
import { createRecords, type Records } from './records.ts';
import { sweepFiles } from './sweep-files.ts';
import { registerTeams } from './teams.ts';
import { waitUntilQuiet } from './wait-until-quiet.ts';

export interface ChaosOptions {
  seed: number;
  minutes: number;
  perSecond: number;
  /** The clock of PostgreSQL is shifted too, where it can be. */
  shiftsDatabase: boolean;
  say: (line: string) => void;
}

export interface ChaosResult {
  records: Records;
  disturbances: DisturbanceLog;
  begun: number;
  /** Seconds from the last disturbance until all work had ended. */
  quietAfterS: number;
  files: number;
  /** Method of filling disks; null if it is unavailable. */
  fullDisk: string | null;
  isDatabaseShifted: boolean;
  /** Number of process starts of the product. */
  starts: number;
}

const teams = 4;

/** Seconds after the last disturbance in which everything ends: dead workers are noticed after 15, a paused model after more. */
const quietWithinS = 240;

export async function runChaos({ seed, minutes, perSecond, shiftsDatabase, say }: ChaosOptions): Promise<ChaosResult> {
  const records = createRecords();
  const begunAt = performance.now();
  const stamped = (line: string) => say(`${((performance.now() - begunAt) / 1000).toFixed(1).padStart(7)} s  ${line}`);
  const model = await startModelServer('openai-compatible', modelScript(seed + 1));
  const installation = await startInstallation({
    roles: ['web', 'web', 'worker', 'worker'],
    hasSmallDisks: true,
    hasDatabaseClock: shiftsDatabase,
    onDeath: (name, code, lines) =>
      records.violate('no process ends unless it is killed', `${name} with ${code}: ${lines.slice(-30).join('\n      ')}`),
  });
  try {
    const people = await registerTeams(installation.webUrls[0] ?? '', teams, model.baseUrl);
    stamped(`two web and two worker processes are ready; ${teams} accounts order ${posting.job_title} and more`);
    const random = randomFrom(seed + 2);
    const clients = createClients(installation.webUrls, random, records);
    const load = startLoad(people, clients, records, random, perSecond);
    const disturbances = await disturbUntil(installation, randomFrom(seed), performance.now() + minutes * 60_000, stamped);
    const lastAt = performance.now();
    stamped('the disturbances are over');
    for (const name of await installation.recover()) {
      const lines = installation.processes.find((one) => one.name === name)?.lastLines() ?? [];
      records.violate('every process recovers', `${name} is not ready: ${lines.slice(-3).join(' | ')}`);
    }
    await load.stop();
    await abortAttempt(installation.cluster);
    for (const { what, count, ids } of await waitUntilQuiet(installation.cluster, quietWithinS))
      records.violate('no work is stuck', `${count} ${what}: ${(ids ?? []).join(', ')}`);
    const quietAfterS = (performance.now() - lastAt) / 1000;
    stamped('all work has ended');
    await compareRecords(records, installation.cluster);
    await sweepFiles(installation, records);
    const { files } = await checkInvariants(installation, records);
    return {
      records,
      disturbances,
      begun: load.begun(),
      quietAfterS,
      files,
      fullDisk: installation.filesDisk.canBeFull ? 'a file system of its own in memory, filled by a file' : null,
      isDatabaseShifted: installation.databaseClock.canBeShifted,
      starts: installation.processes.reduce((sum, one) => sum + one.starts(), 0),
    };
  } finally {
    await installation.stop();
    model.close();
  }
}
