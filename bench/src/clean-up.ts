// A benchmark leaves nothing behind: neither at its end, nor when it fails, nor when it is interrupted.

const open = new Set<() => unknown>();

/** Registers what must be undone; answers a function that undoes it now. */
export function cleanUpAtTheEnd(undo: () => unknown): () => Promise<void> {
  open.add(undo);
  return async () => {
    if (open.delete(undo)) await undo();
  };
}

/** Undoes all that is open, newest first; what cannot be undone is reported and does not hold up the rest. */
export async function cleanUp(): Promise<void> {
  for (const undo of [...open].toReversed()) {
    open.delete(undo);
    try {
      await undo();
    } catch (problem) {
      process.stderr.write(`${String(problem)}\n`);
    }
  }
}

const exitCodes = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

/** Cleans up before the process ends by a signal. */
export function cleanUpOnSignals(): void {
  for (const [signal, code] of Object.entries(exitCodes))
    process.once(signal, () => {
      // The benchmark itself fails now, since what it uses is removed; that must not end the process before the rest is undone.
      process.on('uncaughtException', () => undefined);
      void cleanUp().then(() => process.exit(code));
    });
}

/** Runs a benchmark and cleans up after it, also where it fails. */
export async function runAndCleanUp(bench: () => Promise<void>): Promise<void> {
  try {
    await bench();
  } finally {
    await cleanUp();
  }
}
