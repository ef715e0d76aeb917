// Loaded into the product before its own code: writes how long its event loop waited to the file that FOLIO_BENCH_LOOP names. A signal begins
// again, the next one writes.
import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

/** Milliseconds between two samples. Time beyond them is delay. */
const resolution = 10;
const file = process.env['FOLIO_BENCH_LOOP'];

if (isMainThread && file) {
  const loop = monitorEventLoopDelay({ resolution });
  loop.enable();
  process.on('SIGUSR2', () => {
    const beyond = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - resolution);
    writeFileSync(file, JSON.stringify({ p99: beyond(loop.percentile(99)), most: beyond(loop.max) }));
    loop.reset();
  });
}
