import type { ChaosResult } from './chaos.ts';
import { kinds } from './records.ts';

/** Violations that are printed. */
const maxPrinted = 100;

const listed = (counts: ReadonlyMap<string, number>): string[] =>
  [...counts].toSorted(([a], [b]) => a.localeCompare(b)).map(([name, count]) => `  ${String(count).padStart(6)}  ${name}`);

/** True where a run did nothing that could have been lost. */
export const isBlind = ({ records, files }: Pick<ChaosResult, 'records' | 'files'>): boolean =>
  files === 0 || !records.asked.some(({ outcome }) => outcome === 'acknowledged');

/** The report of a run, line by line. */
export function describeResult(result: ChaosResult): string[] {
  const { records, disturbances } = result;
  const outcomes = kinds.map((kind) => {
    const asked = records.asked.filter((one) => one.kind === kind);
    const of = (outcome: string) => asked.filter((one) => one.outcome === outcome).length;
    return `  ${kind}: ${of('acknowledged')} acknowledged, ${of('refused')} refused, ${of('unknown')} without a known outcome`;
  });
  const { violations } = records;
  return [
    'Disturbances:',
    ...listed(disturbances.counts),
    ...disturbances.problems.map((problem) => `  not done: ${problem}`),
    `  full disks: ${result.fullDisk ?? 'not possible here (mounting a file system needs root on Linux); nothing was filled'}`,
    `  clock of PostgreSQL: ${result.isDatabaseShifted ? 'shifted by libfaketime' : 'never shifted (in the long run it is, where libfaketime is installed)'}`,
    `  ${result.starts} starts of processes`,
    `Operations: ${result.begun}`,
    ...listed(records.counts),
    'What was asked for:',
    ...outcomes,
    `All work had ended ${result.quietAfterS.toFixed(0)} s after the last disturbance; ${result.files} files were read and compared`,
    ...violations.slice(0, maxPrinted).map(({ rule, found }) => `VIOLATION of "${rule}": ${found}`),
    isBlind(result)
      ? 'Nothing was acknowledged, or no file was read: nothing was checked'
      : violations.length === 0
        ? 'All invariants hold'
        : `${violations.length} violations`,
  ];
}
