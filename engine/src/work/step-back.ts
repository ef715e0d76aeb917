import { getPriority, setPriority } from 'node:os';

/** How far behind the process work in the background is, in steps of niceness. */
const steps = 5;
const last = 19;

/** The calling thread (on Linux, of a worker alone) leaves the processor to those who wait for an answer, where there is not enough for all. */
export function stepBack(): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(0, Math.min(last, getPriority(0) + steps));
  } catch {
    // A system that does not let it: it works at its usual priority.
  }
}
