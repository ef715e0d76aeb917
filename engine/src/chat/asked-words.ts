// Search terms of a question beyond its own words: synonyms, and the kind of answer that it waits for.
import { baseOf, interfaceLanguages } from '@folio/contract/languages';
import { synonymsLexicon } from '@folio/locales/lexicon';
import type { ComposerLanguage } from '../core/engine-types.ts';
import { stemsOf } from './word-overlap.ts';

/** Another word for the same thing says less about a question than its own. */
const weightOfSynonyms = 0.6;
/** A passage with the kind of answer that was asked for. */
const boost = 1.3;

const known = (language: string): ComposerLanguage | null =>
  interfaceLanguages.find((code) => baseOf(code) === baseOf(language)) ?? null;

const groups = new Map<ComposerLanguage, ReadonlySet<string>[]>();

/** Each group as the stems of its words. */
function groupsOf(language: ComposerLanguage): readonly ReadonlySet<string>[] {
  const read =
    groups.get(language) ?? synonymsLexicon[language].groups.map((words) => stemsOf(words.replaceAll('-', ' '), language));
  groups.set(language, read);
  return read;
}

/** The wanted stems with those of the same meaning. */
export function withSynonyms(wanted: ReadonlyMap<string, number>, language: string): Map<string, number> {
  const all = new Map(wanted);
  const code = known(language);
  for (const group of code ? groupsOf(code) : []) {
    const weight = Math.max(0, ...[...group].map((stem) => wanted.get(stem) ?? 0)) * weightOfSynonyms;
    if (weight > 0) for (const stem of group) all.set(stem, Math.max(all.get(stem) ?? 0, weight));
  }
  return all;
}

/** Languages that write compounds as one word. */
const compounding = new Set(['de', 'nl', 'sv', 'da', 'nb', 'fi']);
const minPart = 5;

/** With the parts of compounds that texts have as words of their own: "Kündigungsfrist" also wants "Kündigung" and "Frist". */
export function withCompoundParts(
  wanted: ReadonlyMap<string, number>,
  texts: readonly ReadonlySet<string>[],
  language: string,
): Map<string, number> {
  const all = new Map(wanted);
  const long = [...wanted].filter(([stem]) => stem.length >= 2 * minPart);
  if (!compounding.has(baseOf(language)) || long.length === 0) return all;
  for (const stem of new Set(texts.flatMap((stems) => [...stems])))
    for (const [compound, weight] of long)
      if (stem.length >= minPart && stem !== compound && (compound.startsWith(stem) || compound.endsWith(stem)))
        all.set(stem, Math.max(all.get(stem) ?? 0, weight * weightOfSynonyms));
  return all;
}

const answers = {
  // Two words with capitals within a sentence, or behind a colon: a person's name.
  person: /(?<=[\p{Ll}:,]\s)\p{Lu}[\p{L}’'-]+\s\p{Lu}[\p{L}’'-]+/u,
  amount: /(?:\p{Sc}|(?<!\p{L})(?:EUR|CHF|USD|GBP|BRL|euros?|francs?|reais|pounds?|dollars?|Franken)(?!\p{L}))/iu,
  time: /\d{1,2}[:.]\d{2}|\b(?:1[5-9]|20)\d{2}\b|\b\d{1,2}\.\s?\p{L}|(?<!\p{L})\d+\s\p{L}+/u,
} as const;

/** Boost of a text with the expected kind of answer; 1 if the question expects none. */
export function boostOf(question: string, language: string): (text: string) => number {
  const code = known(language);
  const { asks } = code ? synonymsLexicon[code] : { asks: null };
  const kinds = asks ? (['person', 'amount', 'time'] as const).filter((kind) => asks[kind].test(question)) : [];
  return (text) => (kinds.some((kind) => answers[kind].test(text)) ? boost : 1);
}
