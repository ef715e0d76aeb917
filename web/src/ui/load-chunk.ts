// Loads a page's code. A connection that drops is tried again; what has not come after 120 s, or is gone from the server, is reported.

const timeoutMs = 120_000;
const pauseMs = 2_000;

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** The code of a page did not come within 120 s, or (`isGone`) an update has taken it from the server. */
export class ChunkError extends Error {
  readonly isGone: boolean;
  constructor(isGone: boolean) {
    // Not the browser's own sentence: on that one the router reloads the tab automatically, and what was typed is lost.
    super(isGone ? 'The code of this page is no longer there' : 'The code of this page did not come');
    this.isGone = isGone;
  }
}

/** Whether the server answers that the file is not there. Chromium and Firefox name the file in their error; without it nobody can know. */
async function isGone(error: unknown): Promise<boolean> {
  const address = /https?:\/\/\S+\.js\b/.exec(String(error))?.[0];
  if (!address) return false;
  try {
    return (await fetch(address, { method: 'HEAD', cache: 'no-store' })).status === 404;
  } catch {
    return false;
  }
}

async function tryUntil<Module>(load: () => Promise<Module>, end: number): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (await isGone(error)) throw new ChunkError(true);
    if (Date.now() + pauseMs >= end) throw new ChunkError(false);
    await wait(pauseMs);
    return tryUntil(load, end);
  }
}

/** Rejects with a `ChunkError`, after 120 s at the latest; the error boundary then says what happened. */
export function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  return Promise.race([
    tryUntil(load, Date.now() + timeoutMs),
    wait(timeoutMs).then(() => Promise.reject<Module>(new ChunkError(false))),
  ]);
}
