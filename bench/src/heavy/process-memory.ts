// Memory of a process and of all that it started, as Linux tells it.
import { readdirSync, readFileSync } from 'node:fs';

/** The process that started this one; 0 where it is gone. */
function parentOf(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold spaces.
    return Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return 0;
  }
}

/** Resident bytes; what several processes share (the program itself) is counted once among them. */
function bytesOf(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

/** Bytes of the process and its descendants now; 0 where the system does not tell. */
export function residentBytes(pid: number): number {
  let pids: number[];
  try {
    pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
  } catch {
    return 0;
  }
  const parents = new Map(pids.map((one) => [one, parentOf(one)]));
  const isOurs = (one: number): boolean => one === pid || (one > 1 && isOurs(parents.get(one) ?? 0));
  return pids.filter(isOurs).reduce((sum, one) => sum + bytesOf(one), 0);
}
