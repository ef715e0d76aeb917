// A process of the product as a service manager runs it: started whenever it ended.
import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '@folio/server/testing/free-port';

const clock = fileURLToPath(new URL('shifted-clock.ts', import.meta.url));
const mainFile = process.env['PRODUCT_MAIN'] ?? fileURLToPath(import.meta.resolve('@folio/server/main'));

export interface ProductProcess {
  name: string;
  url: string;
  /** 0 while it does not run. */
  pid: () => number;
  isReady: () => Promise<boolean>;
  /** By SIGKILL; it is started after the pause. */
  kill: (pauseMs: number) => void;
  freeze: (milliseconds: number) => Promise<void>;
  /** Its clock runs ahead (or behind) by so many milliseconds. */
  shiftClock: (milliseconds: number) => void;
  /** The last lines that it wrote, for reports. */
  lastLines: () => string[];
  starts: () => number;
  stop: () => Promise<void>;
}

/** Lines of the output that are kept. */
const keptLines = 40;

/** Pause of a process that cannot start before its next try, in milliseconds. */
const retryMs = 1000;

export async function startProductProcess(options: {
  name: string;
  environment: Record<string, string>;
  /** Command to run; the product of these sources by default. */
  main?: string | undefined;
  /** Called when it ended although nobody killed it, after it had been ready. */
  onDeath: (name: string, code: number | null, lines: string[]) => void;
}): Promise<ProductProcess> {
  const { name, environment, main = mainFile, onDeath } = options;
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const clockFile = join(environment['DATA_DIR'] ?? '', '..', `${name}.clock`);
  const lines: string[] = [];
  let child: ChildProcess | null = null;
  let ended = Promise.resolve();
  let wasReady = false;
  let isWanted = true;
  let isKilled = false;
  let pauseMs = retryMs;
  let starts = 0;

  const keep = (chunk: Buffer) => {
    lines.push(
      ...chunk
        .toString()
        .split('\n')
        .filter((line) => line !== ''),
    );
    lines.splice(0, Math.max(0, lines.length - keptLines));
  };

  const isReady = async () => {
    if (child === null) return false;
    try {
      const { status } = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(3000) });
      wasReady ||= status === 200;
      return status === 200;
    } catch {
      return false;
    }
  };

  function launch(): void {
    starts += 1;
    wasReady = false;
    isKilled = false;
    const started = spawn(process.execPath, ['--import', clock, main], {
      env: {
        PATH: process.env.PATH,
        HOME: process.env['HOME'],
        HOST: '127.0.0.1',
        PORT: String(port),
        LOG_LEVEL: 'warn',
        CHAOS_CLOCK_FILE: clockFile,
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = started;
    started.stdout.on('data', keep);
    started.stderr.on('data', keep);
    ended = new Promise((resolve) => {
      started.once('exit', (code) => {
        child = null;
        if (isWanted && !isKilled && wasReady) onDeath(name, code, [...lines]);
        resolve();
        if (isWanted) setTimeout(() => isWanted && launch(), isKilled ? pauseMs : retryMs);
      });
    });
    const isStarting = () => child === started && !wasReady;
    void (async () => {
      while (isStarting()) {
        await isReady();
        await wait(500);
      }
    })();
  }

  launch();
  return {
    name,
    url,
    pid: () => child?.pid ?? 0,
    isReady,
    kill: (pause) => {
      isKilled = true;
      pauseMs = pause;
      child?.kill('SIGKILL');
    },
    freeze: async (milliseconds) => {
      const frozen = child;
      frozen?.kill('SIGSTOP');
      await wait(milliseconds);
      frozen?.kill('SIGCONT');
    },
    shiftClock: (milliseconds) => writeFileSync(clockFile, String(milliseconds)),
    lastLines: () => [...lines],
    starts: () => starts,
    stop: async () => {
      isWanted = false;
      child?.kill('SIGCONT');
      child?.kill('SIGTERM');
      await Promise.race([ended, wait(10_000)]);
      child?.kill('SIGKILL');
      await ended;
      rmSync(clockFile, { force: true });
    },
  };
}
