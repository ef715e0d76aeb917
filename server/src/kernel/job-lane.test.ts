import type { JobWithMetadata, PgBoss } from 'pg-boss';
import { expect, it, vi } from 'vitest';
import { groupIdOf, JobLane } from './job-lane.ts';
import { createLog } from './log.ts';

const silentGroup = groupIdOf({ accountId: 1, connectionId: 1 });

it('keeps a full connection to its share when its next job arrives after the waiting groups were read', async () => {
  const queue: { id: string; groupId: string }[] = [];
  const started: string[] = [];
  const add = (id: string) => queue.push({ id, groupId: silentGroup });
  const boss = {
    getDb: () => ({
      executeSql: async () => {
        const rows = queue.map(({ groupId }) => ({ group_id: groupId }));
        if (!queue.some(({ id }) => id === 'late') && !started.includes('late')) add('late');
        return { rows };
      },
    }),
    fetch: async (_: string, { batchSize, ignoreGroups }: { batchSize: number; ignoreGroups: string[] }) => {
      const found = queue.filter(({ groupId }) => !ignoreGroups.includes(groupId)).slice(0, batchSize);
      for (const job of found) queue.splice(queue.indexOf(job), 1);
      return found.map((job) => ({ ...job, retryCount: 0, expireInSeconds: 60 }));
    },
  } as unknown as PgBoss;
  const hang = ({ id }: JobWithMetadata) => {
    started.push(id);
    return new Promise<void>(() => undefined);
  };
  const lane = new JobLane(boss, 'order.run', { slots: 8, perConnection: 2 }, 60_000, hang, createLog('silent'));
  add('first');
  add('second');
  lane.wake();
  await vi.waitFor(() => expect([...started, ...queue.map(({ id }) => id)]).toContain('late'));
  await lane.close();
  expect(started).toEqual(['first', 'second']);
});
