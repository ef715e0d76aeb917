// A translated document beside its source, for every reader of the document.
import { baseOf } from '@folio/contract/languages';
import { maxLineSegments } from '@folio/contract/translation-words';
import { runPieces } from '@folio/engine/translation/run-in-reader';
import type { Actor } from '../../../kernel/actor.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { getVisibleDetail } from '../../documents/index.ts';
import { sourceParts } from '../core/line-texts.ts';
import { textsToProofread } from '../core/peoples-texts.ts';
import { findSource } from './proofread-source.ts';

interface Pair {
  position: number;
  unit: number;
  source: string;
  target: string;
}

interface PairedTexts {
  sourceLanguage: string | null;
  targetLanguage: string;
  pairs: Pair[];
  total: number;
}

/** Throws 404 for a document that the actor does not see. */
export async function readTexts(
  kernel: Kernel,
  actor: Actor,
  { order_detail_id: id, page, per_page: perPage }: { order_detail_id: number; page: number; per_page: number },
): Promise<PairedTexts> {
  const detail = await getVisibleDetail(kernel, actor, id);
  const none = { sourceLanguage: null, targetLanguage: detail.language, pairs: [], total: 0 };
  const source = detail.status === 'accepted' ? await findSource(kernel, detail) : null;
  if (source === null || baseOf(source.language) === baseOf(detail.language)) return none;
  const line = {
    source_kind: source.kind,
    asset_ids: source.assetIds,
    source_version_id: source.versionId,
    source_text: source.text,
    order_detail_id: detail.id,
    target_language: detail.language,
  };
  const parts = await sourceParts(kernel, line);
  const made = await textsToProofread(kernel, line, parts, source.language);
  if (made === null) return none;
  const texts = parts.flatMap((part) => part.texts);
  const languages = { from: source.language, to: detail.language };
  const pieces = await runPieces({ texts, made, ...languages, max: maxLineSegments });
  const first = (page - 1) * perPage;
  const pairs = pieces.slice(first, first + perPage).map(({ unit, source: text, initial }, index) => ({
    position: first + index + 1,
    unit,
    source: text,
    target: initial ?? '',
  }));
  return { sourceLanguage: source.language, targetLanguage: detail.language, pairs, total: pieces.length };
}
