// The sources of a request, opened and counted before there is one.
import { hasWords, plainText } from '@folio/contract/bilingual/protected-parts';
import { baseOf } from '@folio/contract/languages';
import { countWords } from '@folio/contract/tool-price';
import type { WordBands } from '@folio/contract/translation-quote';
import { maxLineSegments, type RequestKind } from '@folio/contract/translation-words';
import { isEncryptedPdf } from '@folio/engine/files/is-encrypted';
import type { Actor } from '../../../kernel/actor.ts';
import { invalidField } from '../../../kernel/errors.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { assetRows } from '../../assets/index.ts';
import { findCurrentVersion, getVisibleDetail } from '../../documents/index.ts';
import { wordsByBand } from '../../translation-memory/index.ts';
import { sentencesOf, sourceParts } from '../core/line-texts.ts';
import { stagesOf } from './stages.ts';

export interface NewRequest {
  workspace_id?: number | null | undefined;
  title?: string | undefined;
  kind: RequestKind;
  source_language: string;
  target_languages: string[];
  files: number[];
  order_detail_ids: number[];
  text: string;
  turnaround: 'standard' | 'express';
  formality: 'auto' | 'formal' | 'informal';
  wanted_by?: string | null | undefined;
  use_memory: boolean;
  field: string;
  certification?: string | undefined;
  destination_country: string;
  names_spelling: string;
  glossary: string;
  notes: string;
  /** Of a managed translation that was ordered by its tool. */
  service?: string | undefined;
}

export type SourcesCall = Pick<
  NewRequest,
  'kind' | 'title' | 'source_language' | 'files' | 'order_detail_ids' | 'text' | 'service'
>;

/** Words of which the memory knows nothing. */
export const allNew = (words: number): WordBands => ({
  context: 0,
  exact: 0,
  repetitions: 0,
  high: 0,
  medium: 0,
  low: 0,
  new: words,
});

/** Sources of a line, before the line exists. */
export interface Source {
  name: string;
  /** As they become segments. */
  sentences: string[];
  assetId: number | null;
  versionId: number | null;
  text: string | null;
}

const textSource = async (kernel: Kernel, name: string, text: string, language: string): Promise<Source> => ({
  name,
  sentences: await sentencesOf(kernel, lineOf({ text }), language),
  assetId: null,
  versionId: null,
  text,
});

/** Throws 422 at the field for a source without words, or one that has more segments than people's editors take. */
function refuseUncountable(field: string, call: SourcesCall, { name, sentences }: Source): void {
  if (!sentences.some(hasWords)) throw invalidField(field, 'file_without_words', { name });
  if (call.kind !== 'machine' && sentences.length > maxLineSegments) throw invalidField(field, 'too_many_segments', { name });
}

/** Columns of a line by its source: a text, a file or a version of a document. */
export const lineOf = ({
  text,
  assetId,
  versionId,
}: { [Name in 'assetId' | 'versionId']?: number | null } & { text?: string | null }) => ({
  source_kind: text == null ? (assetId == null ? ('version' as const) : ('files' as const)) : ('text' as const),
  asset_ids: assetId == null ? [] : [assetId],
  source_version_id: versionId ?? null,
  source_text: text ?? null,
  order_detail_id: 0,
});

/** Throws 422 at the field of an unreadable or empty source, 404 for documents outside the actor's view. */
export async function readSources(kernel: Kernel, actor: Actor, call: SourcesCall): Promise<Source[]> {
  const { database } = kernel;
  const sources: Source[] = [];
  const uploads = new Map((await assetRows.listAssets(database, call.files)).map((row) => [row.id, row]));
  for (const id of call.files) {
    const row = uploads.get(id);
    if (row?.user_id !== actor.id || row.role !== 'input') throw invalidField('files', 'upload_gone');
    const sentences = await sentencesOf(kernel, lineOf({ assetId: id }), call.source_language).catch(async () => {
      const isEncrypted = isEncryptedPdf(await kernel.storage.read(row.storage_key));
      throw invalidField('files', isEncrypted ? 'file_encrypted' : 'file_damaged', { name: row.file_name });
    });
    const source = { name: row.file_name, sentences, assetId: id, versionId: null, text: null };
    refuseUncountable('files', call, source);
    sources.push(source);
  }
  for (const id of call.order_detail_ids) {
    const detail = await getVisibleDetail(kernel, actor, id);
    const version = await findCurrentVersion(database, id);
    if (!version) throw invalidField('order_detail_ids', 'file_without_words', { name: detail.title });
    const line = lineOf({ versionId: version.id });
    const sentences = await sentencesOf(kernel, line, call.source_language);
    const source: Source = { name: detail.title, sentences, assetId: null, versionId: version.id, text: null };
    refuseUncountable('order_detail_ids', call, source);
    // A model translates the words of a document; people have its page.
    const hasModel = stagesOf(call.kind, false, call.service).includes('ai');
    const wordsOfPage = async () => (await sourceParts(kernel, line)).flatMap(({ texts }) => texts.map(plainText)).join('\n\n');
    sources.push(hasModel ? await textSource(kernel, detail.title, await wordsOfPage(), call.source_language) : source);
  }
  if (call.text.trim() !== '') {
    const source = await textSource(kernel, call.title || call.text.trim().slice(0, 80), call.text, call.source_language);
    refuseUncountable('text', call, source);
    sources.push(source);
  }
  return sources;
}

/** One source in one language, with its words. */
export interface CountedLine {
  target: string;
  source: Source;
  words: number;
  bands: WordBands;
}

/** Words of each source in each language by their matches in the memory. */
export function countLines(
  kernel: Kernel,
  accountId: number,
  call: Pick<NewRequest, 'source_language' | 'target_languages' | 'formality' | 'use_memory'>,
  sources: readonly Source[],
): Promise<CountedLine[]> {
  return Promise.all(
    call.target_languages.flatMap((target) =>
      sources.map(async (source) => {
        const sentences = source.sentences.filter(hasWords);
        const words = sentences.reduce((sum, text) => sum + countWords(plainText(text)), 0);
        const scope = { source: call.source_language, target, formality: call.formality };
        const bands =
          call.use_memory && baseOf(call.source_language) !== baseOf(target)
            ? await wordsByBand(kernel.database, accountId, scope, sentences)
            : allNew(words);
        return { target, source, words, bands };
      }),
    ),
  );
}
