// From typing `npm start` on a warm machine to the first 200 of /readyz, beside a bare server that npm starts with the same database.
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startChild } from './child-process.ts';
import { cleanUpAtTheEnd } from './clean-up.ts';
import { median } from './quantiles.ts';

const port = 3904;
const rounds = 5;
const aimMs = 1000;

async function startMs(command: string[], dataDir: string): Promise<number> {
  const env = { DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'warn' };
  const began = performance.now();
  const child = await startChild(['npm', ...command], `http://127.0.0.1:${port}/readyz`, env);
  const elapsed = performance.now() - began;
  await child.stop();
  return elapsed;
}

export async function benchStart(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'folio-bench-start-'));
  // If PostgreSQL's own user may enter it, everything lies below it.
  chmodSync(folder, 0o755);
  const cleanUp = cleanUpAtTheEnd(() => rmSync(folder, { recursive: true, force: true }));
  const [ownData, bareData] = [join(folder, 'own'), join(folder, 'bare')];
  // A package of its own, since `npm exec` takes several times as long as `npm start`.
  const bareServer = fileURLToPath(new URL('bare-start.ts', import.meta.url));
  const scripts = { start: `exec node ${bareServer}` };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'bare-start', scripts }));
  const bareStart = ['--prefix', folder, 'start'];
  // The first of each makes its database and fills the caches.
  await startMs(['start'], ownData);
  await startMs(bareStart, bareData);
  const [own, bare]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    own.push(await startMs(['start'], ownData));
    bare.push(await startMs(bareStart, bareData));
  }
  await cleanUp();
  process.stdout.write(
    `warm start: ${(median(own) / median(bare)).toFixed(1)} times a bare server with the same database (slowest of ${rounds}: ${Math.round(Math.max(...own))} ms beside ${Math.round(Math.max(...bare))} ms; aim: ${aimMs} ms)\n`,
  );
}
