// A briefing, brand voice or website that is deleted is that of no campaign any more.
import type { Db } from '../../../kernel/db/database.ts';

const columns = { brand_voice: 'brand_voice_id', guideline: 'guideline_id' } as const;

/** Clears it in the campaigns of the account's workspaces, locked in the order of their ids. */
export async function clearInCampaigns(tx: Db, kind: keyof typeof columns, accountId: number, id: number): Promise<void> {
  const column = columns[kind];
  await tx.client.query(
    `with theirs as (select c.id from campaigns c
       where c.workspace_id = any(array(select w.id from workspaces w where w.account_id = $1)) and c.${column} = $2
       order by c.id for no key update)
     update campaigns set ${column} = null where id in (select id from theirs)`,
    [accountId, id],
  );
}

/** Clears a website in the campaigns of its workspace; elsewhere none names it. */
export async function clearWebsite(tx: Db, workspaceId: number | null, websiteId: number): Promise<void> {
  if (workspaceId === null) return;
  await tx.client.query(
    `with theirs as (select c.id from campaigns c where c.workspace_id = $1 and c.website_id = $2 order by c.id for no key update)
     update campaigns set website_id = null where id in (select id from theirs)`,
    [workspaceId, websiteId],
  );
}
