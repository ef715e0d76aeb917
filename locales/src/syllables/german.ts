// Syllables of German words: each diphthong or doubled vowel is one, other neighbouring vowels are spoken apart.
import { vowelRuns } from './vowel-runs.ts';

const nucleus = /eau|aa|ee|oo|ai|au|ay|äu|ei|eu|ey|ie|oi|oy|ou|[aeiouyäöüéèêàáâôóíúë]/g;

// Words in which "ie" is spoken as two vowels; in all others ("Energie", "viel") it is one.
const splitIe =
  /(?:famil|lin|fol|lil|stud|akt|ser|präm|mater|fer|med|immobil|kriter|prinzip|span|ital|as|belg|austral|brasil|rumän|bulgar|kroat|komöd|tragöd|kastan|petersil|hyg|pat|kl|or|sc|amb|ingred|jub|spez|var)ie(?=n|r?t|$)/g;

/** Syllables of a lower-case German word. */
export function germanSyllables(word: string): number {
  const apart = word
    // "u" after "q" does not count as a vowel.
    .replaceAll('qu', 'q')
    // A prefix ends before the vowel of its stem: "ge-ehrt", "be-enden".
    .replace(/^(ge|be)(?=e(?![rts]))/, '$1-')
    .replace(/^(ge|be)(?=inhalt|impf|irrt)/, '$1-')
    .replace(splitIe, (match) => match.replace(/ie$/, 'i-e'));
  return Math.max(
    1,
    vowelRuns(apart, 'aeiouyäöüéèêàáâôóíúë').reduce((sum, run) => sum + (run.match(nucleus)?.length ?? 0), 0),
  );
}
