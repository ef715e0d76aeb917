// A piece of the engine's work beside the bare library call that does the same: time, memory, and how long others in the process wait.

import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';

interface Cost {
  ms: number;
  /** Most resident memory above the beginning, in megabytes; workers and WebAssembly count. */
  megabytes: number;
  /** The event loop's 99th percentile, in milliseconds. */
  waitP99: number;
}

const mebibyte = 1024 * 1024;
/** The loop looks at itself this often, in milliseconds; what it finds beyond that is delay. */
const resolution = 10;

async function costOf(work: () => Promise<unknown>): Promise<Cost> {
  globalThis.gc?.();
  await delay(100);
  const before = process.memoryUsage.rss();
  let most = before;
  const looking = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 20);
  const loop = monitorEventLoopDelay({ resolution });
  loop.enable();
  const started = performance.now();
  await work();
  const ms = performance.now() - started;
  loop.disable();
  clearInterval(looking);
  most = Math.max(most, process.memoryUsage.rss());
  return { ms, megabytes: (most - before) / mebibyte, waitP99: Math.max(0, loop.percentile(99) / 1e6 - resolution) };
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Runs both in turn, three times after a first round that counts for nothing, and prints the ratios. */
export async function compareWithBare(name: string, ours: () => Promise<unknown>, bare: () => Promise<unknown>): Promise<void> {
  await ours();
  await bare();
  const [own, plain]: [Cost[], Cost[]] = [[], []];
  for (let round = 0; round < 3; round += 1) {
    own.push(await costOf(ours));
    plain.push(await costOf(bare));
  }
  const of = (costs: Cost[], key: keyof Cost) => median(costs.map((cost) => cost[key]));
  const ratio = (key: 'ms' | 'megabytes') => (of(own, key) / Math.max(1, of(plain, key))).toFixed(2);
  process.stdout.write(
    `${name}: ${ratio('ms')} of the bare call's time (${Math.round(of(own, 'ms'))} ms beside ${Math.round(of(plain, 'ms'))} ms; aim 1.3), ` +
      `${Math.round(of(own, 'megabytes'))} MB beside ${Math.round(of(plain, 'megabytes'))} MB, ` +
      `event loop waits ${of(own, 'waitP99').toFixed(1)} ms in p99 (aim 50)\n`,
  );
}
