import type { Histogram } from './histogram.ts';
import type { SimulationResult } from './simulate.ts';

const shown = (value: number | null) =>
  value === null ? '–' : value < 10_000 ? value.toFixed(0) : `${(value / 1000).toFixed(1)} s`;

const percentiles = (histogram: Histogram) =>
  [0.5, 0.95, 0.99].map((share) => shown(histogram.percentile(share)).padStart(8)).join('');

/** The report of a simulation, line by line; times are in milliseconds. */
export function describeSimulation(result: SimulationResult): string[] {
  const { calls, orders, fairness } = result;
  const rows = [...calls.times]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([name, times]) => `${name.padEnd(16)}${String(times.count()).padStart(9)}${percentiles(times)}`);
  const total = [...calls.times.values()].reduce((sum, times) => sum + times.count(), 0);
  const { light, heavy, jain, contendedMinutes } = fairness;
  return [
    `${result.done} actions (${total} calls) in ${result.seconds.toFixed(0)} s: ${(total / result.seconds).toFixed(1)} calls in a second; ${result.skipped} actions were not begun`,
    `${'operation'.padEnd(16)}${'calls'.padStart(9)}${['p50', 'p95', 'p99'].map((name) => name.padStart(8)).join('')}`,
    ...rows,
    `${'from placed to accepted'.padEnd(25)}${percentiles(orders.queueTimes)}   ${orders.queueTimes.count()} outputs, ${orders.failed()} failed or on hold, ${orders.open()} still being written`,
    `${'light teams, otherwise'.padEnd(25)}${percentiles(light.quiet)}   ${light.quiet.count()} outputs`,
    `${'light teams, contended'.padEnd(25)}${percentiles(light.contended)}   ${light.contended.count()} outputs in ${contendedMinutes} minutes in which heavy teams had 20 or more waiting`,
    `${'heavy teams'.padEnd(25)}${percentiles(heavy)}   ${heavy.count()} outputs`,
    `Jain's index of service in contended minutes: ${jain === null ? 'there were none' : jain.toFixed(3)}`,
    ...[...calls.errors].toSorted(([, a], [, b]) => b - a).map(([name, count]) => `error: ${count} times ${name}`),
    ...(calls.errors.size === 0 ? [total === 0 ? 'No call was answered' : 'No errors'] : []),
  ];
}
