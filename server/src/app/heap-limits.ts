// Settings of V8's heap for a web process, which answers many small requests and keeps little of them. V8 sizes its heap by the memory of the
// machine and would take several times as much. Figures: docs/decisions/2026-11-28-memory-of-a-web-process.md.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Growth of the old generation between two collections, in percent of its size after the last one. */
const growingPercent = 50;

/** Frees the garbage of loading the code, in about 50 ms, and bounds the old generation, which grows freely until its first collection. */
export function limitHeap(): void {
  setFlagsFromString(`--heap-growing-percent=${growingPercent}`);
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  setFlagsFromString('--no-expose-gc');
  collect();
}
