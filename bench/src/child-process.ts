import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
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

/** Throws where something answers at the address already: an earlier program would be measured in place of the new one. */
async function refuseTaken(url: string): Promise<void> {
  const { hostname, port } = new URL(url);
  const isTaken = await new Promise<boolean>((resolve) => {
    const socket = connect(Number(port), hostname);
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
  if (isTaken) throw new Error(`Port ${port} is taken: end the program that uses it (is it left over from an earlier run?)`);
}

const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { scripts: { start: string } };
/** Variables that `npm start` sets. */
const startVariables = Object.fromEntries(
  scripts.start
    .split(' exec ')[0]
    ?.split(' ')
    .map((pair) => pair.split('=', 2) as [string, string]) ?? [],
);
/** Flags of Node with which `npm start` runs the product. */
const nodeFlags = scripts.start.split(' ').filter((word, index, words) => word.startsWith('--') && words.indexOf(word) === index);

/** Starts the product as `npm start` runs it, a bundle, with these words for Node, and waits until its address answers. */
export const startProduct = (url: string, env: Record<string, string>, wordsForNode: readonly string[] = []): Promise<Child> =>
  startChild([process.execPath, ...nodeFlags, ...wordsForNode, process.env['PRODUCT_MAIN'] ?? 'server/src/main.ts'], url, {
    ...startVariables,
    ...env,
  });

/** Starts a command and waits until its address answers. */
export async function startChild(command: string[], url: string, env: Record<string, string> = {}): Promise<Child> {
  await refuseTaken(url);
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
  for (let attempt = 0; !(await answers(url)); attempt += 1) {
    if (child.exitCode !== null) throw new Error(`${command.join(' ')} ended with ${child.exitCode}`);
    if (attempt > 6000) throw new Error(`${command.join(' ')} does not answer at ${url}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return { pid: child.pid ?? 0, stop };
}
