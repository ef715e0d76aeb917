// Resources of a process and its children, as Linux reports them.
import { readdirSync, readFileSync } from 'node:fs';

interface ProcessFacts {
  parent: number;
  /** Milliseconds of processor, with those of children that have ended. */
  ms: number;
}

/** The kernel counts processor time in these. */
const tickMs = 10;
const nothing: ProcessFacts = { parent: 0, ms: 0 };

function factsOf(pid: number): ProcessFacts {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold spaces.
    const fields = status
      .slice(status.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    return { parent: fields[1] ?? 0, ms: fields.slice(11, 15).reduce((sum, ticks) => sum + ticks, 0) * tickMs };
  } catch {
    return nothing;
  }
}

/** Resident bytes. Memory shared by several processes (the program itself) is counted once. */
function bytesOf(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

/** The process and its descendants; none where the system does not say. */
function familyOf(pid: number): Map<number, ProcessFacts> {
  let pids: number[];
  try {
    pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
  } catch {
    return new Map();
  }
  const all = new Map(pids.map((one) => [one, factsOf(one)]));
  const isOurs = (one: number): boolean => one === pid || (one > 1 && isOurs(all.get(one)?.parent ?? 0));
  return new Map([...all].filter(([one]) => isOurs(one)));
}

/** Bytes of memory that they hold now. */
export const residentBytes = (pid: number): number => [...familyOf(pid).keys()].reduce((sum, one) => sum + bytesOf(one), 0);

/** The same in megabytes. */
export const residentMegabytes = (pid: number): number => residentBytes(pid) / 1e6;

/** Milliseconds of processor that they have used. */
export const processorMs = (pid: number): number => [...familyOf(pid).values()].reduce((sum, { ms }) => sum + ms, 0);
