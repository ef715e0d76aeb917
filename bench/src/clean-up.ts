// A benchmark leaves nothing behind: neither at its end, nor when it fails, nor when it is interrupted.

const open = new Set<() => unknown>();

/** Registers a cleanup. Returns a function that runs it now. */
export function cleanUpAtTheEnd(undo: () => unknown): () => Promise<void> {
  open.add(undo);
  return async () => {
    if (open.delete(undo)) await undo();
  };
}

/** Runs all open cleanups, newest first. A failed cleanup is reported and does not stop the rest. */
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
      // The benchmark now fails because its resources are removed. That must not end the process before the other cleanups.
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
