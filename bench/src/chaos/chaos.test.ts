// Three minutes of `npm run chaos` beside the other tests of `npm run test:full`, at half its load; begun first, since it takes as long however fast the machine is.
import { seedOfRun } from '@folio/server/testing/random';
import { expect, it } from 'vitest';
import { runChaos } from './chaos.ts';
import { describeResult } from './describe-result.ts';

const minutes = Number(process.env['CHAOS_MINUTES'] ?? 3);

it('kills, freezes, lost connections, full disks and clock steps lose nothing, do nothing twice and leave nothing open', {
  timeout: minutes * 60_000 + 8 * 60_000,
}, async () => {
  const seed = Number(process.env['CHAOS_SEED'] ?? seedOfRun());
  process.stdout.write(`chaos: seed ${seed}, ${minutes} minutes\n`);
  const lines: string[] = [];
  const result = await runChaos({ seed, minutes, perSecond: 5, shiftsDatabase: false, say: (line) => lines.push(line) });
  const report = [...lines, ...describeResult(result)].join('\n');
  expect(result.records.violations, report).toEqual([]);
  // That something happened at all.
  expect(result.disturbances.counts.size).toBeGreaterThan(Math.min(8, minutes * 4));
  for (const kind of ['order', 'save', 'comment', 'source'])
    expect(
      result.records.asked.filter((one) => one.kind === kind && one.outcome === 'acknowledged').length,
      kind,
    ).toBeGreaterThan(minutes * 3);
  for (const kind of ['opinion', 'rewrite', 'question', 'answer'])
    expect(
      result.records.asked.filter((one) => one.kind === kind && one.outcome === 'acknowledged').length,
      kind,
    ).toBeGreaterThan(minutes);
  expect(result.files).toBeGreaterThan(minutes * 3);
});
