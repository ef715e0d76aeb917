// Starts the real product (its own process, embedded database, built web app) for all journeys: one for each of those that run side by side.
import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeDatabaseFolder } from '@folio/server/testing/database-folder';
import { findFreePort } from '@folio/server/testing/free-port';
import type { TestProject } from 'vitest/node';
import { writeFontConfig } from './test-fonts.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    products: { url: string; dataDir: string }[];
    /** The fontconfig file that browsers read. */
    fontConfig: string;
  }
}

/** As many as vitest.config.ts lets run side by side. */
const maxConcurrentJourneys = 2;

/** The bundle of `npm test` starts in half the time of the sources. */
const main = process.env.PRODUCT_MAIN ?? 'server/src/main.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
}

async function waitUntilReady(url: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + 60_000;
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`The product ended with ${child.exitCode}`);
    if (await isReady(url)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The product was not ready within a minute');
}

export interface RunningProduct {
  url: string;
  dataDir: string;
  stop: () => Promise<void>;
}

/**
 * Starts the product on an empty data folder of its own; `stop` removes the folder. `more` is added to its environment; `program` is
 * another build of it.
 */
export async function startProduct(more: Record<string, string> = {}, program = main): Promise<RunningProduct> {
  const dataDir = makeDatabaseFolder('folio-journeys-');
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { ...process.env, DATA_DIR: dataDir, PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'warn', ...more };
  const child = spawn(process.execPath, [program], { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
  await waitUntilReady(url, child);
  return {
    url,
    dataDir,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export default async function setup(project: TestProject) {
  const started = await Promise.all(Array.from({ length: maxConcurrentJourneys }, () => startProduct()));
  project.provide(
    'products',
    started.map(({ url, dataDir }) => ({ url, dataDir })),
  );
  const fontConfig = writeFontConfig();
  project.provide('fontConfig', fontConfig);
  return async () => {
    rmSync(dirname(fontConfig), { recursive: true, force: true });
    await Promise.all(started.map((product) => product.stop()));
  };
}
