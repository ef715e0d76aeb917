// After the last disturbance: all accepted work ends within minutes, with success or failure.
import { setTimeout as wait } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';

/** Unfinished work, each with its number and some ids. */
const openWork = `
  select 'orders being written' as what, count(*)::int, (array_agg(id order by id))[1:10] as ids
    from order_details where status in ('processing', 'in_progress') having count(*) > 0
  union all select 'orders on hold that continue by themselves', count(*)::int, (array_agg(id order by id))[1:10]
    from order_details where status = 'onHold' and (resume_at is not null or waits_for_connection is not null) having count(*) > 0
  union all select 'bulk orders', count(*)::int, (array_agg(id order by id))[1:10]
    from bulk_orders where state = 'running' having count(*) > 0
  union all select 'sources being read', count(*)::int, (array_agg(id order by id))[1:10]
    from additional_sources where state = 'queued' having count(*) > 0
  union all select 'answers being written', count(*)::int, (array_agg(id order by id))[1:10]
    from chat_messages where state = 'writing' having count(*) > 0
  union all select 'second opinions being written', count(*)::int, (array_agg(id order by id))[1:10]
    from second_opinions where remarks is null having count(*) > 0
  union all select 'rewrites being written', count(*)::int, (array_agg(id order by id))[1:10]
    from passage_rewrites where after = '' having count(*) > 0
  union all select 'events', count(*)::int, (array_agg(id order by id))[1:10] from raised_events having count(*) > 0
  union all select format('jobs of %s (%s, try %s)', name, state, retry_count), count(*)::int, null from pgboss.job
    where state <= 'active' and name not like '%.sweep' and name not like '\\_\\_pgboss%' group by name, state, retry_count`;

export interface OpenWork {
  what: string;
  count: number;
  ids: number[] | null;
}

/** Returns the work still open after so many seconds; an empty list if all ended. */
export async function waitUntilQuiet({ query }: Cluster, seconds: number): Promise<OpenWork[]> {
  const giveUpAt = performance.now() + seconds * 1000;
  for (;;) {
    const open = await query<OpenWork & { [column: string]: unknown }>(openWork);
    if (open.length === 0 || performance.now() > giveUpAt) return open;
    await wait(1000);
  }
}
