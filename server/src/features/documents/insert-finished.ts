// A document whose text was written elsewhere (an answer of a conversation): an order that is accepted as it is placed, and free.
import type { EngineMark } from '@folio/engine/engine-types';
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import type { Scope } from '../../kernel/policy.ts';
import { attempts, orderContext, orderRows } from '../orders/index.ts';
import { insertVersion } from './keep-version.ts';

export interface FinishedText {
  scope: Scope;
  folderId: number | null;
  toolSlug: string;
  title: string;
  /** Sanitised. */
  html: string;
  words: number;
  language: string;
  engine: EngineMark;
  sourceIds: number[];
  sourcesUsed: number[];
}

/** Answers the id of the order detail. Throws 404 where place or folder ended since the call began. */
export async function insertFinished(tx: Db, actor: Actor, text: FinishedText): Promise<number> {
  const { scope, folderId, toolSlug, title, html, words, language, engine, sourcesUsed } = text;
  await orderContext.lockScope(tx, scope, folderId);
  const columns = {
    account_id: actor.accountId,
    workspace_id: scope.workspaceId,
    folder_id: folderId,
    user_id: actor.id,
    tool_slug: toolSlug,
    title,
    language,
  };
  const order = await orderRows.insertOrder(tx, {
    ...columns,
    impersonator_id: actor.impersonator?.id ?? null,
    fields: {},
    source_ids: text.sourceIds,
    is_draft: false,
  });
  const detail = await orderRows.insertDetail(tx, { ...columns, order_id: order.id, status: 'in_progress', price: 0 });
  await attempts.acceptAttempt(tx, detail.id, detail.attempt, { title, content: {}, words, engine, sourcesUsed, language });
  await insertVersion(tx, { order_detail_id: detail.id, title, html, words, origin: 'engine' });
  return detail.id;
}
