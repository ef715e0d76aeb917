// A briefing, source or brand voice that is deleted is the default of no folder any more.
import type { Db } from '../../kernel/db/database.ts';

/** By the deleted object ($1): the condition that a folder has it as a default, and the values written then. */
const clearing = {
  brand_voice: { isDefault: 'default_brand_voice_id = $1', set: 'default_brand_voice_id = null' },
  guideline: { isDefault: 'default_guideline_id = $1', set: 'default_guideline_id = null' },
  source: { isDefault: '$1 = any(default_source_ids)', set: 'default_source_ids = array_remove(default_source_ids, $1::int)' },
} as const;

/**
 * Removes it from the defaults of folders: those of the account's workspaces, and of its owner, by the index `folders_name`. No other user could
 * select it. Folders are locked in the order of their ids.
 */
export async function clearFolderDefaults(
  tx: Db,
  kind: keyof typeof clearing,
  { id, accountId, userId }: { id: number; accountId: number; userId: number },
): Promise<void> {
  const { isDefault, set } = clearing[kind];
  await tx.client.query(
    `with theirs as (select f.id from folders f where ${isDefault} and (
        (coalesce(f.workspace_id, 0) = any(array(select id from workspaces where account_id = $2))
          and (case when f.workspace_id is null then f.user_id else 0 end) = 0)
        or (coalesce(f.workspace_id, 0) = 0 and (case when f.workspace_id is null then f.user_id else 0 end) = $3))
      order by f.id for no key update)
     update folders set ${set} where id in (select id from theirs)`,
    [id, accountId, userId],
  );
}
