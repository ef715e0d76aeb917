// A summary made of the text's own most telling sentences, in their order: nothing is said that the text does not say.
import type { ResultOf } from '@folio/catalogue/define-tool';
import type textSummary from '@folio/catalogue/writer/text-summary.tool';
import { countWords } from '@folio/contract/tool-price';
import { EngineFailure, type SourceText } from '../../engine-types.ts';
import { type Passage, readMaterial } from '../articles/passages.ts';
import { rankPassages } from '../articles/rank-passages.ts';
import { Selection } from '../articles/select-passages.ts';
import { languageOfText } from '../articles/source-language.ts';
import { StemWeights } from '../articles/weights.ts';
import type { Composer } from '../composer-types.ts';
import type { DraftOf } from '../draft.ts';
import { lengthOf, shorten, shortenToFit } from '../fit-text.ts';
import { asItem, asParagraphs, splitSentences } from '../split-input.ts';

interface Ranked {
  passages: Passage[];
  ranks: number[];
  selection: Selection;
}

/** How much each sentence tells: central in the text, and early, since texts say first what matters. */
function rank(passages: Passage[]): Ranked {
  const weights = new StemWeights(passages);
  const central = rankPassages(passages, weights);
  const ranks = passages.map(
    (passage, index) =>
      (central[index] ?? 0) + 0.6 * (1 - passage.depth) + (/\d/.test(passage.text) ? 0.1 : 0) + (index === 0 ? 0.5 : 0),
  );
  return { passages, ranks, selection: new Selection(passages, weights) };
}

function pickWithin({ passages, ranks, selection }: Ranked, words: number): string[] {
  const chosen = new Set<number>();
  selection.select(chosen, (index) => ranks[index] ?? 0, words * 0.85, words * 1.15);
  return [...chosen].sort((a, b) => a - b).flatMap((index) => passages[index]?.text ?? []);
}

function titleOf(draft: DraftOf<typeof textSummary>, text: string, sentences: readonly string[]): string {
  const [first = ''] = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const isHeading = first.length <= 100 && !/[.!?;,]$/.test(first) && text.trim() !== first;
  // A German sentence ends in its verb: cut at a phrase it is never whole, so it is cut with dots.
  const title = isHeading
    ? first.replace(/^#+\s*/, '')
    : shortenToFit(
        asItem(sentences[0] ?? first),
        draft.language,
        (cut) => lengthOf(cut) <= 100,
        draft.language === 'de' ? 100 : 60,
      );
  return shorten(title, 100, draft.language);
}

/** Composes a summary. A text in another language than was asked for needs a model, as the composer does not translate. */
export function composeTextSummary(draft: DraftOf<typeof textSummary>): ResultOf<typeof textSummary> {
  const { language } = draft;
  const text = draft.text('text');
  const written = languageOfText(text);
  if (written !== null && written !== language) throw new EngineFailure('NEEDS_MODEL', { detail: written });
  const source: SourceText = { id: 0, title: '', url: null, text };
  const usable = readMaterial([source], language).passages;
  const all = splitSentences(text, language);
  const format = draft.line('format');
  const words = Math.min(draft.number('length', 100), countWords(text));
  const ranked = rank(usable);
  if (usable.length < 2) {
    // Too short to choose from: the text is its own summary.
    const whole = shorten(all.join(' '), 600, language);
    return finish({ title: titleOf(draft, text, all), summary: whole, key_points: [] });
  }
  const best = ranked.ranks.indexOf(
    Math.max(...ranked.ranks.map((value, index) => (usable[index]?.leansOnPrevious ? 0 : value))),
  );
  const sentences = usable.map((passage) => passage.text);
  const title = titleOf(draft, text, sentences);
  if (format === 'one_sentence') return finish({ title, summary: sentences[best] ?? '', key_points: [] });
  const points = (amount: number) =>
    pickWithin(ranked, amount)
      .map((sentence) => shorten(asItem(sentence), 200, language))
      .slice(0, 10);
  if (format === 'key_points') return finish({ title, key_points: points(words) });
  const summary = asParagraphs(pickWithin(ranked, format === 'both' ? words * 0.55 : words), 5);
  return finish({ title, summary, key_points: format === 'both' ? points(words * 0.45) : [] });
}

function finish(result: { title: string; summary?: string; key_points: string[] }): ResultOf<typeof textSummary> {
  return { ...result, word_count: countWords([result.summary ?? '', ...result.key_points].join(' ')) };
}

export default { compose: composeTextSummary } satisfies Composer<typeof textSummary>;
