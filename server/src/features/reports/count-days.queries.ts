// SQL that counts days again from the facts: accepted, charged, called and published.
import type { Db } from '../../kernel/db/database.ts';
import type { Kernel } from '../../kernel/kernel.ts';

/** The day of a moment in the time zone of its workspace. */
const dayOf = (moment: string) => `(${moment} at time zone coalesce(w.time_zone, 'UTC'))::date`;
/** Moments that can lie on these days, in any time zone. */
const around = (moment: string) => `${moment} >= $1::date - 1 and ${moment} < $2::date + 2`;

/** Each source has the columns of `counts`, in their order. */
const sources = [
  `select d.account_id, ${dayOf('d.accepted_at')} as day, coalesce(d.workspace_id, 0) as workspace_id, d.user_id, d.tool_slug, d.language,
     0 as website_id, (d.category = 'text')::int as texts, (d.category = 'media')::int as media, coalesce(d.words, 0) as words, 0 as credits,
     0 as calls, 0 as calls_unknown, 0 as calls_own, 0::bigint as cost_micros, 0 as published, 0 as updated, 0 as publish_failed
   from order_details d left join workspaces w on w.id = d.workspace_id
   where ${around('d.accepted_at')} and d.kind <> 'human_proofreading'`,
  `select m.account_id, ${dayOf('m.created_at')}, coalesce(m.workspace_id, 0), coalesce(m.user_id, 0), coalesce(m.tool_slug, ''), '',
     0, 0, 0, 0, m.spent, 0, 0, 0, 0, 0, 0, 0
   from credit_movements m left join workspaces w on w.id = m.workspace_id where ${around('m.created_at')} and m.spent > 0`,
  `select c.account_id, ${dayOf('c.created_at')}, coalesce(c.workspace_id, 0), c.user_id, c.tool_slug, '',
     0, 0, 0, 0, 0, 1, (c.cost_micros is null)::int, c.is_own_machine::int, coalesce(c.cost_micros, 0), 0, 0, 0
   from model_calls c left join workspaces w on w.id = c.workspace_id where ${around('c.created_at')}`,
  `select p.account_id, ${dayOf('p.created_at')}, coalesce(p.workspace_id, 0), p.user_id, '', '', p.website_id, 0, 0, 0, 0, 0, 0, 0, 0,
     (p.state <> 'failed' and not p.is_update)::int, (p.state <> 'failed' and p.is_update)::int, (p.state = 'failed')::int
   from publication_events p left join workspaces w on w.id = p.workspace_id
   where ${around('p.created_at')} and p.state in ('live', 'remote_draft', 'failed')`,
];

/** Columns of a day that are counted. */
export const dayCounts = [
  'texts',
  'media',
  'words',
  'credits',
  'calls',
  'calls_unknown',
  'calls_own',
  'cost_micros',
  'published',
  'updated',
  'publish_failed',
];
const keys = 'account_id, day, workspace_id, user_id, tool_slug, language, website_id';

/** The later of a day and the first one of which all facts are kept. */
async function keptFrom(tx: Db, day: string): Promise<string> {
  const { rows } = await tx.client.query<{ day: string }>(
    'select greatest($1::date, (select kept_from from report_state where id = 1))::text as day',
    [day],
  );
  return rows[0]?.day ?? day;
}

/** Counts these days again, both included, of all accounts. Days without kept facts stay as they are. */
export async function countDays(tx: Db, first: string, to: string): Promise<void> {
  // Fourteen days of a large installation have millions of facts.
  await tx.client.query(`set local statement_timeout = '300s'`);
  const from = await keptFrom(tx, first);
  const patient = { values: [from, to], query_timeout: 305_000 };
  await tx.client.query({ text: 'delete from report_days where day between $1 and $2', ...patient });
  await tx.client.query({
    text: `insert into report_days (${keys}, ${dayCounts.join(', ')})
     select ${keys}, ${dayCounts.map((name) => `sum(${name})`).join(', ')}
     from (${sources.join(' union all ')}) as facts where day between $1 and $2 group by ${keys}`,
    ...patient,
  });
}

/** The first day that has anything to count; null where there is nothing. */
export async function findFirstDay(db: Db): Promise<string | null> {
  const { rows } = await db.client.query<{ day: string | null }>(
    `select (least((select min(accepted_at) from order_details where accepted_at is not null), (select min(created_at) from model_calls),
       (select min(created_at) from credit_movements where spent > 0), (select min(created_at) from publication_events),
       (select min(created_at) from task_events where kind = 'approved')) - interval '1 day')::date::text as day`,
  );
  return rows[0]?.day ?? null;
}

interface CountState {
  counted_at: Date | null;
  next_day: string | null;
}

/** Last counted day; locked until the transaction ends. */
export async function lockCountState(tx: Db): Promise<CountState> {
  await tx.client.query('insert into report_state (id) values (1) on conflict do nothing');
  const { rows } = await tx.client.query<CountState>(
    'select counted_at, next_day::text as next_day from report_state where id = 1 for update',
  );
  return rows[0] ?? { counted_at: null, next_day: null };
}

export async function saveCountState(tx: Db, state: CountState): Promise<void> {
  await tx.client.query('update report_state set counted_at = $1, next_day = $2 where id = 1', [
    state.counted_at,
    state.next_day,
  ]);
}

/** True where an account has spent credits since the last count. */
export async function hasUncounted(db: Db, accountId: number): Promise<boolean> {
  const { rows } = await db.client.query<{ is_uncounted: boolean }>(
    `select exists (select from credit_movements m where m.account_id = $1 and m.spent > 0
       and m.created_at > coalesce((select counted_at from report_state where id = 1), '-infinity')) as is_uncounted`,
    [accountId],
  );
  return rows[0]?.is_uncounted ?? false;
}

/** When days were counted last; null before the first time. */
export async function findCountedAt(db: Db): Promise<Date | null> {
  const { rows } = await db.client.query<{ counted_at: Date | null }>('select counted_at from report_state where id = 1');
  return rows[0]?.counted_at ?? null;
}

/**
 * Marks days before a moment as counted, so that their facts can be removed. Returns false while they are not counted. One day more: somewhere
 * it is tomorrow already.
 */
export async function saveCountedFrom({ database }: Pick<Kernel, 'database'>, before: Date): Promise<boolean> {
  const { rowCount } = await database.client.query(
    `update report_state set kept_from = greatest(kept_from, ($1::timestamptz at time zone 'utc')::date + 2)
     where id = 1 and next_day is null and counted_at > $1::timestamptz`,
    [before],
  );
  return rowCount === 1;
}
