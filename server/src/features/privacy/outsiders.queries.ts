// People without a seat whom an account knows: guests of reviews and contacts of campaigns, each by their email.
import type { Db } from '../../kernel/db/database.ts';

export interface Outsider {
  email: string;
  name: string;
  links: number;
  campaigns: number;
}

/** The account's guests and contacts, by email; at most 500. */
export async function listOutsiders(db: Db, accountId: number): Promise<Outsider[]> {
  const { rows } = await db.client.query<Outsider>(
    `select email, max(name) as name, sum(links)::int as links, sum(campaigns)::int as campaigns from (
       select g.email, g.name, (select count(*) from review_links l where l.guest_id = g.id) as links, 0 as campaigns
       from guests g where g.account_id = $1 and g.email not like '%.invalid'
       union all
       select c.contact_email, coalesce(nullif(c.contact_name, ''), c.contact_email), 0, 1 from campaigns c
       where c.account_id = $1 and c.contact_email is not null and c.contact_email not like '%.invalid') known
     group by email order by email limit 500`,
    [accountId],
  );
  return rows;
}

/** SQL of a guest's or contact's data, by table; `$1` is the account, `$2` the email. */
const keptOf: Record<string, string> = {
  guests: 'select id, workspace_id, name, email, created_at from guests where account_id = $1 and email = $2',
  review_links: `select l.id, l.workspace_id, l.task_ids, l.may, l.expires_at, l.revoked_at, l.created_at from review_links l
    join guests g on g.id = l.guest_id where g.account_id = $1 and g.email = $2`,
  comments: `select c.id, c.order_detail_id, c.text, c.quote, c.created_at from comments c
    join guests g on g.id = c.guest_id where g.account_id = $1 and g.email = $2`,
  task_decisions: `select e.id, e.task_id, e.verdict, e.note, e.package_hash, e.identified, e.created_at from task_events e
    join guests g on g.id = e.guest_id where g.account_id = $1 and g.email = $2`,
  campaigns: `select id, workspace_id, name, contact_name, contact_email, proposed_note from campaigns
    where account_id = $1 and contact_email = $2`,
  campaign_decisions: `select d.id, d.campaign_id, d.verdict, d.note, d.state_hash, d.identified, d.created_at from campaign_decisions d
    join guests g on g.id = d.guest_id where g.account_id = $1 and g.email = $2`,
};

export async function readOutsider(db: Db, accountId: number, email: string): Promise<Record<string, unknown[]>> {
  const kept: Record<string, unknown[]> = {};
  for (const [table, text] of Object.entries(keptOf)) kept[table] = (await db.client.query(text, [accountId, email])).rows;
  return kept;
}

/** The names that an account knows an email by. */
export async function listOutsiderNames(db: Db, accountId: number, email: string): Promise<string[]> {
  const { rows } = await db.client.query<{ name: string }>(
    `select name from guests where account_id = $1 and email = $2
     union select contact_name from campaigns where account_id = $1 and contact_email = $2 and contact_name <> ''`,
    [accountId, email],
  );
  return rows.map(({ name }) => name);
}

/** Ends the links of a guest and overwrites their identity. Their comments and decisions stay without their name. */
export async function overwriteOutsider(tx: Db, accountId: number, email: string, name: string): Promise<void> {
  const values = [accountId, email];
  const own = 'select id from guests where account_id = $1 and email = $2';
  await tx.client.query(`update review_links set revoked_at = now() where revoked_at is null and guest_id in (${own})`, values);
  await tx.client.query(
    `delete from review_link_browsers where link_id in (select id from review_links where guest_id in (${own}))`,
    values,
  );
  await tx.client.query(`update comments set guest_name = $3 where guest_id in (${own})`, [...values, name]);
  await tx.client.query(
    `update campaigns set contact_name = $3, contact_email = null where account_id = $1 and contact_email = $2`,
    [...values, name],
  );
  await tx.client.query(
    `update guests set name = $3, email = 'erased-guest-' || id || '@erased.invalid' where account_id = $1 and email = $2`,
    [...values, name],
  );
}
