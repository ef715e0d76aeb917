// Which words a dictionary does not know, and which of its words are near them.
import { fileURLToPath } from 'node:url';
import type { ComposerLanguage } from '../core/engine-types.ts';
import { requirePart } from '../parts/optional-parts.ts';
import { ResidentProgram } from '../work/resident-program.ts';

export interface DictionaryQuestion {
  /** Like "de" or "en-gb": the dictionary's package without "dictionary-". */
  dictionary: string;
  words: string[];
  /** Suggestions take a hundred times as long as the answer alone. */
  withSuggestions: boolean;
}

/** Suggestions, best first, by unknown word. */
export type DictionaryAnswer = Record<string, string[]>;

const program = new ResidentProgram<DictionaryQuestion, DictionaryAnswer>(
  fileURLToPath(new URL('./spelling-program.ts', import.meta.url)),
  { timeMs: 60_000, maxBytes: 20_000_000, idleMs: 30_000 },
);

export type EnglishVariant = 'en-GB' | 'en-US';

/** A language that was added has none: nothing of it is misspelt for sure. */
const dictionaries: Partial<Record<ComposerLanguage, string>> = { de: 'de', it: 'it', es: 'es', fr: 'fr', 'pt-BR': 'pt' };

const dictionaryOf = (language: ComposerLanguage, variant: EnglishVariant): string | undefined => {
  if (language === 'en') return variant === 'en-US' ? 'en' : 'en-gb';
  return dictionaries[language];
};

async function ask(
  question: Omit<DictionaryQuestion, 'dictionary'> & { dictionary: string | undefined },
  signal: AbortSignal,
): Promise<Map<string, string[]>> {
  const { dictionary, words } = question;
  if (words.length === 0 || dictionary === undefined) return new Map();
  await requirePart('spelling');
  return new Map(Object.entries(await program.ask({ ...question, dictionary }, signal)));
}

/** Pronouns that Spanish writes at the end of verbs, up to two: "acórtalas". */
const enclitics = /(?:(?:me|te|se|nos|os)?(?:lo|la|los|las|le|les)|me|te|se|nos|os)$/u;
const withoutMarks = (word: string) => word.replace(/[áéíóú]/gu, (letter) => letter.normalize('NFD').charAt(0));

/** Forms of the word that a dictionary may have though it does not list the word itself. */
function listedForms(word: string, language: ComposerLanguage): string[] {
  if (language === 'es' && enclitics.test(word)) {
    const stem = word.replace(enclitics, '');
    return [stem, withoutMarks(stem)].filter((form) => form.length > 2);
  }
  // Oxford's spelling is British as well.
  if (language === 'en' && /z/u.test(word)) return [word.replace(/z(?=e|i|a)/u, 's')];
  return [];
}

/** Words that the dictionary does not list, without suggestions. */
export const findUnlisted = (
  language: ComposerLanguage,
  variant: EnglishVariant,
  words: Iterable<string>,
  signal: AbortSignal,
): Promise<Map<string, string[]>> =>
  ask({ dictionary: dictionaryOf(language, variant), words: [...new Set(words)], withSuggestions: false }, signal);

export interface UnknownWords {
  /** Suggestions, best first, by word. */
  unknown: Map<string, string[]>;
  /** Those among them that English knows; none where the text is English. */
  english: Set<string>;
}

/** The words that the dictionary does not know; words in letters with a typewriter's apostrophe, as dictionaries have them. */
export async function findUnknown(
  language: ComposerLanguage,
  variant: EnglishVariant,
  words: Iterable<string>,
  signal: AbortSignal,
): Promise<UnknownWords> {
  const unlisted = await findUnlisted(language, variant, words, signal);
  const forms = new Map([...unlisted.keys()].map((word) => [word, listedForms(word, language)]));
  const unlistedForms = await findUnlisted(language, variant, [...forms.values()].flat(), signal);
  const unknown = [...unlisted.keys()].filter((word) => (forms.get(word) ?? []).every((form) => unlistedForms.has(form)));
  const foreign = language === 'en' ? new Map<string, string[]>() : await findUnlisted('en', 'en-US', unknown, signal);
  return {
    unknown: await ask({ dictionary: dictionaryOf(language, variant), words: unknown, withSuggestions: true }, signal),
    english: new Set(language === 'en' ? [] : unknown.filter((word) => !foreign.has(word))),
  };
}
