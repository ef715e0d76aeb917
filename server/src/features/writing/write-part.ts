// Writing one item of an accepted result again: the tool makes that item alone, and document and result keep everything else.
import type { Tool } from '@folio/catalogue/define-tool';
import { countWords } from '@folio/contract/tool-price';
import type { ToolInput } from '@folio/contract/tool-values';
import { confirmedText } from '@folio/engine/claims/given-text';
import { EngineFailure, type EngineOutcome } from '@folio/engine/core/engine-types';
import { textOfHtml } from '@folio/engine/document/plain-text';
import { replaceSection } from '@folio/engine/document/replace-section';
import type { Db } from '../../kernel/db/database.ts';
import { findCurrentVersion } from '../documents/index.ts';
import { type attempts, orderRows } from '../orders/index.ts';

type Part = NonNullable<attempts.Attempt['part']>;

/** Tool and input of an attempt. Of a part, its document is that item's section alone. */
export function workOf(tool: Tool, { part, fields }: attempts.Attempt): { tool: Tool; fields: ToolInput } {
  if (!part) return { tool, fields };
  return {
    tool: { ...tool, layout: tool.layout.filter((block) => block.from === part.list) },
    fields: { ...fields, ...part.fields },
  };
}

/** The current document for a rewrite, and the context of a part: claims that people confirmed count as input by now. Nothing for a first text. */
export async function writtenBefore(db: Db, { id, version_count: count, part }: attempts.Attempt) {
  const current = count > 0 ? await findCurrentVersion(db, id) : null;
  return { ...(current && { documentText: confirmedText(current.html) }), ...(part && { beside: part.beside }) };
}

/** The section begins with its heading. Its text comes below. */
function sectionOf(html: string): string {
  const [before = '', heading = '', after = ''] = html.split(/(<h[1-6]\b[^>]*>[\s\S]*?<\/h[1-6]>)([\s\S]*)/u);
  return heading + before + after;
}

/**
 * The outcome as one of the whole document: the newest text with the section replaced, so other users' changes stay. Throws
 * `PART_MISSING` if the section or the item is gone. The document's row is locked.
 */
export async function wholeOf(tx: Db, id: number, part: Part, outcome: EngineOutcome): Promise<EngineOutcome> {
  const [detail] = await orderRows.lockDetails(tx, [id]);
  const current = await findCurrentVersion(tx, id);
  const items = detail?.content[part.list];
  const made = outcome.result[part.list];
  const [item] = Array.isArray(made) ? (made as unknown[]) : [];
  const html = current && replaceSection(current.html, part, sectionOf(outcome.html));
  if (!html || !Array.isArray(items) || items.length <= part.index || item === undefined) throw new EngineFailure('PART_MISSING');
  const nature = outcome.engine.nature ?? detail?.engine?.nature;
  return {
    ...outcome,
    result: { ...detail?.content, [part.list]: (items as unknown[]).with(part.index, item) },
    title: detail?.title ?? outcome.title,
    html,
    words: countWords(textOfHtml(html)),
    engine: { ...outcome.engine, ...(nature === undefined ? {} : { nature }) },
    sourcesUsed: [...new Set([...(detail?.sources_used ?? []), ...outcome.sourcesUsed])],
  };
}
