import { setPriority } from 'node:os';

/** How far behind the others work in the background stands; 0 is usual, 19 the last. */
const niceness = 5;

/** The calling thread (on Linux, of a worker alone) leaves the processor to whoever waits for an answer, where there is not enough for all. */
export function stepBack(): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(0, niceness);
  } catch {
    // A system that does not let it: it works at its usual priority.
  }
}
