// A benchmark leaves nothing behind, neither at its end nor when it is interrupted.

const open = new Set<() => unknown>();

/** Registers what must be undone; answers a function that undoes it now. Interrupted, all that is open is undone, newest first. */
export function cleanUpAtTheEnd(undo: () => unknown): () => Promise<void> {
  open.add(undo);
  return async () => {
    if (open.delete(undo)) await undo();
  };
}

async function undoAll(signal: 'SIGINT' | 'SIGTERM'): Promise<void> {
  // The benchmark itself fails now, since what it uses is taken away; that must not end the process before the rest is undone.
  process.on('uncaughtException', () => undefined);
  for (const undo of [...open].toReversed()) {
    open.delete(undo);
    try {
      await undo();
    } catch (problem) {
      process.stderr.write(`${String(problem)}\n`);
    }
  }
  process.exit(signal === 'SIGINT' ? 130 : 143);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void undoAll(signal));
