// The source of an accepted translation: that of its request, else the input of the order that made it.
import { hasWords, plainText } from '@folio/contract/bilingual/protected-parts';
import { baseOf } from '@folio/contract/languages';
import { countWords } from '@folio/contract/tool-price';
import { conflict } from '../../../kernel/errors.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { assetRows } from '../../assets/index.ts';
import { orderRows } from '../../orders/index.ts';
import { sentencesOf, sourceParts } from '../core/line-texts.ts';
import { textsToProofread } from '../core/peoples-texts.ts';
import { findSourceLine } from '../core/requests.queries.ts';

/** The text beside a translation in proofreading; without it a text is proofread alone. */
export interface ProofreadSource {
  kind: 'text' | 'files' | 'version';
  language: string;
  text: string | null;
  assetIds: number[];
  versionId: number | null;
  /** That of the request which the translation was ordered by. */
  useMemory?: boolean;
}

/** Tools with documents that say nothing without their source. */
const translators = new Set(['text_translation', 'document_translation', 'managed_translation', 'certified_translation']);

/** The source of a translation; null for a text that is none. */
export async function findSource(kernel: Kernel, detail: orderRows.OrderDetailRow): Promise<ProofreadSource | null> {
  const line = await findSourceLine(kernel.database, detail.id);
  if (line?.source_kind === 'files' || line?.source_kind === 'text' || line?.source_kind === 'version')
    return {
      kind: line.source_kind,
      language: line.source_language,
      text: line.source_text,
      assetIds: line.asset_ids,
      versionId: line.source_version_id,
      useMemory: line.use_memory,
    };
  const { source_language: language } = detail.content;
  if (typeof language !== 'string') return null;
  if (detail.tool_slug === 'document_translation') {
    const files = await assetRows.listAssetsOf(kernel.database, detail.id, ['input']);
    return { kind: 'files', language, text: null, assetIds: files.map(({ id }) => id), versionId: null };
  }
  const order = await orderRows.findOrder(kernel.database, detail.order_id);
  const text = detail.fields?.['text'] ?? order?.fields['text'];
  return detail.tool_slug === 'text_translation' && typeof text === 'string'
    ? { kind: 'text', language, text, assetIds: [], versionId: null }
    : null;
}

/**
 * Source text for proofreading a translation, with its words; null for a text that is not a translation. Throws 409 for a
 * translation that cannot be put beside its source.
 */
export async function readProofreadSource(
  kernel: Kernel,
  detail: orderRows.OrderDetailRow,
): Promise<{ source: ProofreadSource; words: number } | null> {
  const source = await findSource(kernel, detail);
  if (source !== null && baseOf(source.language) === baseOf(detail.language)) return null;
  if (source === null) {
    if (translators.has(detail.tool_slug)) throw conflict('paragraphs_differ');
    return null;
  }
  const line = {
    source_kind: source.kind,
    asset_ids: source.assetIds,
    source_version_id: source.versionId,
    source_text: source.text,
    order_detail_id: detail.id,
    target_language: detail.language,
  };
  const parts = await sourceParts(kernel, line);
  if ((await textsToProofread(kernel, line, parts, source.language)) === null) throw conflict('paragraphs_differ');
  const sentences = (await sentencesOf(kernel, line, source.language)).filter(hasWords);
  return { source, words: sentences.reduce((sum, text) => sum + countWords(plainText(text)), 0) };
}
