// The next version of a document that is not written in the editor: delivered by a person, or rewritten by the engine.
import type { Db } from '../../kernel/db/database.ts';
import { notFound } from '../../kernel/errors.ts';
import { dispatch } from '../../kernel/events.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { orderRows } from '../orders/index.ts';
import { documentSaved, documentTextChanged } from './document-events.ts';
import { findCurrentVersion, findEngineText, updateDocumentFacts } from './documents.queries.ts';
import { markOrigins } from './mark-origins.ts';
import { closeVersion, insertVersion, nameVersion } from './save-version.ts';

interface Delivery {
  orderDetailId: number;
  /** Sanitised. */
  html: string;
  words: number;
  userId: number;
  /** The impersonating user. */
  impersonatorId?: number | null;
  /** Name of the version in the history. */
  name?: string;
  /** `engine` for text without a human author: `userId` is then the orderer. */
  origin?: 'person' | 'engine';
  /** A new title; without one it keeps its own. */
  title?: string;
}

async function nameNewest(tx: Db, orderDetailId: number, name: string): Promise<void> {
  const newest = await findCurrentVersion(tx, orderDetailId);
  if (newest) await nameVersion(tx, newest.id, name);
}

/** Adds the version and answers its number. Callers hold the document's row. Throws 404 where the document is gone. */
export async function deliverVersion(kernel: Kernel, tx: Db, delivery: Delivery): Promise<number> {
  const { orderDetailId, html, words, userId, impersonatorId = null, name, origin = 'person' } = delivery;
  const [detail] = await orderRows.lockDetails(tx, [orderDetailId]);
  if (!detail) throw notFound('order_not_found');
  const current = await findCurrentVersion(tx, orderDetailId);
  if (current?.is_open) await closeVersion(tx, current.id);
  const title = delivery.title ?? detail.title;
  // Unchanged passages keep their author: the model, or the former linguist.
  const marked =
    origin === 'engine'
      ? html
      : markOrigins(html, {
          previous: current?.html ?? '',
          engine: current?.origin === 'engine' ? current.html : await findEngineText(tx, orderDetailId),
          personId: userId,
          rewrites: new Map(),
        });
  await dispatch(kernel, tx, documentTextChanged, { orderDetailId, oldHtml: current?.html ?? '', newHtml: marked });
  await updateDocumentFacts(tx, orderDetailId, { title, words, isTextNew: true });
  await insertVersion(tx, {
    order_detail_id: orderDetailId,
    title,
    html: marked,
    words,
    origin,
    user_id: origin === 'engine' ? null : userId,
    impersonator_id: impersonatorId,
  });
  if (name !== undefined) await nameNewest(tx, orderDetailId, name);
  await dispatch(kernel, tx, documentSaved, { orderDetailId, userId, impersonatorId });
  return detail.version_count + 1;
}
