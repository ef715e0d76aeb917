// Review checks of a document: claims without a source, and deviations from the order.
import type { DocumentChecks } from '@folio/contract/document-checks';
import { checkDocument } from '@folio/engine/claims/check-document';
import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { engineInput, orderPolicy, orderRows } from '../orders/index.ts';
import { findToolOf } from '../tools/index.ts';
import { findDocument } from './document.queries.ts';
import { metaPairPort } from './meta-pair-port.ts';

/** Of the text as it was saved last; nothing before it is written. 404 for a document that the actor does not see. */
export async function showChecks(kernel: Kernel, actor: Actor, detailId: number): Promise<DocumentChecks> {
  const { database: db } = kernel;
  const row = await findDocument(db, detailId);
  if (!row || !orderPolicy.canView(actor, row)) throw notFound('order_not_found');
  const tool = await findToolOf(db, row.account_id, row.tool_slug, { isDeletedFine: true });
  const order = await orderRows.findOrder(db, row.order_id);
  if (!tool || !order || row.html === null || row.category === 'media') return { claims: [], checks: [] };
  const { brandVoice, competitors } = await engineInput.mannersOf(db, order);
  const pair = await metaPairPort.of(kernel)(db, detailId);
  const meta = [pair?.metaTitle ?? row.content['meta_title'], pair?.metaDescription ?? row.content['meta_description']];
  return checkDocument({
    html: row.html,
    meta: meta.filter((text) => typeof text === 'string'),
    tool,
    input: { ...row.order_fields, ...row.detail_fields },
    language: row.language,
    result: row.version_number === 1 && row.version_revision === 1 ? row.content : null,
    brandVoice,
    competitors,
  });
}
