// A summary made of the text's own most telling sentences, in their order: nothing is said that the text does not say.
import type { ResultOf } from '@folio/catalogue/define-tool';
import type textSummary from '@folio/catalogue/writer/text-summary.tool';
import { countWords } from '@folio/contract/tool-price';
import { EngineFailure, type SourceText } from '../../engine-types.ts';
import { tightenSentence } from '../../rewrite/tighten-sentence.ts';
import { type Passage, readMaterial } from '../articles/passages.ts';
import { Selection } from '../articles/select-passages.ts';
import { languageOfText } from '../articles/source-language.ts';
import { StemWeights } from '../articles/weights.ts';
import type { Composer } from '../composer-types.ts';
import type { DraftOf } from '../draft.ts';
import { lengthOf, shorten } from '../fit-text.ts';
import { asItem, asParagraphs, splitSentences } from '../split-input.ts';
import { titleOfSummary } from './summary-title.ts';
import { rankSentences, type TellingSentences } from './telling-sentences.ts';

interface Ranked extends TellingSentences {
  passages: Passage[];
  selection: Selection;
}

/** Share of the words that is kept for what came of it. */
const outcomeShare = 0.45;

/** The opening, what came of it, and then what is most central, in the order of the text. */
function pickWithin({ passages, ranks, outcomes, selection }: Ranked, words: number): string[] {
  const chosen = new Set<number>();
  const most = words * 1.15;
  let added = selection.select(chosen, (index) => (index === 0 ? 1 : null), 1, most);
  const isOutcome = new Set(outcomes);
  const order = new Map(outcomes.map((index, position) => [index, outcomes.length - position]));
  const goal = Math.min(words * outcomeShare, most - added);
  added += selection.select(
    chosen,
    (index) => (isOutcome.has(index) ? (order.get(index) ?? 0) : null),
    Math.min(goal, 1 + words * 0.3),
    most - added,
  );
  selection.select(chosen, (index) => ranks[index] ?? 0, words * 0.85 - added, most - added);
  return [...chosen].sort((a, b) => a - b).flatMap((index) => passages[index]?.text ?? []);
}

/** Longest key point of the form. */
const maxPoint = 200;

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
  const weights = new StemWeights(usable);
  const telling = rankSentences(usable, weights, language);
  const ranked = { passages: usable, selection: new Selection(usable, weights), ...telling };
  const title = titleOfSummary(text, usable, telling, language);
  if (usable.length < 2) {
    // Too short to choose from: the text is its own summary.
    return finish({ title, summary: shorten(all.join(' '), 600, language), key_points: [] });
  }
  const best = telling.ranks.indexOf(
    Math.max(...telling.ranks.map((value, index) => (usable[index]?.leansOnPrevious ? 0 : value))),
  );
  if (format === 'one_sentence') return finish({ title, summary: usable[best]?.text ?? '', key_points: [] });
  const points = (amount: number) =>
    pickWithin(ranked, amount)
      .map((sentence) => asItem(lengthOf(sentence) > maxPoint ? tightenSentence(sentence, language) : sentence))
      .map((sentence) => shorten(sentence, maxPoint, language))
      .slice(0, 10);
  if (format === 'key_points') return finish({ title, key_points: points(words) });
  const summary = asParagraphs(pickWithin(ranked, format === 'both' ? words * 0.55 : words), 5);
  return finish({ title, summary, key_points: format === 'both' ? points(words * 0.45) : [] });
}

function finish(result: { title: string; summary?: string; key_points: string[] }): ResultOf<typeof textSummary> {
  return { ...result, word_count: countWords([result.summary ?? '', ...result.key_points].join(' ')) };
}

export default { compose: composeTextSummary } satisfies Composer<typeof textSummary>;
