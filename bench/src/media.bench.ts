// Video, speech, files and images: time and memory of an order compared with bare calls of the same libraries,
// and the delay for other requests of the process meanwhile.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { cleanUpAtTheEnd } from './clean-up.ts';
import { benchHeavyOrders } from './heavy/heavy-orders.ts';
import { type HeavyWorkName, heavyWorks } from './heavy/heavy-works.ts';
import { processorMs, residentBytes } from './heavy/process-use.ts';
import { median } from './quantiles.ts';

interface Cost {
  ms: number;
  /** Milliseconds of processor, which others on the machine do not lengthen; of all rounds. */
  processorMs: number;
  /** Most resident memory above that at the beginning, with its workers and programs, in megabytes. */
  megabytes: number;
  /** Event loop's 99th percentile beyond its own step, in milliseconds. */
  waitP99: number;
}

type Message = { kind: 'begin' } | { kind: 'end'; ms: number; waitP99: number };

const program = fileURLToPath(new URL('./heavy/heavy-child.ts', import.meta.url));
const mebibyte = 1024 * 1024;
const sampleEveryMs = 40;

async function costOf(name: HeavyWorkName, side: 'own' | 'bare'): Promise<Cost> {
  const child = fork(program, [name, side], {
    execArgv: ['--expose-gc', '--no-warnings'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const end = cleanUpAtTheEnd(() => child.kill('SIGKILL'));
  const pid = child.pid ?? 0;
  let [before, most, used] = [0, 0, 0];
  let looking: NodeJS.Timeout | undefined;
  const sample = () => (most = Math.max(most, residentBytes(pid)));
  const report = await new Promise<Extract<Message, { kind: 'end' }>>((resolve, reject) => {
    child.on('message', (message: Message) => {
      if (message.kind === 'end') {
        used = processorMs(pid) - used;
        return resolve(message);
      }
      used = processorMs(pid);
      before = residentBytes(pid);
      looking = setInterval(sample, sampleEveryMs);
    });
    child.once('exit', (code) => reject(new Error(`${name} (${side}) ended with ${code}`)));
  }).finally(() => clearInterval(looking));
  await ended;
  await end();
  return { ms: report.ms, processorMs: used, waitP99: report.waitP99, megabytes: (most - before) / mebibyte };
}

async function compareHeavyWork(name: HeavyWorkName): Promise<void> {
  const { name: title, rounds } = heavyWorks[name];
  const [own, bare]: [Cost[], Cost[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    bare.push(await costOf(name, 'bare'));
    own.push(await costOf(name, 'own'));
  }
  const of = (costs: Cost[], key: keyof Cost) => median(costs.map((cost) => cost[key]));
  const ratio = (key: 'ms' | 'processorMs' | 'megabytes') => (of(own, key) / Math.max(1, of(bare, key))).toFixed(2);
  process.stdout.write(
    `${title}: ${ratio('ms')} of the bare calls' time (${Math.round(of(own, 'ms'))} ms beside ${Math.round(of(bare, 'ms'))} ms), ${ratio('processorMs')} of their processor time, ` +
      `${ratio('megabytes')} of their memory (${Math.round(of(own, 'megabytes'))} MB beside ${Math.round(of(bare, 'megabytes'))} MB; aim 1.3 for both), ` +
      `event loop waits ${of(own, 'waitP99').toFixed(1)} ms in p99 (aim 50)\n`,
  );
}

export async function benchMedia(): Promise<void> {
  for (const name of ['animation', 'speech', 'reading', 'upscaling'] as const) await compareHeavyWork(name);
  await benchHeavyOrders();
}

/** The largest picture that is taken: some minutes of a core on each side. */
export const benchUpscaling = (): Promise<void> => compareHeavyWork('largest');
