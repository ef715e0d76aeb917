// One document, whole: its row, its text, where it came from and its siblings in the order.
import type { DocumentDetail } from '@folio/contract/orders';
import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { findCurrentVersion } from '../documents/index.ts';
import { listOwnSources } from '../sources/index.ts';
import { listDocuments } from './order-list.queries.ts';
import { maySee, scope } from './orders.policy.ts';
import { presentDetails, presentRow } from './orders.present.ts';
import { findDetail, findOrder, listDetailsOfOrder, type OrderDetailRow } from './orders.queries.ts';

/** The document's row where the actor may see it; 404 otherwise. */
export async function getVisibleDetail(kernel: Kernel, actor: Actor, detailId: number): Promise<OrderDetailRow> {
  const detail = await findDetail(kernel.database, detailId);
  if (!detail || !maySee(actor, detail)) throw notFound('order_not_found');
  return detail;
}

/** A document with its content; `html` is empty until it is written. */
export async function showDocument(kernel: Kernel, actor: Actor, detailId: number): Promise<DocumentDetail> {
  const { database } = kernel;
  const detail = await getVisibleDetail(kernel, actor, detailId);
  const [row] = await listDocuments(database, scope(actor, detail.workspace_id), {
    ids: [detailId],
    sort: '-created_at',
    page: 1,
    perPage: 1,
  });
  const order = await findOrder(database, detail.order_id);
  if (!row || !order) throw notFound('order_not_found');
  const version = await findCurrentVersion(database, detailId);
  const sources = await listOwnSources(database, detail.user_id, [...new Set([...order.source_ids, ...detail.sources_used])]);
  return {
    ...presentRow(row, actor),
    content: { ...detail.content, html: version?.html ?? '' },
    fields: { ...order.fields, ...detail.fields },
    engine: detail.engine,
    sources: sources.map((source) => ({ id: source.id, title: source.name, url: source.url })),
    version: version ? { id: version.id, number: version.number, created_at: version.created_at.toISOString() } : null,
    order_details: presentDetails(await listDetailsOfOrder(database, order.id), actor.language),
  };
}
