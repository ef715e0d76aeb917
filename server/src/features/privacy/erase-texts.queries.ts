// Texts of an account that may name an erased user. Documents, briefings and sources belong to the company and stay.
import type { Db } from '../../kernel/db/database.ts';
import type { Identity } from './identity.ts';
import { replaceInJson } from './identity.ts';

/** A column of short texts that name users, beside their own writing. */
export interface NamingColumn {
  table: string;
  column: string;
  kind: 'text' | 'json';
  /** SQL of the rows `t` of the account `$1`. */
  ofAccount: string;
}

const inDocument = 'exists (select from order_details d where d.id = t.order_detail_id and d.account_id = $1)';
const byUser = 'exists (select from users u where u.id = t.user_id and u.account_id = $1)';
const ofTask = 'exists (select from tasks k where k.id = t.task_id and k.account_id = $1)';
const ofRequest = 'exists (select from translation_requests r where r.id = t.request_id and r.account_id = $1)';
const ofLine =
  'exists (select from translation_lines l join translation_requests r on r.id = l.request_id where l.id = t.line_id and r.account_id = $1)';
const ofJob =
  'exists (select from translation_jobs j join translation_requests r on r.id = j.request_id where j.id = t.job_id and r.account_id = $1)';
const ofCampaign = 'exists (select from campaigns c where c.id = t.campaign_id and c.account_id = $1)';
const own = 't.account_id = $1';
const ofWebhook = 'exists (select from webhooks w where w.id = t.webhook_id and w.account_id = $1)';

/** Columns with names beside ids. The test `erased-traces.test.ts` reads every column of the database and finds one that is missing here. */
export const namingColumns: NamingColumn[] = [
  { table: 'notifications', column: 'data', kind: 'json', ofAccount: own },
  { table: 'notifications', column: 'email_problem', kind: 'text', ofAccount: own },
  { table: 'webhook_deliveries', column: 'body', kind: 'json', ofAccount: ofWebhook },
  { table: 'webhook_deliveries', column: 'problem', kind: 'text', ofAccount: ofWebhook },
  { table: 'comments', column: 'text', kind: 'text', ofAccount: inDocument },
  { table: 'order_details', column: 'voice_waivers', kind: 'json', ofAccount: own },
  { table: 'credit_movements', column: 'note', kind: 'text', ofAccount: own },
  { table: 'idempotent_answers', column: 'answer', kind: 'json', ofAccount: byUser },
  { table: 'publications', column: 'problem', kind: 'text', ofAccount: inDocument },
  { table: 'task_events', column: 'note', kind: 'text', ofAccount: ofTask },
  { table: 'task_events', column: 'detail', kind: 'text', ofAccount: ofTask },
  { table: 'task_templates', column: 'fields', kind: 'json', ofAccount: own },
  { table: 'translation_requests', column: 'notes', kind: 'text', ofAccount: own },
  { table: 'translation_requests', column: 'hold_reason', kind: 'text', ofAccount: own },
  { table: 'translation_requests', column: 'revision_note', kind: 'text', ofAccount: own },
  { table: 'translation_jobs', column: 'revision_note', kind: 'text', ofAccount: ofRequest },
  { table: 'translation_jobs', column: 'delivery_note', kind: 'text', ofAccount: ofRequest },
  { table: 'segment_comments', column: 'text', kind: 'text', ofAccount: ofLine },
  { table: 'certificates', column: 'revoke_reason', kind: 'text', ofAccount: own },
  { table: 'job_offers', column: 'reason', kind: 'text', ofAccount: ofJob },
  { table: 'campaigns', column: 'contact_name', kind: 'text', ofAccount: own },
  { table: 'campaigns', column: 'contact_email', kind: 'text', ofAccount: own },
  { table: 'campaigns', column: 'proposed_note', kind: 'text', ofAccount: own },
  { table: 'campaign_items', column: 'note', kind: 'text', ofAccount: ofCampaign },
  { table: 'campaign_decisions', column: 'note', kind: 'text', ofAccount: ofCampaign },
  // Notes for the linguist: the request's copy is erased with them.
  {
    table: 'orders',
    column: 'fields',
    kind: 'json',
    ofAccount: `${own} and exists (select from translation_requests r where r.order_id = t.id)`,
  },
  { table: 'audit_entries', column: 'subject_name', kind: 'text', ofAccount: own },
];

export const eventColumn: NamingColumn = { table: 'raised_events', column: 'data', kind: 'json', ofAccount: own };

/** Tables to which rows are only ever added. */
const onlyAdded = new Set(['audit_entries', 'task_events', 'campaign_decisions']);

/**
 * Removes a user's names from one column, at most `limit` rows after `afterId` with texts that hold them. Returns the last id, or null at the
 * end. Call it in a transaction.
 */
export async function eraseNames(
  tx: Db,
  { table, column, kind, ofAccount }: NamingColumn,
  identity: Identity,
  scope: { accountId: number; afterId: number; limit: number },
): Promise<number | null> {
  // The one change allowed by the triggers of append-only tables, in this transaction alone.
  if (onlyAdded.has(table)) await tx.client.query(`set local folio.erasing = 'on'`);
  const { rows } = await tx.client.query<{ id: number; value: unknown }>(
    `select t.id, t.${column} as value from ${table} t
     where t.id > $2 and t.${column}::text ilike any($3) and ${ofAccount} order by t.id limit $4 for update of t`,
    [scope.accountId, scope.afterId, identity.patterns, scope.limit],
  );
  for (const { id, value } of rows) {
    const changed = kind === 'json' ? JSON.stringify(replaceInJson(identity, value)) : identity.replaceIn(String(value));
    await tx.client.query(`update ${table} set ${column} = $2 where id = $1`, [id, changed]);
  }
  return rows.length < scope.limit ? null : (rows.at(-1)?.id ?? null);
}

/** Log names of objects that only the user owned are erased with them. */
export async function eraseLogOf(tx: Db, personId: number, limit: number): Promise<number> {
  await tx.client.query(`set local folio.erasing = 'on'`);
  const { rowCount } = await tx.client.query(
    `update audit_entries set subject_name = null where id in (
       select id from audit_entries where user_id = $1 and action like 'api\\_token.%' and subject_name is not null limit $2)`,
    [personId, limit],
  );
  return rowCount ?? 0;
}
