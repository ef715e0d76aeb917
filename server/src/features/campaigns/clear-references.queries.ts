// A briefing or brand voice that is deleted is that of no campaign any more.
import type { Db } from '../../kernel/db/database.ts';

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
