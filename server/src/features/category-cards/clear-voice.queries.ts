import type { Db } from '../../kernel/db/database.ts';
import { reachSql } from '../../kernel/db/scope.ts';

/** Removes a deleted brand voice from cards: of the account's workspaces, and of the voice's owner. */
export async function clearVoiceOfCards(
  tx: Db,
  { voiceId, accountId, userId }: { voiceId: number; accountId: number; userId: number },
): Promise<void> {
  await tx.client.query(
    `with theirs as (select c.id from category_cards c
       where ${reachSql('c', 'array(select w.id from workspaces w where w.account_id = $1)', '$2')} and c.brand_voice_id = $3
       order by c.id for no key update)
     update category_cards set brand_voice_id = null where id in (select id from theirs)`,
    [accountId, userId, voiceId],
  );
}
