// A document with text from elsewhere (an answer of a conversation): an order that is accepted at once, and free.
import type { EngineMark } from '@folio/engine/core/engine-types';
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import type { Scope } from '../../kernel/policy.ts';
import { attempts, placing } from '../orders/index.ts';
import { insertVersion } from './save-version.ts';

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
export async function insertFinished(kernel: Kernel, tx: Db, actor: Actor, text: FinishedText): Promise<number> {
  const { scope, folderId, toolSlug, title, html, words, language, engine, sourcesUsed } = text;
  const columns = {
    folder_id: folderId,
    tool_slug: toolSlug,
    title,
    language,
    fields: {},
    source_ids: text.sourceIds,
    documents: [{ status: 'in_progress', price: 0 } as const],
  };
  const placed = await placing.placeOne(kernel, tx, { actor, scope, tool: null, columns });
  const [id = 0] = placed.detailIds;
  await attempts.acceptAttempt(tx, id, 0, { title, content: {}, words, engine, sourcesUsed, language });
  await insertVersion(tx, { order_detail_id: id, title, html, words, origin: 'engine' });
  return id;
}
