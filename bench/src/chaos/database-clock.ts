// The clock of PostgreSQL, which its processes read through libfaketime where that is installed (the Debian package `libfaketime`).
import { existsSync, globSync, writeFileSync } from 'node:fs';

export interface DatabaseClock {
  /** Arguments of PostgreSQL with a shifted clock; empty if its clock cannot be shifted. */
  environment: Record<string, string>;
  canBeShifted: boolean;
  /** From now on it is so many seconds later (or earlier) than it was. */
  shift: (seconds: number) => void;
}

/** Its other library is for programs with threads of their own. */
const libraries = '/usr/lib/*/faketime/libfaketime.so.1';

/** `file` says how many seconds the clock is ahead; it is read once in a second. */
export function createDatabaseClock(file: string, isWanted: boolean): DatabaseClock {
  const [library] = isWanted && existsSync('/usr/lib') ? globSync(libraries) : [];
  let ahead = 0;
  const write = () => writeFileSync(file, `${ahead < 0 ? '' : '+'}${ahead}\n`, { mode: 0o644 });
  if (library === undefined) return { environment: {}, canBeShifted: false, shift: () => undefined };
  write();
  return {
    environment: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: '1',
      // Waiting and measuring go on with the clock of the system, as they do when someone sets the time.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      NO_FAKE_STAT: '1',
    },
    canBeShifted: true,
    shift: (seconds) => {
      ahead += seconds;
      write();
    },
  };
}
