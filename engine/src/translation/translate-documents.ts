// Documents translated with their layout: all words go to the translator, everything else stays where it is.
import type { Tool } from '@folio/catalogue/define-tool';
import { documentWord } from '@folio/catalogue/document-words';
import { hasWords } from '@folio/contract/bilingual/protected-parts';
import { toInterfaceLanguage } from '@folio/contract/languages';
import type { ToolInput } from '@folio/contract/tool-values';
import { type EngineContext, EngineFailure, type EngineMark, type MadeFile } from '../core/engine-types.ts';
import type { Made } from '../core/maker-types.ts';
import { readGivenFiles, refuseTooLong, translatedName } from './given-files.ts';
import { openDocument } from './open-document.ts';
import { wordsToTranslate } from './protected-parts.ts';
import { translateSegments } from './translate-segments.ts';
import { translationWish } from './translation-wish.ts';

/** Makes the files. Throws `EngineFailure`. */
export async function translateDocuments(tool: Tool, input: ToolInput, context: EngineContext): Promise<Made> {
  context.onProgress({ stage: 'reading' });
  const given = await readGivenFiles(input, 'files', context);
  const language = toInterfaceLanguage(context.language);
  const files: MadeFile[] = [];
  const reports: { source_name: string; file: string; words: number; segments: number; warnings: string[] }[] = [];
  let engine: EngineMark | null = null;
  let source: string | null = null;
  for (const [index, file] of given.entries()) {
    const opened = await openDocument(file);
    refuseTooLong(wordsToTranslate(opened.texts), file.name, context);
    if (!opened.texts.some(hasWords)) throw new EngineFailure('FILE_EMPTY', { detail: file.name });
    const sample = opened.texts.filter(hasWords).join(' ');
    const wish = await translationWish(
      input,
      sample,
      tool.translation,
      'The segments are the paragraphs, cells or titles of one document.',
    );
    const made = await translateSegments(opened.texts, wish, context);
    const key = `document-${index + 1}`;
    files.push({
      key,
      name: translatedName(file.name, wish.target, opened.ending),
      mediaType: opened.mediaType,
      bytes: opened.write(made.texts, wish.target),
    });
    const warnings = [
      ...(opened.warning ? [documentWord(opened.warning, language)] : []),
      ...(made.doubtful.length > 0
        ? [`${documentWord('to_be_checked', language)} ${made.doubtful.slice(0, 5).join(' · ')}`]
        : []),
    ];
    reports.push({
      source_name: file.name,
      file: key,
      words: wordsToTranslate(opened.texts),
      segments: opened.texts.filter(hasWords).length,
      warnings,
    });
    source ??= wish.source;
    if (engine === null || made.engine.kind === 'model') engine = made.engine;
  }
  const words = reports.reduce((sum, report) => sum + report.words, 0);
  return {
    words,
    result: {
      files: reports,
      words,
      source_language: source ?? 'und',
      target_language: typeof input['target_language'] === 'string' ? input['target_language'] : context.language,
      notes: reports.flatMap(({ source_name, warnings }) => warnings.map((warning) => `${source_name}: ${warning}`)),
    },
    files,
    engine: engine ?? { kind: 'composer', provider: null, model: null },
  };
}
