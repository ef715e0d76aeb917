// Ports for products that tests start beside each other.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

/** Below those that systems give to outgoing connections and to servers that ask for any: Linux from 32768, others from 49152. */
const firstPort = 20_000;
const ports = 12_000;

const folder = join(tmpdir(), `folio-test-ports-${userInfo().uid}`);

/** The process that reserved a port; 0 while it writes the file, and once another has removed it. */
function ownerOf(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return 0;
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Returns false if another process of this user has the port. A process that has ended leaves its port to the next attempt. */
function reserve(port: number): boolean {
  const file = join(folder, String(port));
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code !== 'EEXIST') throw problem;
  }
  const owner = ownerOf(file);
  if (owner > 0 && !isRunning(owner)) rmSync(file, { force: true });
  return false;
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
  throw new Error(`No free port among ${ports} from ${firstPort}; those in use are in ${folder}`);
}
