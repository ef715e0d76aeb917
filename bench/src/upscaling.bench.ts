// A photo of 1024 px made twice as large, beside the bare calls of the network on its parts; and what the process feels of it meanwhile.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { openPicture } from '@folio/engine/pictures/read-picture';
import { enlargeTile, loadNetwork } from '@folio/engine/pictures/super-resolution';
import { runHeavy } from '@folio/engine/work/run-heavy';

const edge = 1024;
const part = 256;
const rounds = 3;
const aim = 1.3;
const delayAimMs = 50;

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

async function photo(): Promise<Buffer> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${edge}" height="${edge}"><defs><radialGradient id="g"><stop stop-color="#e4681e"/><stop offset="1" stop-color="#14302a"/></radialGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`;
  return (await openPicture(Buffer.from(drawing))).removeAlpha().png().toBuffer();
}

/** Milliseconds of the network alone: parts side by side, no seams mended, nothing read or packed. */
async function bareMs(rgb: Buffer): Promise<number> {
  const network = await loadNetwork(2);
  const values = Float32Array.from(rgb.subarray(0, part * part * 3));
  await enlargeTile(network, values, part, part);
  const start = performance.now();
  for (let index = 0; index < (edge / part) ** 2; index += 1) await enlargeTile(network, values, part, part);
  return performance.now() - start;
}

export async function benchUpscaling(): Promise<void> {
  const bytes = await photo();
  const rgb = await (await openPicture(bytes)).raw().toBuffer();
  const [bare, whole, delays]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < rounds; round += 1) {
    bare.push(await bareMs(rgb));
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const start = performance.now();
    const input = { bytes: Uint8Array.from(bytes), scale: 2 as const, kind: 'photo' as const, format: 'png' as const };
    await runHeavy('enlargement', input, { signal: new AbortController().signal, timeMs: 600_000 });
    whole.push(performance.now() - start);
    delay.disable();
    delays.push(delay.percentile(99) / 1e6);
  }
  const ratio = median(whole) / median(bare);
  const held = median(delays);
  process.stdout.write(
    `upscaling of ${edge} px: ${ratio.toFixed(2)} times the bare network (aim ${aim}); the process waits ${held.toFixed(0)} ms at p99 meanwhile (aim ${delayAimMs}), in ${(median(whole) / 1000).toFixed(1)} s\n`,
  );
}
