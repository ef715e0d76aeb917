// Ports for products that tests start beside each other.
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

/** Below those that systems give to outgoing connections and to servers that ask for any: Linux from 32768, others from 49152. */
const firstPort = 20_000;
const ports = 12_000;

/** What a process leaves that is killed is used again after a day, in milliseconds. */
const oldMs = 86_400_000;

const folder = join(tmpdir(), `folio-test-ports-${userInfo().uid}`);
const own = new Set<string>();

function release(): void {
  for (const file of own) rmSync(file, { force: true });
}

/** False where this or another process of this user has it. */
function reserve(port: number): boolean {
  const file = join(folder, String(port));
  try {
    writeFileSync(file, '', { flag: 'wx' });
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code !== 'EEXIST') throw problem;
    const reserved = statSync(file, { throwIfNoEntry: false });
    if (reserved && Date.now() - reserved.mtimeMs > oldMs) rmSync(file, { force: true });
    return false;
  }
  if (own.size === 0) process.once('exit', release);
  own.add(file);
  return true;
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/**
 * A port that nobody listens on, kept for the caller until its process ends: tests start their products at the same time, and a product that is
 * killed comes back to its port. Throws where hundreds were tried in vain.
 */
export async function findFreePort(): Promise<number> {
  mkdirSync(folder, { recursive: true });
  for (let attempt = 0; attempt < 500; attempt += 1) {
    const port = firstPort + Math.floor(Math.random() * ports);
    if (reserve(port) && (await isFree(port))) return port;
  }
  throw new Error(`No free port among ${ports} from ${firstPort}; what ${folder} holds is of processes that were killed`);
}
