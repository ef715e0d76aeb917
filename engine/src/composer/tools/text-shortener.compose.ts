// A text within an exact limit: its own sentences, those with the words to keep first, fillers and brackets gone.
import type { ResultOf } from '@folio/catalogue/define-tool';
import type textShortener from '@folio/catalogue/writer/text-shortener.tool';
import { countWords } from '@folio/contract/tool-price';
import { tightenSentence } from '../../rewrite/tighten-sentence.ts';
import { leansOnPrevious } from '../articles/dangling.ts';
import type { Composer } from '../composer-types.ts';
import type { DraftOf } from '../draft.ts';
import { lengthOf, shortenToFit } from '../fit-text.ts';
import { splitSentences } from '../split-input.ts';

/** Shortens the text; one version, since the same sentences give no second one. */
export function composeShorterText(draft: DraftOf<typeof textShortener>): ResultOf<typeof textShortener> {
  const { language } = draft;
  const limit = draft.number('limit', 155);
  const measure = draft.line('unit') === 'words' ? countWords : lengthOf;
  const fits = (text: string) => measure(text) <= limit;
  const sentences = splitSentences(draft.text('text'), language).map((sentence) => tightenSentence(sentence, language));
  const keep = draft.list('keep').map((word) => word.toLocaleLowerCase());
  const keeps = (sentence: string) => keep.some((word) => sentence.toLocaleLowerCase().includes(word));
  const order = sentences
    .map((_, index) => index)
    .toSorted((one, other) => Number(keeps(sentences[other] ?? '')) - Number(keeps(sentences[one] ?? '')));
  const kept = new Set<number>();
  const joined = (indexes: Iterable<number>) =>
    [...indexes]
      .toSorted((one, other) => one - other)
      .map((index) => sentences[index] ?? '')
      .join(' ');
  for (const index of order) {
    // A sentence that leans on the one before it comes with it or not at all.
    const run = [index];
    for (let at = index; at > 0 && leansOnPrevious(sentences[at] ?? '', language); at--) run.push(at - 1);
    if (fits(joined(new Set([...kept, ...run])))) for (const one of run) kept.add(one);
  }
  const whole = joined(kept);
  const text = whole === '' ? shortenToFit(sentences[order[0] ?? 0] ?? '', language, fits, 10) : whole;
  return { versions: [{ position: 1, text, word_count: countWords(text), characters: lengthOf(text) }] };
}

export default { compose: composeShorterText } satisfies Composer<typeof textShortener>;
