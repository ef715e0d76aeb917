// The part of a word shared by its forms ("keyword", "keywords"), used to compare the subjects of texts; never shown.
import { baseOf } from '@folio/contract/languages';
import stemmers from 'snowball-stemmers';

const algorithms: Record<string, string> = {
  ar: 'arabic',
  ca: 'catalan',
  cs: 'czech',
  da: 'danish',
  de: 'german',
  en: 'english',
  es: 'spanish',
  fi: 'finnish',
  fr: 'french',
  hu: 'hungarian',
  it: 'italian',
  nb: 'norwegian',
  nl: 'dutch',
  pt: 'portuguese',
  ro: 'romanian',
  ru: 'russian',
  sl: 'slovene',
  sv: 'swedish',
  tr: 'turkish',
};

// A server lives for months: the memory of known words is emptied when it reaches this size.
const maxRemembered = 50_000;

const stemmersByLanguage = new Map<string, { stem: (word: string) => string; known: Map<string, string> }>();

function stemmerOf(base: string) {
  const ready = stemmersByLanguage.get(base);
  if (ready) return ready;
  const algorithm = algorithms[base];
  const stemmer = algorithm ? stemmers.newStemmer(algorithm) : null;
  const made = { stem: (word: string) => stemmer?.stem(word) ?? word, known: new Map<string, string>() };
  stemmersByLanguage.set(base, made);
  return made;
}

/** The stem of a lower-case word; the word itself in a language without a stemmer. */
export function stemOf(word: string, language: string): string {
  const { stem, known } = stemmerOf(baseOf(language));
  const found = known.get(word);
  if (found !== undefined) return found;
  if (known.size >= maxRemembered) known.clear();
  const made = stem(word);
  known.set(word, made);
  return made;
}
