// Cost of a model that writes without end for everybody else: the delay of the event loop while 50 MB are offered, as a ratio to an idle one.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { callModel } from '@folio/engine/models/call-model';
import { createTextModel } from '@folio/engine/models/text-models';
import { median } from './quantiles.ts';

const offered = 50_000_000;
const calls = 8;
const rounds = 5;

/** Milliseconds that 99 of 100 turns of the loop are late by at most. */
async function lateness(run: () => Promise<unknown>): Promise<number> {
  const watch = monitorEventLoopDelay({ resolution: 5 });
  watch.enable();
  await run();
  watch.disable();
  return watch.percentile(99) / 1e6;
}

export async function benchStream(): Promise<void> {
  // Runs in a separate thread, because only the reader is measured.
  const worker = new Worker(new URL('./flooding-server.ts', import.meta.url), { workerData: { bytes: offered } });
  const baseUrl = await new Promise<string>((resolve, reject) => worker.once('message', resolve).once('error', reject));
  const textModel = await createTextModel({ provider: 'openai-compatible', baseUrl, modelId: 'test-model' });
  const read = () =>
    callModel({
      textModel,
      instructions: 'Write.',
      messages: [{ role: 'user', content: 'Write.' }],
      schema: null,
      temperature: null,
      limits: { totalMs: 120_000, firstSignMs: 60_000, stallMs: 60_000 },
      signal: AbortSignal.timeout(120_000),
      onText: () => undefined,
    });
  await read();
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    const busy = await lateness(async () => {
      for (let call = 0; call < calls; call += 1) await read();
    });
    const idle = await lateness(() => delay(Math.max(500, performance.now() - began)));
    ratios.push(busy / idle);
  }
  await worker.terminate();
  process.stdout.write(
    `event loop while a model writes without end (50 MB): ${median(ratios).toFixed(1)} of the idle loop's delay, 99th percentile (aim: at most 10)\n`,
  );
}
