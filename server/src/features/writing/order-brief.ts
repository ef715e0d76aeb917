// The brief of an order that waits: drawn up from the order and its sources, until someone saves their own.
import { localiseTool } from '@folio/catalogue/localise-tool';
import type { OrderBrief } from '@folio/contract/order-brief';
import { draftBrief } from '@folio/engine/brief/draft-brief';
import type { Actor } from '../../kernel/actor.ts';
import { conflict, notFound } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { message } from '../../kernel/messages/messages.ts';
import { findDocument } from '../documents/index.ts';
import { orderPolicy } from '../orders/index.ts';
import { sourceRows } from '../sources/index.ts';
import { findToolOf } from '../tools/index.ts';
import { findBrief, saveBriefOf } from './order-brief.queries.ts';

interface ShownBrief {
  brief: OrderBrief;
  is_saved: boolean;
}

const noBrief: OrderBrief = { facts: [], outline: [], questions: [] };

async function getVisible({ database }: Kernel, actor: Actor, detailId: number) {
  const row = await findDocument(database, detailId);
  if (!row || !orderPolicy.canView(actor, row)) throw notFound('order_not_found');
  return row;
}

/** Sources that were not read yet are left out: a page is fetched when the text is written. */
export async function showBrief(kernel: Kernel, actor: Actor, detailId: number): Promise<ShownBrief> {
  const row = await getVisible(kernel, actor, detailId);
  const saved = await findBrief(kernel.database, detailId);
  if (saved) return { brief: saved, is_saved: true };
  const tool = await findToolOf(kernel.database, row.account_id, row.tool_slug, { isDeletedFine: true });
  if (!tool) return { brief: noBrief, is_saved: false };
  const ids = (row.sources ?? []).map(({ id }) => id);
  const sources = await sourceRows.listSourcesByIds(kernel.database, row.account_id, ids);
  const brief = draftBrief(localiseTool(tool, actor.language), {
    input: { ...row.order_fields, ...row.detail_fields },
    sources: sources.flatMap(({ id, name, url, text }) => (text === null ? [] : [{ id, title: name, url, text }])),
    language: row.language,
    ask: (field) => message('brief_question', actor.language, { field }),
  });
  return { brief, is_saved: false };
}

/** Throws 404 for orders outside the actor's view, 409 for an order that does not wait any more. */
export async function saveBrief(kernel: Kernel, actor: Actor, detailId: number, brief: OrderBrief): Promise<ShownBrief> {
  await getVisible(kernel, actor, detailId);
  if (!(await saveBriefOf(kernel.database, detailId, brief))) throw conflict('order_not_waiting');
  return { brief, is_saved: true };
}
