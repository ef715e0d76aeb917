// One document, whole: its row, its text, where it came from and its siblings in the order.

import { findTool } from '@folio/catalogue/catalogue';
import { writesPages } from '@folio/catalogue/page-texts';
import { type Capability, capabilities } from '@folio/contract/capabilities';
import type { DocumentDetail } from '@folio/contract/document-shapes';
import type { EngineMark } from '@folio/engine/core/engine-types';
import { natureNow, openFactsIn } from '@folio/engine/document/document-nature';
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { conflict, notFound } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { currentFiles, presentAsset } from '../assets/index.ts';
import { orderPolicy, orderPresent, orderRows, waitingReasons } from '../orders/index.ts';
import { toolFaces } from '../tools/index.ts';
import { findDocument } from './document.queries.ts';
import { presentRow } from './document-row.present.ts';
import { shownHtml } from './shown-html.ts';

/** The document's row where the actor may see it; 404 otherwise. */
export async function getVisibleDetail(
  kernel: { database: Db },
  actor: Actor,
  detailId: number,
): Promise<orderRows.OrderDetailRow> {
  const detail = await orderRows.findDetail(kernel.database, detailId);
  if (!detail || !orderPolicy.canView(actor, detail)) throw notFound('order_not_found');
  return detail;
}

/** The document's row where the actor may change it; 404 for one they do not see, 409 for one that is not written yet. */
export async function getEditableDetail(
  kernel: { database: Db },
  actor: Actor,
  detailId: number,
): Promise<orderRows.OrderDetailRow> {
  const detail = await getVisibleDetail(kernel, actor, detailId);
  if (!orderPolicy.abilities(actor, detail).edit) throw conflict('order_not_editable');
  return detail;
}

/** Author of the version; it does not describe later edits. */
function engineOf(mark: EngineMark | null): DocumentDetail['engine'] {
  if (mark === null) return null;
  const { nature: _made, ...writer } = mark;
  return writer;
}

/** The kind of model that would end a reason to wait; null for one that no model ends. */
const missingKind = (reason: string): Capability | null =>
  capabilities.find((kind) => waitingReasons.waitingReasons[kind].some((one) => one === reason)) ?? null;

/** A document with its content; `html` is empty until it is written. */
export async function showDocument(kernel: Kernel, actor: Actor, detailId: number): Promise<DocumentDetail> {
  const row = await findDocument(kernel.database, detailId);
  if (!row || !orderPolicy.canView(actor, row)) throw notFound('order_not_found');
  const faces = await toolFaces(kernel.database, actor, [row.tool_slug]);
  const picture = row.assets?.find((file) => file.media_type.startsWith('image/') && file.key !== 'original');
  const nature = natureNow(row.engine?.nature, row.html ?? '');
  const { version_id: id, version_number: number, version_revision: revision, version_at: at } = row;
  return {
    ...presentRow(row, actor, faces.of(row.tool_slug), row.category === 'media' ? picture?.id : undefined),
    content: { ...row.content, html: id === null ? '' : shownHtml(id, row.html ?? '') },
    is_tool_deleted: faces.isDeleted(row.tool_slug),
    fields: { ...row.order_fields, ...row.detail_fields },
    engine: engineOf(row.engine),
    nature,
    open_facts: nature === 'brief' ? openFactsIn(row.html ?? '') : 0,
    is_page: writesPages(findTool(row.tool_slug) ?? null),
    waits_for_model: row.status === 'onHold' && waitingReasons.modelReasons.has(row.reason ?? ''),
    waits_for: row.status === 'onHold' ? missingKind(row.reason ?? '') : null,
    brand_voice_id: row.brand_voice_id,
    sources: row.sources ?? [],
    assets: currentFiles(row.assets ?? []).map(presentAsset),
    version:
      id !== null && number !== null && revision !== null && at !== null
        ? { id, number, revision, created_at: at.toISOString() }
        : null,
    order_details: orderPresent.presentDetails(row.siblings, actor.language),
  };
}
