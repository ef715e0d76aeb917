import { getPriority, setPriority } from 'node:os';

/** Added niceness of background work. */
const steps = 5;
const last = 19;

/** Lowers the priority of the calling thread (on Linux, of a worker alone), so waiting requests get a scarce processor first. */
export function stepBack(): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(0, Math.min(last, getPriority(0) + steps));
  } catch {
    // A system that does not let it: it works at its usual priority.
  }
}
