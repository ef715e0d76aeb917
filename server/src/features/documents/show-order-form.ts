// Order form input of a document, so that it can be changed and ordered again without typing.
import type { OrderForm } from '@folio/contract/document-shapes';
import type { Actor } from '../../kernel/actor.ts';
import { allEnded, type Db } from '../../kernel/db/database.ts';
import { notFound } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { type Scope, scopeOf } from '../../kernel/policy.ts';
import { assetRows, presentAsset } from '../assets/index.ts';
import { findUsableVoice } from '../brand-voices/index.ts';
import { findUsableGuideline } from '../guidelines/index.ts';
import { orderRows } from '../orders/index.ts';
import { sourceRows } from '../sources/index.ts';
import { findUsableWebsite } from '../websites/index.ts';
import { getVisibleDetail } from './show-document.ts';

/** Numbers in lists: every id of an uploaded file is among them, and other numbers find no file. */
const numbersIn = (fields: Record<string, unknown>): number[] =>
  Object.values(fields).flatMap((value) =>
    Array.isArray(value) ? value.filter((item): item is number => Number.isInteger(item) && item > 0 && item < 2 ** 31) : [],
  );

type OrderReferences = Pick<OrderForm, 'brand_voice_id' | 'guideline_id' | 'website_id'>;

async function usableOf(
  db: Db,
  scope: Scope,
  { brand_voice_id: voice, guideline_id: guideline, website_id: website }: OrderReferences,
) {
  const [foundVoice, foundGuideline, foundWebsite] = await allEnded([
    voice === null ? null : findUsableVoice(db, scope, voice),
    guideline === null ? null : findUsableGuideline(db, scope, guideline),
    website === null ? null : findUsableWebsite(db, scope, website),
  ]);
  return {
    brand_voice_id: foundVoice?.id ?? null,
    guideline_id: foundGuideline?.id ?? null,
    website_id: foundWebsite?.id ?? null,
  };
}

/**
 * For readers of the document; 404 otherwise. Sources, uploads, voices and briefings that the caller cannot order with any more are left out, since a
 * form with them would be refused.
 */
export async function showOrderForm(kernel: Kernel, actor: Actor, detailId: number): Promise<OrderForm> {
  const detail = await getVisibleDetail(kernel, actor, detailId);
  const order = await orderRows.findOrder(kernel.database, detail.order_id);
  if (!order) throw notFound('order_not_found');
  const fields = { ...order.fields, ...detail.fields };
  const scope = scopeOf(actor, order.workspace_id);
  const sources = await sourceRows.listUsableSources(kernel.database, scope, order.source_ids);
  const files = await assetRows.listAssets(kernel.database, numbersIn(fields).slice(0, 200));
  return {
    tool: order.tool_slug,
    fields,
    ...(await usableOf(kernel.database, scope, order)),
    additional_source_ids: sources.map((source) => source.id),
    uploads: files.filter((file) => file.user_id === actor.id && file.role === 'input').map(presentAsset),
  };
}
