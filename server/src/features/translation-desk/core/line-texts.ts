// The texts of a line's source and of its translation, read from their files.

import { targetSpace } from '@folio/contract/bilingual/split-text';
import { maxLineSegments } from '@folio/contract/translation-words';
import type { TextRole } from '@folio/engine/translation/paired-texts-task';
import { runSentences, runTexts } from '@folio/engine/translation/run-in-reader';
import { joinSentences } from '@folio/engine/translation/sentences';
import type { Db } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { assetRows } from '../../assets/index.ts';
import { findCurrentVersion, findVersion } from '../../documents/index.ts';
import { orderRows } from '../../orders/index.ts';
import type { LineRow } from './requests.queries.ts';

/** A file, pasted text or page of a line, with its texts in their order. */
export interface LinePart {
  name: string;
  bytes: Uint8Array;
  texts: string[];
  /** Of each text. */
  roles: TextRole[];
}

type Source = Pick<LineRow, 'source_kind' | 'asset_ids' | 'source_version_id' | 'source_text' | 'order_detail_id'>;

async function openPart(name: string, bytes: Uint8Array): Promise<LinePart> {
  return { name, bytes, ...(await runTexts(name, bytes)) };
}

/** Files by their ids, in this order; those that are gone are left out. */
async function filesOf(kernel: Kernel, ids: readonly number[]): Promise<{ name: string; bytes: Uint8Array }[]> {
  const rows = new Map((await assetRows.listAssets(kernel.database, ids)).map((row) => [row.id, row]));
  const files = ids.flatMap((id) => rows.get(id) ?? []);
  return Promise.all(files.map(async (row) => ({ name: row.file_name, bytes: await kernel.storage.read(row.storage_key) })));
}

async function htmlOf(db: Db, line: Source): Promise<string> {
  const version =
    line.source_version_id === null
      ? await findCurrentVersion(db, line.order_detail_id)
      : await findVersion(db, line.source_version_id);
  return version?.html ?? '';
}

/** The files of a line as they were given; a pasted text and a document are one. */
export async function sourceFiles(kernel: Kernel, line: Source): Promise<{ name: string; bytes: Uint8Array }[]> {
  if (line.source_kind === 'text') return [{ name: 'text.txt', bytes: Buffer.from(line.source_text ?? '') }];
  if (line.source_kind === 'files') return filesOf(kernel, line.asset_ids);
  return [{ name: 'document.html', bytes: Buffer.from(await htmlOf(kernel.database, line)) }];
}

/** Source texts of a line. Rejects if a file cannot be read. */
export const sourceParts = async (kernel: Kernel, line: Source): Promise<LinePart[]> =>
  Promise.all((await sourceFiles(kernel, line)).map(({ name, bytes }) => openPart(name, bytes)));

/** The texts of the model's translation, one for each of the source; null where it has others, and then nothing can be put beside it. */
export async function translatedTexts(kernel: Kernel, line: Source, sources: readonly LinePart[]): Promise<string[] | null> {
  const detail = await orderRows.findDetail(kernel.database, line.order_detail_id);
  const wanted = sources.flatMap(({ texts }) => texts);
  if (line.source_kind === 'text') {
    const translation = detail?.content['translation'];
    const texts = typeof translation === 'string' ? (await openPart('text.txt', Buffer.from(translation))).texts : [];
    return texts.length === wanted.length ? texts : null;
  }
  const results = await assetRows.listAssetsOf(kernel.database, line.order_detail_id, ['result']);
  const texts: string[] = [];
  for (const [index, part] of sources.entries()) {
    const made = results.find((row) => row.key === `document-${index + 1}`);
    const opened = made ? await openPart(made.file_name, await kernel.storage.read(made.storage_key)) : null;
    if (opened?.texts.length !== part.texts.length) return null;
    texts.push(...opened.texts);
  }
  return texts;
}

/** The sentences that become segments; one more than a line may have where it has too many. Rejects where a file cannot be read. */
export async function sentencesOf(kernel: Kernel, line: Source, language: string): Promise<string[]> {
  const sentences: string[] = [];
  for (const file of await sourceFiles(kernel, line))
    sentences.push(...(await runSentences({ ...file, language, max: maxLineSegments + 1 - sentences.length })));
  return sentences;
}

/** The texts of a line with the targets of its segments, with the spaces of their language; a text without segments stays as it is. */
export function textsWith(
  parts: readonly LinePart[],
  segments: readonly { unit: number; source: string; target: string; space: string }[],
  languages: { from: string; to: string },
): string[][] {
  const byUnit = Map.groupBy(segments, ({ unit }) => unit);
  let unit = 0;
  return parts.map(({ texts }) =>
    texts.map((text) => {
      const own = byUnit.get(unit);
      unit += 1;
      return own
        ? joinSentences(
            own.map(({ target, source, space }, index) => ({
              text: target === '' ? source : target,
              space: index === own.length - 1 ? space : targetSpace(space, languages.from, languages.to),
            })),
          )
        : text;
    }),
  );
}
