// Shared terms of keywords beside single words: their head term, and their intent to buy or to know. Keywords of
// one head term and one wish belong on one page, however their other words differ; a wish to buy and one to know do not.
import { toInterfaceLanguage } from '@folio/contract/languages';
import { searchIntentLexicon } from '@folio/locales/lexicon';
import { smallWordsOf } from '../../text/small-words.ts';
import { stemOf } from '../../text/stems.ts';
import { wordsOf } from '../../text/tokens.ts';

/** `open` says neither. */
type Wish = 'buy' | 'know' | 'open';

interface KeywordFacts {
  /** Stems without small words and words of a wish. */
  core: string[];
  wish: Wish;
}

/** Least likeness of keywords with the same head term of two words, of one word, and where one of them says no wish. */
const sameHead = { pair: 0.65, single: 0.5, open: 0.5 };
/** Remaining share of the similarity between a buying and an informational keyword. */
const otherWish = 0.4;

function factsOf(text: string, language: string): KeywordFacts {
  const lists = searchIntentLexicon[toInterfaceLanguage(language)];
  const buying = new Set(`${lists.transactional} ${lists.commercial}`.split(' '));
  const knowing = new Set(lists.informational.split(' '));
  const small = smallWordsOf(language);
  const words = wordsOf(text, language);
  const wish = words.some((word) => buying.has(word)) ? 'buy' : words.some((word) => knowing.has(word)) ? 'know' : 'open';
  const core = words.filter((word) => !small.has(word) && !buying.has(word) && !knowing.has(word));
  return { core: core.map((word) => stemOf(word, language)), wish };
}

const pairsIn = (core: readonly string[]) => core.slice(1).map((stem, index) => [core[index] ?? '', stem].toSorted().join(' '));

function countIn(lists: readonly string[][]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const list of lists) for (const one of new Set(list)) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}

/** The term that most keywords share; the alphabet decides between equals. Null where it is nobody else's. */
function sharedTerm(terms: readonly string[], counts: ReadonlyMap<string, number>): string | null {
  const [best] = terms.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || a.localeCompare(b));
  return best !== undefined && (counts.get(best) ?? 0) > 1 ? best : null;
}

function headsOf(facts: readonly KeywordFacts[]): (string | null)[] {
  const pairs = facts.map(({ core }) => pairsIn(core));
  const pairCounts = countIn(pairs);
  const singleCounts = countIn(facts.map(({ core }) => core));
  return facts.map(({ core }, index) => sharedTerm(pairs[index] ?? [], pairCounts) ?? sharedTerm(core, singleCounts));
}

/** Questions about a head term of others: they want to know, so that each has a guide of its own where no group wants the same. */
export function guidesAmong(texts: readonly string[], language: string): Set<number> {
  const facts = texts.map((text) => factsOf(text, language));
  const heads = headsOf(facts);
  return new Set([...texts.keys()].filter((index) => facts[index]?.wish === 'know' && heads[index] !== null));
}

/** Brings keywords of one head term nearer, and those that want different things further apart. Changes the matrix. */
export function weighHeadTerms(matrix: Float32Array, texts: readonly string[], language: string): void {
  const facts = texts.map((text) => factsOf(text, language));
  const heads = headsOf(facts);
  const size = texts.length;
  for (let a = 0; a < size; a++) {
    for (let b = a + 1; b < size; b++) {
      const [one, other] = [facts[a]?.wish, facts[b]?.wish];
      const isOpposed = one !== other && one !== 'open' && other !== 'open';
      const known = matrix[a * size + b] ?? 0;
      const isSame = heads[a] !== null && heads[a] === heads[b];
      const floor = one === other ? (heads[a]?.includes(' ') ? sameHead.pair : sameHead.single) : sameHead.open;
      const value = isOpposed ? known * otherWish : isSame ? Math.max(known, floor) : known;
      matrix[a * size + b] = value;
      matrix[b * size + a] = value;
    }
  }
}
