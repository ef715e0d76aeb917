// The present texts of a line's document, one for each text of the source: the start for a certifier.
import { plainText } from '@folio/contract/bilingual/protected-parts';
import { maxLineSegments } from '@folio/contract/translation-words';
import { runTexts } from '@folio/engine/translation/run-in-reader';
import type { Kernel } from '../../../kernel/kernel.ts';
import { findCurrentVersion } from '../../documents/index.ts';
import { findDelivery } from './jobs.queries.ts';
import { type LinePart, textsWith, translatedTexts } from './line-texts.ts';
import type { LineRow } from './requests.queries.ts';
import { listSegments } from './segments.queries.ts';

/** Paragraphs that name the files of a delivery. */
const fileLink = /<p><a href="\/api\/services\/orders\/asset\/\d+">[^<]*<\/a><\/p>/g;

/**
 * The last delivered text if the document still has that version, with its tags; else the text of the document. Null if its paragraphs
 * are not those of the source: then nothing can be put beside it.
 */
export async function peoplesTexts(
  kernel: Kernel,
  line: Pick<LineRow, 'order_detail_id' | 'source_kind' | 'target_language'>,
  sources: readonly LinePart[],
  sourceLanguage: string,
): Promise<string[] | null> {
  const { database } = kernel;
  const version = await findCurrentVersion(database, line.order_detail_id);
  if (!version) return null;
  const delivery = await findDelivery(database, line.order_detail_id);
  if (delivery && delivery.version_number === version.number) {
    const segments = await listSegments(database, delivery.id, { after: 0, limit: maxLineSegments });
    return textsWith(sources, segments, { from: sourceLanguage, to: line.target_language }).flat();
  }
  const wanted = sources.flatMap(({ texts }) => texts);
  const html = version.html.replace(fileLink, '');
  const { texts } = await runTexts('document.html', Buffer.from(html));
  if (line.source_kind === 'version') return texts.length === wanted.length ? texts : null;
  // A text or file is delivered as the paragraphs that have letters.
  const isWritten = (text: string) => plainText(text) !== '';
  if (texts.length !== wanted.filter(isWritten).length) return null;
  let next = 0;
  return wanted.map((text) => (isWritten(text) ? (texts[next++] ?? '') : text));
}

/**
 * The translation that a proofreader begins with, one text for each text of the source. The document of a translated file only lists its
 * files, so the files count until people deliver. Null where the paragraphs differ.
 */
export async function textsToProofread(
  kernel: Kernel,
  line: Parameters<typeof translatedTexts>[1] & Pick<LineRow, 'target_language'>,
  sources: readonly LinePart[],
  sourceLanguage: string,
): Promise<string[] | null> {
  const delivery = await findDelivery(kernel.database, line.order_detail_id);
  const version = await findCurrentVersion(kernel.database, line.order_detail_id);
  const isOfModel = delivery === null && (line.source_kind === 'files' || version?.number === 1);
  return isOfModel ? translatedTexts(kernel, line, sources) : peoplesTexts(kernel, line, sources, sourceLanguage);
}
