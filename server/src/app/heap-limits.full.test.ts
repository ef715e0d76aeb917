// The old generation of a process with a limited heap stays near its live data, while garbage that outlived the young one comes in.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

/** Keeps 60 MB, then makes garbage that lives for a while, as requests in flight do; answers the most that the heap took, in megabytes. */
const program = (limits: boolean) => `
import { limitHeap } from './heap-limits.ts';
const kept = Array.from({ length: 60 }, () => new Array(125_000).fill(1.5));
if (${limits}) limitHeap();
const alive = [];
let most = 0;
for (let round = 0; round < 20_000; round += 1) {
  alive[round % 300] = Array.from({ length: 1_000 }, (_, index) => ({ round, index }));
  if (round % 20 === 0) most = Math.max(most, process.memoryUsage().heapUsed / 1e6);
}
console.log(most, kept.length);
`;

function maxHeapMegabytes(limits: boolean): number {
  const cwd = fileURLToPath(new URL('.', import.meta.url));
  const flags = ['--max-semi-space-size=8', '--input-type=module', '--eval', program(limits)];
  return Number.parseFloat(execFileSync(process.execPath, flags, { cwd, encoding: 'utf8' }));
}

it('holds less than two thirds of what an unlimited one holds', () => {
  expect(maxHeapMegabytes(true)).toBeLessThan((2 / 3) * maxHeapMegabytes(false));
});
