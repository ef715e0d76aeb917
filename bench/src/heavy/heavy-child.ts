// One side of one heavy work in a process of its own. Sends its measurements to the parent.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { type HeavyWorkName, heavyWorks } from './heavy-works.ts';
import { givenPdf } from './reading.ts';
import { givenPhoto, maxPhotoBytes, usualPhoto } from './upscaling.ts';

/** Sampling interval of the event loop, in milliseconds. Time beyond it is delay. */
const resolution = 10;
const [name, side] = process.argv.slice(2) as [HeavyWorkName, 'own' | 'bare'];
const work = heavyWorks[name];
const send = (message: unknown) => new Promise((resolve) => process.send?.(message, undefined, undefined, resolve));

if (name === 'reading') await givenPdf();
if (name === 'upscaling') await givenPhoto(usualPhoto);
if (name === 'largest') await givenPhoto(maxPhotoBytes);
globalThis.gc?.();
await delay(300);
await send({ kind: 'begin' });
await delay(100);
const loop = monitorEventLoopDelay({ resolution });
const times: number[] = [];
for (let round = 0; round <= work.warmRounds; round += 1) {
  if (round === work.warmRounds || round === 1) loop.enable();
  const started = performance.now();
  await work[side]();
  times.push(performance.now() - started);
}
loop.disable();
const warm = (work.warmRounds > 0 ? times.slice(1) : times).toSorted((a, b) => a - b);
await send({
  kind: 'end',
  ms: warm[Math.floor(warm.length / 2)],
  waitP99: Math.max(0, loop.percentile(99) / 1e6 - resolution),
});
// The parent still measures resource use.
await delay(500);
process.exit(0);
