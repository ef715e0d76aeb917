// Keeping a page that was read already as a source, indexed at once.
import { countWords } from '@folio/contract/tool-price';
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import type { Scope } from '../../kernel/policy.ts';
import { recordAudit } from '../audit/index.ts';
import { requestEmbedding } from './embed-passages.ts';
import { indexSource } from './save-text.ts';
import { hasUrl, toggleSourceOn } from './source-list.queries.ts';
import { insertSource } from './sources.queries.ts';

/** Answers the id of the source; null where the place has one of this URL. */
export async function insertReadSource(
  kernel: Kernel,
  tx: Db,
  actor: Actor,
  scope: Scope,
  page: { name: string; url: string; text: string; language: string | null },
): Promise<number | null> {
  const { name, url, text, language } = page;
  if (await hasUrl(tx, scope, [url], null)) return null;
  const id = await insertSource(tx, {
    account_id: actor.accountId,
    user_id: actor.id,
    is_listed: true,
    name,
    type: 'url',
    url,
    state: 'ready',
    text,
    language,
    words: countWords(text),
    read_at: kernel.clock.now(),
  });
  await indexSource(tx, id, text, language);
  if (scope.workspaceId !== null) await toggleSourceOn(tx, scope.workspaceId, id);
  await requestEmbedding(kernel, tx, id);
  await recordAudit(tx, actor, { action: 'source.created', subjectId: id, subjectName: name, workspaceId: scope.workspaceId });
  return id;
}
