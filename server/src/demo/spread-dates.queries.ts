// The demo's history: objects made in minutes are dated over six weeks. Every moment of the account moves by one rule, so the order of events stays.
import type { Database, Db } from '../kernel/db/database.ts';
import { workingDaysBefore } from './demo-days.ts';

/** Hours of a working day, in UTC, over which the moments of a day of the demo are spread. */
const hours = { from: 8, until: 15 } as const;

const ofAccount = 'account_id = $1';
const ofUsers = 'user_id in (select id from users where account_id = $1)';
const ofTasks = 'task_id in (select id from tasks where account_id = $1)';
const ofWebsites = 'website_id in (select id from websites where account_id = $1)';
const ofCampaigns = 'campaign_id in (select id from campaigns where account_id = $1)';
const ofWorkspaces = 'workspace_id in (select id from workspaces where account_id = $1)';
const ofDetails = 'order_detail_id in (select id from order_details where account_id = $1)';
const ofLines = `line_id in (select l.id from translation_lines l join translation_requests r on r.id = l.request_id where r.account_id = $1)`;
const ofJobs = `job_id in (select j.id from translation_jobs j where j.${ofLines})`;

/** Tables with the columns of their moments. */
const moved: readonly (readonly [table: string, where: string, ...columns: string[]])[] = [
  ['accounts', 'id = $1', 'created_at'],
  ['users', ofAccount, 'created_at'],
  ['workspaces', ofAccount, 'created_at', 'updated_at'],
  ['workspace_members', ofWorkspaces, 'created_at'],
  ['folders', ofAccount, 'created_at', 'updated_at'],
  ['brand_voices', ofAccount, 'created_at', 'updated_at'],
  ['guidelines', ofAccount, 'created_at', 'updated_at'],
  ['additional_sources', ofAccount, 'created_at', 'updated_at', 'read_at'],
  ['assets', ofAccount, 'created_at'],
  ['orders', ofAccount, 'created_at', 'updated_at'],
  ['order_details', ofAccount, 'created_at', 'updated_at', 'accepted_at', 'queued_at', 'approved_at'],
  ['document_versions', ofDetails, 'created_at', 'updated_at'],
  ['bulk_orders', 'order_id in (select id from orders where account_id = $1)', 'created_at', 'finished_at'],
  ['comments', ofDetails, 'created_at', 'resolved_at', 'edited_at'],
  ['credit_movements', ofAccount, 'created_at'],
  ['chats', ofAccount, 'created_at', 'updated_at'],
  ['chat_messages', 'chat_id in (select id from chats where account_id = $1)', 'created_at', 'updated_at'],
  ['tasks', ofAccount, 'created_at', 'updated_at'],
  ['task_events', ofTasks, 'created_at'],
  ['task_packages', ofTasks, 'created_at'],
  ['notifications', ofUsers, 'created_at', 'emailed_at', 'read_at'],
  ['websites', ofAccount, 'created_at', 'updated_at'],
  ['publications', ofWebsites, 'created_at', 'updated_at'],
  ['publication_events', ofAccount, 'created_at'],
  ['page_urls', ofAccount, 'created_at', 'updated_at', 'changed_at', 'last_checked_at', 'failing_since', 'notified_at'],
  ['page_imports', ofWebsites, 'created_at', 'ended_at'],
  ['page_checks', 'page_url_id in (select id from page_urls where account_id = $1)', 'checked_at'],
  ['page_settings', ofWebsites, 'last_checked_at', 'laid_out_at'],
  ['link_keywords', ofAccount, 'created_at', 'updated_at'],
  ['link_searches', ofWebsites, 'ended_at'],
  ['link_suggestions', ofWebsites, 'created_at', 'decided_at'],
  ['link_runs', ofWebsites, 'created_at', 'applied_at'],
  ['keyword_conflicts', ofWebsites, 'decided_at'],
  ['category_cards', ofAccount, 'created_at', 'updated_at'],
  ['glossary_terms', ofAccount, 'updated_at'],
  ['memory_units', ofAccount, 'updated_at'],
  ['campaigns', ofAccount, 'created_at', 'updated_at', 'proposed_at', 'asked_at'],
  ['campaign_items', ofCampaigns, 'created_at'],
  [
    'campaign_links',
    'item_id in (select i.id from campaign_items i join campaigns c on c.id = i.campaign_id where c.account_id = $1)',
    'created_at',
  ],
  ['campaign_decisions', ofCampaigns, 'created_at'],
  ['campaign_urls', ofCampaigns, 'created_at'],
  ['campaign_imports', ofCampaigns, 'created_at'],
  ['translation_requests', ofAccount, 'created_at', 'updated_at', 'authorised_at', 'delivered_at', 'approved_at'],
  ['translation_jobs', ofLines, 'created_at', 'updated_at', 'accepted_at', 'started_at', 'delivered_at'],
  ['segment_states', ofJobs, 'updated_at'],
];

/** Triggers that refuse every change of a history. This history is invented, and its order stays. */
const guards: readonly (readonly [table: string, trigger: string])[] = [
  ['task_events', 'task_events_stay'],
  ['publication_events', 'publication_events_stay'],
  ['campaign_decisions', 'campaign_decisions_stay'],
];

/** Makes the rule: a moment within a day of the demo moves into the hours of its working day; the last day is today and stays. */
async function defineRule(tx: Db, days: ReadonlyMap<number, string>, now: Date): Promise<void> {
  const begun = [...days].map(([ago, from]) => ({ ago, from: new Date(from) })).toSorted((a, b) => b.ago - a.ago);
  const rows = begun.flatMap(({ ago, from }, at) => {
    const until = begun[at + 1]?.from;
    if (ago === 0 || until === undefined) return [];
    const target = workingDaysBefore(now, ago).getTime();
    return [[from, until, new Date(target + hours.from * 3_600_000), new Date(target + hours.until * 3_600_000)]];
  });
  await tx.client.query(
    'create temporary table demo_days (began timestamptz, ended timestamptz, moved_began timestamptz, moved_ended timestamptz) on commit drop',
  );
  for (const row of rows) await tx.client.query('insert into demo_days values ($1, $2, $3, $4)', row);
  await tx.client.query(
    `create function pg_temp.moved(moment timestamptz) returns timestamptz language sql stable as $$
       select coalesce((select d.moved_began + (d.moved_ended - d.moved_began) * (extract(epoch from moment - d.began) / extract(epoch from d.ended - d.began))
         from demo_days d where moment >= d.began and moment < d.ended), moment) $$`,
  );
}

/** Dates everything of the account back, once: an account that is older than a month has been dated before. `days` are the moments at which the days of the demo began. */
export async function spreadDates(database: Database, accountId: number, days: ReadonlyMap<number, string>): Promise<void> {
  await database.transaction(async (tx) => {
    const { rows } = await tx.client.query<{ is_dated: boolean; now: Date }>(
      `select created_at < now() - interval '30 days' as is_dated, now() as now from accounts where id = $1 for update`,
      [accountId],
    );
    const [account] = rows;
    if (!account || account.is_dated) return;
    await tx.client.query(`set local lock_timeout = '20s'`);
    await defineRule(tx, days, account.now);
    for (const [table, trigger] of guards) await tx.client.query(`alter table ${table} disable trigger ${trigger}`);
    // Deadlines count from the day on which a request was authorised.
    await tx.client.query(
      `update translation_jobs j set due_at = j.due_at - (r.authorised_at - pg_temp.moved(r.authorised_at))
       from translation_lines l join translation_requests r on r.id = l.request_id where l.id = j.line_id and r.account_id = $1`,
      [accountId],
    );
    await tx.client.query(
      'update translation_requests set due_at = due_at - (authorised_at - pg_temp.moved(authorised_at)) where account_id = $1',
      [accountId],
    );
    for (const [table, where, ...columns] of moved)
      await tx.client.query(
        `update ${table} set ${columns.map((column) => `${column} = pg_temp.moved(${column})`).join(', ')} where ${where}`,
        [accountId],
      );
    for (const [table, trigger] of guards) await tx.client.query(`alter table ${table} enable trigger ${trigger}`);
    // Days that were counted before have other facts now.
    await tx.client.query('delete from report_approvals where account_id = $1', [accountId]);
    await tx.client.query(`update report_state set next_day = (now() - interval '50 days')::date where id = 1`);
  });
}
