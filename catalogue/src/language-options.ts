// Languages to choose several of, each under the name it gives itself, which every reader finds; the English one where it is not known.
import { writingLanguages } from '@folio/contract/languages';
import { translationLanguages } from './translation-languages.ts';

function ownName(code: string): string {
  const nameIn = (language: string) => new Intl.DisplayNames([language], { type: 'language', fallback: 'none' }).of(code);
  const name = nameIn(code) ?? nameIn('en') ?? code;
  return name.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(code));
}

const optionOf = (value: string) => ({ value, label: ownName(value) });

/** Options of a field that asks for several of the languages that can be written. */
export const languageOptions = writingLanguages.map(optionOf);

/** Options of the target languages for human translation. */
export const translationLanguageOptions = translationLanguages.map(optionOf);

const names = new Set([...languageOptions, ...translationLanguageOptions].map(({ label }) => label));

/** True for a language's name for itself, which reads the same everywhere. */
export const isOwnLanguageName = (text: string): boolean => names.has(text);
