// Rows that are a person's alone and go when the person is erased.
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { accounts, users } from '../accounts/accounts.table.ts';
import { seats } from '../accounts/seats.table.ts';
import { authenticators, identities } from '../session/session.table.ts';

/** Deletes at most `$2` rows of a person; answers how many. */
type Deletion = { text: string; keyColumn?: 'storage_key' };

const isUsed = `exists (select from orders o where o.source_ids @> array[s.id] and o.source_ids <> '{}')`;

/** Rows that are one person's alone, in any number. With a key, bytes lie in the storage. */
export const ownRows: Deletion[] = [
  // Comments stay, since others answered them; they mention the person no longer.
  {
    text: `update comments set mentions = array_remove(mentions, $1) where id in (
      select id from comments where mentions @> array[$1]::int[] limit $2)`,
  },
  { text: 'delete from notifications where id in (select id from notifications where user_id = $1 limit $2)' },
  { text: 'delete from inbox_states where ctid in (select ctid from inbox_states where user_id = $1 limit $2)' },
  { text: 'delete from favorite_pages where ctid in (select ctid from favorite_pages where user_id = $1 limit $2)' },
  { text: 'delete from idempotent_answers where id in (select id from idempotent_answers where user_id = $1 limit $2)' },
  // Drafts of a wizard, which nobody else can go on with.
  { text: 'delete from orders where id in (select id from orders where user_id = $1 and is_draft limit $2)' },
  {
    text: 'delete from bulk_uploads where id in (select id from bulk_uploads where user_id = $1 limit $2) returning storage_key',
    keyColumn: 'storage_key',
  },
  {
    text: `delete from assets where id in (select id from assets where user_id = $1 and order_detail_id is null limit $2)
      and order_detail_id is null returning storage_key`,
    keyColumn: 'storage_key',
  },
  // They name people in their record of approvals, are gone within a week, and can be made once more.
  {
    text: `delete from campaign_packs where id in (select p.id from campaign_packs p join campaigns c on c.id = p.campaign_id
      join users u on u.account_id = c.account_id where u.id = $1 limit $2) returning storage_key`,
    keyColumn: 'storage_key',
  },
  // Given on the spot, and in no document.
  {
    text: `delete from additional_sources where id in (
      select id from additional_sources s where user_id = $1 and not is_listed and not ${isUsed} limit $2) returning storage_key`,
    keyColumn: 'storage_key',
  },
  { text: 'delete from favorites where ctid in (select ctid from favorites where user_id = $1 limit $2)' },
  {
    text: 'delete from notification_preferences where ctid in (select ctid from notification_preferences where user_id = $1 limit $2)',
  },
  {
    text: 'delete from notification_group_members where ctid in (select ctid from notification_group_members where user_id = $1 limit $2)',
  },
  {
    text: 'delete from dashboard_widgets where ctid in (select ctid from dashboard_widgets where user_id = $1 limit $2)',
  },
  { text: 'delete from user_photos where user_id in (select user_id from user_photos where user_id = $1 limit $2)' },
  { text: 'delete from calendar_feeds where id in (select id from calendar_feeds where user_id = $1 limit $2)' },
  { text: 'delete from credit_caps where id in (select id from credit_caps where user_id = $1 limit $2)' },
];

/** Answers how many rows went, and the keys of their bytes. */
export async function deleteOwnRows(
  db: Db,
  { text, keyColumn }: Deletion,
  personId: number,
  limit: number,
): Promise<{ count: number; keys: string[] }> {
  const { rowCount, rows } = await db.client.query<{ storage_key: string | null }>(text, [personId, limit]);
  const keys = keyColumn ? rows.flatMap(({ storage_key: key }) => key ?? []) : [];
  return { count: rowCount ?? 0, keys };
}

/** Notes that the erasure began; false where it had begun before. */
export async function beginErasure(tx: Db, personId: number): Promise<boolean> {
  const rows = await tx.orm
    .update(users)
    .set({ erasing_at: sql`now()` })
    .where(and(eq(users.id, personId), isNull(users.erasing_at)))
    .returning({ id: users.id });
  return rows.length > 0;
}

/**
 * Users with an erasure that began more than five minutes ago and did not end, or that was made by an earlier version, which left more; with
 * the language of their account's primary owner.
 */
export async function listInterrupted(db: Db, limit: number) {
  const { rows } = await db.client.query<{ id: number; account_id: number; locale: string | null }>(
    `select u.id, u.account_id, (select m.locale from users m where m.account_id = u.account_id and m.role = 'master' limit 1) as locale
     from users u where (u.erased_at is null) <> (u.erasing_at is null)
       and (u.erased_at is not null or u.erasing_at < now() - interval '5 minutes') order by u.id limit $1`,
    [limit],
  );
  return rows;
}

/** The end: whatever the person's own row says is overwritten. Rows that others depend on keep its number. */
export async function overwritePerson(
  tx: Db,
  person: { id: number; account_id: number; known: string[] },
  name: string,
): Promise<void> {
  const { id, account_id, known } = person;
  for (const table of [authenticators, identities]) await tx.orm.delete(table).where(eq(table.user_id, id));
  const addresses = known.map((one) => one.toLowerCase());
  const isInvited = and(eq(seats.account_id, account_id), isNull(seats.user_id), inArray(seats.email, addresses));
  await tx.orm.delete(seats).where(or(eq(seats.user_id, id), isInvited));
  // A founder without a company gave the account their own name.
  await tx.orm
    .update(accounts)
    .set({
      name: sql`coalesce((select m.name from users m where m.account_id = ${account_id} and m.role = 'master' limit 1), ${name})`,
    })
    .where(and(eq(accounts.id, account_id), inArray(accounts.name, known)));
  await tx.orm
    .update(users)
    .set({
      name,
      email: `erased-${id}@erased.invalid`,
      password_hash: '',
      industry_name: null,
      country: null,
      customer_type: null,
      job_role: null,
      utm_source: null,
      utm_medium: null,
      utm_campaign: null,
      usual_tone: null,
      earlier_identities: [],
      erasing_at: sql`coalesce(${users.erasing_at}, now())`,
      erased_at: sql`now()`,
    })
    .where(eq(users.id, id));
}
