// Loads a page's code. A connection that drops is tried again; what has not come after 120 s is reported.

const timeout = 120_000;
const pause = 2_000;

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

async function tryUntil<Module>(load: () => Promise<Module>, end: number): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (Date.now() + pause >= end) throw error;
    await wait(pause);
    return tryUntil(load, end);
  }
}

/** Rejects after 120 s at the latest; the error boundary then says what happened. */
export function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  return Promise.race([tryUntil(load, Date.now() + timeout), wait(timeout).then(() => Promise.reject<Module>(new ChunkError()))]);
}

/** The code of a page did not come within 120 s. */
export class ChunkError extends Error {}
