// A title that is whole: the text's own heading, or a sentence of it that needs no cut.
import { documentWord } from '@folio/catalogue/document-words';
import type { ComposerLanguage } from '../../engine-types.ts';
import { meaningfulStems, type Passage } from '../articles/passages.ts';
import { lengthOf } from '../fit-text.ts';
import { asItem } from '../split-input.ts';
import type { TellingSentences } from './telling-sentences.ts';

const maxLength = 100;
/** A shorter clause says too little. */
const minLength = 30;

const fits = (text: string) => lengthOf(text) <= maxLength;

/** The sentence up to a pause of its own, so that what is left is a clause; German verbs at the end allow no other cut. */
function clauseOf(sentence: string): string | null {
  const pauses = [...sentence.matchAll(/(?:;|:| [–—])(?=\s)|,(?=\s)/gu)].map(({ index }) => sentence.slice(0, index).trim());
  return pauses.toReversed().find((clause) => fits(clause) && lengthOf(clause) >= minLength) ?? null;
}

/** The sentence without the date that ends it. */
function withoutDate(sentence: string): string | null {
  const bare = sentence.replace(
    /\s+(?:from|on|in|until|by|since|ab|am|im|bis|seit|dal?|il|nel|fino al?|desde|el|en|hasta|depuis|le|dès|jusqu’en|em|a partir de)(?:\s+\p{L}+)?(?:\s+\d{1,2}\.?)?(?:\s+(?:de\s+)?\p{L}+)?(?:\s+(?:de\s+)?\d{4})$/iu,
    '',
  );
  return bare !== sentence && fits(bare) && lengthOf(bare) >= minLength ? bare : null;
}

/** At most 100 characters, never cut within a clause. */
export function titleOfSummary(
  text: string,
  passages: readonly Passage[],
  { ranks, outcomes: [outcome] }: TellingSentences,
  language: ComposerLanguage,
): string {
  const [first = ''] = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const heading = first.replace(/^#+\s*/, '');
  if (fits(heading) && !/[.!?;,:]$/.test(heading) && text.trim() !== first) return heading;
  const opening = asItem(passages[0]?.text ?? first);
  if (fits(opening)) return opening;
  const shorter = language === 'de' ? clauseOf(opening) : (withoutDate(opening) ?? clauseOf(opening));
  if (shorter !== null) return shorter;
  const about = meaningfulStems(opening, language);
  const others = passages
    .map(({ text: sentence, stems, leansOnPrevious }, index) => ({
      sentence: asItem(sentence),
      value: leansOnPrevious ? -1 : [...stems].filter((stem) => about.has(stem)).length + (ranks[index] ?? 0),
    }))
    .filter(({ sentence, value }) => value >= 2 && fits(sentence))
    .sort((one, other) => other.value - one.value);
  const decided = asItem(passages[outcome ?? -1]?.text ?? '');
  const ofOutcome = decided !== '' && fits(decided) ? decided : null;
  return others[0]?.sentence ?? ofOutcome ?? documentWord('summary', language);
}
