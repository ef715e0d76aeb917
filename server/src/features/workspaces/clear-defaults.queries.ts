// A briefing, source or brand voice that is deleted is the default of no workspace any more.
import type { Db } from '../../kernel/db/database.ts';

/** By what is deleted ($2): that a workspace has it as a default, and what is written then. */
const clearing = {
  brand_voice: { isDefault: 'default_brand_voice_id = $2', set: 'default_brand_voice_id = null' },
  guideline: { isDefault: 'default_guideline_id = $2', set: 'default_guideline_id = null' },
  source: { isDefault: '$2 = any(default_source_ids)', set: 'default_source_ids = array_remove(default_source_ids, $2::int)' },
} as const;

/**
 * Takes it out of the defaults of the account's workspaces. The caller has locked its row, which whoever makes it a default locks first as
 * well. Workspaces are locked in the order of their ids, so that two of these never wait for each other crosswise.
 */
export async function clearDefaults(tx: Db, accountId: number, kind: keyof typeof clearing, id: number): Promise<void> {
  const { isDefault, set } = clearing[kind];
  await tx.client.query(
    `with theirs as (select id from workspaces where account_id = $1 and ${isDefault} order by id for no key update)
     update workspaces set ${set} where id in (select id from theirs)`,
    [accountId, id],
  );
}
