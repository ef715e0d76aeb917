// A text within an exact limit: its own sentences, those with the words to keep first, fillers and brackets gone. A further version chooses
// other sentences; where there are no others there is none.
import type { ResultOf } from '@folio/catalogue/define-tool';
import type textShortener from '@folio/catalogue/writer/text-shortener.tool';
import { countWords } from '@folio/contract/tool-price';
import { type ComposerLanguage, EngineFailure } from '../../engine-types.ts';
import { tightenSentence } from '../../rewrite/tighten-sentence.ts';
import { leansOnPrevious } from '../articles/dangling.ts';
import { meaningfulStems, type Passage } from '../articles/passages.ts';
import { StemWeights } from '../articles/weights.ts';
import type { Composer } from '../composer-types.ts';
import type { DraftOf } from '../draft.ts';
import { lengthOf, shortenToFit } from '../fit-text.ts';
import { splitSentences } from '../split-input.ts';
import { rankSentences } from './telling-sentences.ts';

function toPassages(sentences: readonly string[], language: ComposerLanguage): Passage[] {
  const source = { id: 0, title: '', url: null, text: '' };
  return sentences.map((text, position) => ({
    source,
    sourceIndex: 0,
    position,
    paragraph: 0,
    heading: null,
    depth: (position + 1) / sentences.length,
    text,
    words: countWords(text),
    stems: meaningfulStems(text, language),
    leansOnPrevious: position > 0 && leansOnPrevious(text, language),
    sumsUp: false,
    isOfLeaflet: false,
  }));
}

type Fits = (text: string) => boolean;

/** Sentences in this order of preference as long as they fit, printed in the order of the text. */
function chosenBy(order: readonly number[], passages: readonly Passage[], fits: Fits): string {
  const kept = new Set<number>();
  const joined = (indexes: Iterable<number>) =>
    [...indexes]
      .toSorted((one, other) => one - other)
      .map((index) => passages[index]?.text ?? '')
      .join(' ');
  for (const index of order) {
    // A sentence that leans on the one before it comes with it or not at all.
    const run = [index];
    for (let at = index; passages[at]?.leansOnPrevious; at--) run.push(at - 1);
    if (fits(joined(new Set([...kept, ...run])))) for (const one of run) kept.add(one);
  }
  return joined(kept);
}

/** Shortens the text: by what is most telling, by its opening, by what came of it, from its end. Throws NEEDS_MODEL where words to keep do not fit together. */
export function composeShorterText(draft: DraftOf<typeof textShortener>): ResultOf<typeof textShortener> {
  const { language } = draft;
  const limit = draft.number('limit', 155);
  const measure = draft.line('unit') === 'words' ? countWords : lengthOf;
  const fits = (text: string) => measure(text) <= limit;
  const sentences = splitSentences(draft.text('text'), language).map((sentence) => tightenSentence(sentence, language));
  const passages = toPassages(sentences, language);
  const keep = draft.list('keep').map((word) => word.toLocaleLowerCase());
  const keeps = (index: number) => keep.some((word) => sentences[index]?.toLocaleLowerCase().includes(word));
  const { ranks, outcomes } = rankSentences(passages, new StemWeights(passages), language);
  const byText = sentences.map((_, index) => index);
  const byRank = byText.toSorted((one, other) => (ranks[other] ?? 0) - (ranks[one] ?? 0));
  const byOutcome = [...outcomes, ...byRank.filter((index) => !outcomes.includes(index))];
  const texts = [byRank, byText, byOutcome, byText.toReversed()].map((order) => {
    const kept = order.toSorted((one, other) => Number(keeps(other)) - Number(keeps(one)));
    const whole = chosenBy(kept, passages, fits);
    return whole === '' ? shortenToFit(sentences[kept[0] ?? 0] ?? '', language, fits, 10) : whole;
  });
  // What must stay stays: sentences that hold all of it and are too long together take a writer.
  const wanted = keep.filter((word) => draft.text('text').toLocaleLowerCase().includes(word));
  const complete = texts.filter((text) => wanted.every((word) => text.toLocaleLowerCase().includes(word)));
  if (complete.length === 0) throw new EngineFailure('NEEDS_MODEL', { detail: wanted.join(', ') });
  // A version that uses little of its limit is no match for one that uses it.
  const longest = Math.max(...complete.map(measure));
  const worthwhile = [...new Set(complete)].filter((text, index) => index === 0 || measure(text) >= longest * 0.6);
  return {
    versions: worthwhile
      .slice(0, draft.number('versions', 1))
      .map((text, index) => ({ position: index + 1, text, word_count: countWords(text), characters: lengthOf(text) })),
  };
}

export default { compose: composeShorterText } satisfies Composer<typeof textShortener>;
