// Limits of processor time, by the control groups of Linux: on a machine with few cores, more processes are only faster where each has its share.
import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanUpAtTheEnd } from '../clean-up.ts';

export interface ProcessorLimit {
  remove: () => Promise<void>;
}

const periodUs = 100_000;

/** Each of the processes gets at most this share of a core from now on; null where the system does not allow it. */
export function limitProcessor(pids: readonly number[], share: number): ProcessorLimit | null {
  const root = ['/sys/fs/cgroup/cpu', '/sys/fs/cgroup'].find((path) => existsSync(join(path, 'cgroup.procs')));
  if (root === undefined) return null;
  const groups: string[] = [];
  const remove = cleanUpAtTheEnd(() => {
    for (const group of groups) {
      // Ended processes are in none any more.
      for (const pid of pids)
        try {
          writeFileSync(join(root, 'cgroup.procs'), String(pid));
        } catch {
          // It ended.
        }
      rmdirSync(group);
    }
  });
  try {
    for (const pid of pids) {
      const group = join(root, `folio-scaling-${pid}`);
      mkdirSync(group);
      groups.push(group);
      const quota = String(Math.round(share * periodUs));
      if (existsSync(join(group, 'cpu.cfs_quota_us'))) {
        writeFileSync(join(group, 'cpu.cfs_period_us'), String(periodUs));
        writeFileSync(join(group, 'cpu.cfs_quota_us'), quota);
      } else writeFileSync(join(group, 'cpu.max'), `${quota} ${periodUs}`);
      writeFileSync(join(group, 'cgroup.procs'), String(pid));
    }
    return { remove };
  } catch {
    void remove();
    return null;
  }
}
