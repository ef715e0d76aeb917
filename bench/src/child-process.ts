import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { cleanUpAtTheEnd } from './clean-up.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Child {
  pid: number;
  /** Ends it by SIGTERM and waits for its end. */
  stop: () => Promise<void>;
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).status < 503;
  } catch {
    return false;
  }
}

/** Starts the product as `npm start` runs it, a bundle, with these words for Node, and waits until its address answers. */
export const startProduct = (url: string, env: Record<string, string>, wordsForNode: readonly string[] = []): Promise<Child> =>
  startChild([process.execPath, ...wordsForNode, process.env['PRODUCT_MAIN'] ?? 'server/src/main.ts'], url, env);

/** Starts a command and waits until its address answers. */
export async function startChild(command: string[], url: string, env: Record<string, string> = {}): Promise<Child> {
  const [program = '', ...words] = command;
  const child: ChildProcess = spawn(program, words, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
    // In a group of its own: a Ctrl-C reaches it by us, in the order of the cleaning up.
    detached: true,
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = cleanUpAtTheEnd(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  for (let attempt = 0; attempt < 6000 && !(await answers(url)); attempt += 1) {
    if (child.exitCode !== null) throw new Error(`${command.join(' ')} ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return { pid: child.pid ?? 0, stop };
}
