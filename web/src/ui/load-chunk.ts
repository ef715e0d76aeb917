// Loads a page's code and words. Retries while the server does not respond. Reports code that has not arrived after 120 s, fails
// twice although the server has it, or is gone from the server.

const timeoutMs = 120_000;
const pauseMs = 2_000;

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** The code of a page did not come within 120 s, or (`isGone`) an update has taken it from the server. */
export class ChunkError extends Error {
  readonly isGone: boolean;
  constructor(isGone: boolean) {
    // Not the browser's own sentence: on that one the router reloads the tab automatically, and typed text is lost.
    super(isGone ? 'The code of this page is no longer there' : 'The code of this page did not come');
    this.isGone = isGone;
  }
}

/** Server response for the file that did not load. Chromium and Firefox name the file in their error; without it nobody can know. */
async function lookFor(error: unknown): Promise<'there' | 'gone' | 'unknown'> {
  const address = /https?:\/\/\S+\.js(?:on)?\b/.exec(String(error))?.[0];
  if (!address) return 'unknown';
  try {
    const { status, ok } = await fetch(address, { method: 'HEAD', cache: 'no-store' });
    return status === 404 ? 'gone' : ok ? 'there' : 'unknown';
  } catch {
    return 'unknown';
  }
}

/** `wasThere`: the server had the file when it was last tried. Chromium keeps a failed file as failed until the page is loaded again. */
async function tryUntil<Module>(load: () => Promise<Module>, end: number, wasThere = false): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const found = await lookFor(error);
    if (found === 'gone') throw new ChunkError(true);
    if (wasThere || Date.now() + pauseMs >= end) throw new ChunkError(false);
    await wait(pauseMs);
    return tryUntil(load, end, found === 'there');
  }
}

/** Rejects with a `ChunkError`, after 120 s at the latest; the error boundary then shows the reason. */
export function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  return Promise.race([
    tryUntil(load, Date.now() + timeoutMs),
    wait(timeoutMs).then(() => Promise.reject<Module>(new ChunkError(false))),
  ]);
}
