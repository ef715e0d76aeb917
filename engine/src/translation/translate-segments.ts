// Many short texts from one language into another: matches from the memory are used unchanged. The model translates the rest in
// batches, which are checked (complete, tags and placeholders intact, glossary followed) and fixed once.

import { hasWords } from '@folio/contract/bilingual/protected-parts';
import { missingTerms, type Term, termsIn } from '@folio/contract/bilingual/term-use';
import { type EngineContext, EngineFailure, type EngineMark, type MemoryScope, type TextModel } from '../core/engine-types.ts';
import { brokenParts } from './protected-parts.ts';
import { recallSegments } from './recall-segments.ts';
import { askForTranslations } from './request-translations.ts';
import { alignSentences, joinSentences } from './sentences.ts';
import type { TranslationWish } from './translation-wish.ts';

export interface Translated {
  /** One for each segment, in their order. */
  texts: string[];
  /** Terms of the glossary that were used. */
  used: Term[];
  /** Segments taken from the memory. */
  fromMemory: number;
  /** Segments in which the glossary or a placeholder was lost although it was asked for twice. */
  doubtful: string[];
  engine: EngineMark;
}

/** Most segments and characters that a model is given at once. */
const maxSegments = 40;
const maxCharacters = 4000;

function* batchesOf(segments: readonly string[]): Generator<string[]> {
  let batch: string[] = [];
  let size = 0;
  for (const segment of segments) {
    if (batch.length > 0 && (batch.length >= maxSegments || size + segment.length > maxCharacters)) {
      yield batch;
      [batch, size] = [[], 0];
    }
    batch.push(segment);
    size += segment.length;
  }
  if (batch.length > 0) yield batch;
}

function problemsOf(source: string, text: string | undefined, glossary: readonly Term[]): string[] {
  if (text === undefined || text.trim() === '') return ['is missing'];
  const broken = brokenParts(source, text);
  return [
    ...broken.map((part) => `must hold ${JSON.stringify(part)} exactly as often as the source`),
    ...missingTerms(source, text, glossary).map(
      (term) => `must say ${JSON.stringify(term.target)} for ${JSON.stringify(term.source)}`,
    ),
  ];
}

async function translateBatch(
  batch: readonly string[],
  wish: TranslationWish,
  model: TextModel,
  context: EngineContext,
): Promise<{ texts: string[]; doubtful: string[] }> {
  const first = await askForTranslations(batch, [], wish, model, context);
  const wrong = batch.flatMap((source, index) => {
    const problems = problemsOf(source, first.get(index), wish.glossary);
    return problems.length === 0 ? [] : [{ index, problems }];
  });
  const second =
    wrong.length === 0
      ? new Map<number, string>()
      : await askForTranslations(
          wrong.map(({ index }) => batch[index] ?? ''),
          wrong.map(({ index, problems }) => ({ before: first.get(index) ?? '', problems })),
          wish,
          model,
          context,
        );
  const texts = batch.map((_, index) => first.get(index));
  const doubtful: string[] = [];
  wrong.forEach(({ index, problems }, position) => {
    const source = batch[index] ?? '';
    const repaired = second.get(position);
    const left = problemsOf(source, repaired, wish.glossary);
    if (repaired !== undefined && left.length < problems.length) texts[index] = repaired;
    if (left.length > 0) doubtful.push(source);
  });
  if (texts.some((text) => text === undefined || text.trim() === '')) throw new EngineFailure('MODEL_REPLY_INVALID');
  return { texts: texts.map((text) => text ?? ''), doubtful };
}

/** Sentence by sentence, where the sentences of the translation joined again are all of it; else the whole. */
function keptPairs(source: string, text: string, { source: from, target: to }: MemoryScope): { source: string; text: string }[] {
  const pairs = alignSentences(source, text, from, to);
  const joined = joinSentences(pairs.map(({ target, space }) => ({ text: target, space })));
  return joined === text ? pairs.map((pair) => ({ source: pair.source, text: pair.target })) : [{ source, text }];
}

const quotedTexts = 3;
const quotedCharacters = 80;

/** The first of the texts, for a sentence that names them. */
function namesOf(texts: readonly string[]): string {
  const cut = (text: string) => (text.length > quotedCharacters ? `${text.slice(0, quotedCharacters - 1).trimEnd()}…` : text);
  const shown = texts.slice(0, quotedTexts).map((text) => `"${cut(text)}"`);
  return [...shown, ...(texts.length > quotedTexts ? [`+ ${texts.length - quotedTexts}`] : [])].join(', ');
}

/**
 * Translates the segments. Segments without words stay unchanged. Throws `EngineFailure`: NEEDS_TRANSLATION_MODEL if no model is
 * connected and a sentence is in neither memory nor glossary. Its detail names the missing sentences.
 */
export async function translateSegments(
  segments: readonly string[],
  wish: TranslationWish,
  context: EngineContext,
): Promise<Translated> {
  const unique = [...new Set(segments.filter(hasWords))];
  if (unique.length === 0) throw new EngineFailure('NOTHING_TO_TRANSLATE');
  const terms = wish.source === null ? [] : ((await context.memory?.terms(wish.source, wish.target)) ?? []);
  // The order's own words count for more than the account's.
  const bound = { ...wish, glossary: [...wish.glossary, ...terms] };
  const scope = { source: wish.source ?? '', target: wish.target, formality: wish.formality };
  const { known, unformatted, missing } =
    wish.source === null
      ? { known: new Map<string, string>(), unformatted: [], missing: [] }
      : await recallSegments(unique, scope, { own: wish.glossary, terms }, context.memory);
  const fromMemory = known.size;
  const open = unique.filter((segment) => !known.has(segment));
  const model = open.length === 0 ? null : ((await context.models?.translation()) ?? context.textModel);
  if (open.length > 0 && !model)
    throw new EngineFailure('NEEDS_TRANSLATION_MODEL', fromMemory === 0 ? {} : { detail: namesOf(missing) });
  const doubtful = [...unformatted];
  let done = 0;
  for (const batch of model ? batchesOf(open) : []) {
    context.onProgress({ stage: 'writing', section: Math.min(done + batch.length, open.length), sections: open.length });
    const made = await translateBatch(batch, bound, model as TextModel, context);
    batch.forEach((source, index) => known.set(source, made.texts[index] ?? ''));
    doubtful.push(...made.doubtful);
    done += batch.length;
  }
  const sure = open.filter((source) => !doubtful.includes(source));
  if (wish.source !== null)
    await context.memory?.keep(
      sure.flatMap((source) => keptPairs(source, known.get(source) ?? '', scope)),
      scope,
    );
  return {
    texts: segments.map((segment) => known.get(segment) ?? segment),
    used: termsIn(unique.join('\n'), bound.glossary),
    fromMemory,
    doubtful,
    engine: model
      ? { kind: 'model', provider: model.provider, model: model.modelId }
      : { kind: 'composer', way: 'memory', provider: null, model: null },
  };
}
