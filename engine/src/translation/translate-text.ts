// A text translated paragraph by paragraph, so the memory finds unchanged ones again.
import type { Tool } from '@folio/catalogue/define-tool';
import { countWords } from '@folio/contract/tool-price';
import type { ToolInput } from '@folio/contract/tool-values';
import type { EngineContext } from '../core/engine-types.ts';
import type { Made } from '../core/maker-types.ts';
import { translateSegments } from './translate-segments.ts';
import { translationWish } from './translation-wish.ts';

const maxTerms = 50;

/** Makes the translation. Throws `EngineFailure`. */
export async function translateText(tool: Tool, input: ToolInput, context: EngineContext): Promise<Made> {
  const text = typeof input['text'] === 'string' ? input['text'].replace(/\r\n?/g, '\n') : '';
  context.onProgress({ stage: 'writing' });
  const wish = await translationWish(input, text, tool.translation, 'The segments are the lines of one text.');
  const lines = text.split('\n');
  const made = await translateSegments(
    lines.map((line) => line.trim()),
    wish,
    context,
  );
  const translated = lines.map((line, index) => `${/^\s*/u.exec(line)?.[0] ?? ''}${made.texts[index] ?? ''}`);
  return {
    result: {
      translation: translated.join('\n').trim(),
      source_language: wish.source ?? 'und',
      target_language: wish.target,
      words: countWords(text),
      glossary_used: made.used.slice(0, maxTerms).map(({ source, target }) => `${source} = ${target}`),
      from_memory: made.fromMemory,
    },
    files: [],
    engine: made.engine,
  };
}
