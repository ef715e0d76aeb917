// The documents of lines: their tool, and the input for a model.
import type { RequestKind, StageName } from '@folio/contract/translation-words';
import type { Source } from './read-sources.ts';

/** The tool of a line's document. */
export const toolOf = (kind: RequestKind, stages: readonly StageName[], source: Pick<Source, 'assetId'>): string => {
  if (stages.includes('ai')) return source.assetId === null ? 'text_translation' : 'document_translation';
  if (kind === 'proofreading') return 'human_proofreading';
  return kind === 'certified' ? 'certified_translation' : 'managed_translation';
};

/** The input with which the model writes a line. */
export const inputOf = (
  call: { source_language: string; formality: string; glossary: string },
  target: string,
  source: Pick<Source, 'text'>,
  assetId: number | null,
) => ({
  ...(assetId === null ? { text: source.text ?? '' } : { files: [assetId] }),
  source_language: call.source_language,
  target_language: target,
  formality: call.formality,
  glossary: call.glossary,
  human_proofreading: false,
});
