import type { Term } from '@folio/contract/bilingual/term-use';
import type { ToolInput } from '@folio/contract/tool-values';
import { detectLanguage } from '../text/detect-language.ts';
import { readGlossary } from './glossary.ts';

/** Requirements of a translation. */
export interface TranslationWish {
  /** Code of the source language; null where nobody knows. */
  source: string | null;
  target: string;
  formality: 'auto' | 'formal' | 'informal';
  glossary: readonly Term[];
  /** The kind of text, and other requirements. */
  about: string;
}

/** The wishes of a translation form; `auto` is detected on the first 400 characters of `sample`. */
export async function translationWish(
  input: ToolInput,
  sample: string,
  among: readonly string[],
  about: string,
): Promise<TranslationWish> {
  const given = input['source_language'];
  const known = typeof given === 'string' && given !== 'auto' ? given : null;
  const { formality } = input;
  return {
    source: known ?? (await detectLanguage(sample, among)),
    target: typeof input['target_language'] === 'string' ? input['target_language'] : 'en',
    formality: formality === 'formal' || formality === 'informal' ? formality : 'auto',
    glossary: readGlossary(input['glossary']),
    about,
  };
}
