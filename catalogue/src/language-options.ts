// Languages to choose several of, each under the name it gives itself, which every reader finds.
import { writingLanguages } from '@folio/contract/languages';

function ownName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language', fallback: 'code' }).of(code) ?? code;
  return name.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(code));
}

/** Options of a field that asks for several of the languages that can be written. */
export const languageOptions = writingLanguages.map((value) => ({ value, label: ownName(value) }));

const names = new Set(languageOptions.map(({ label }) => label));

/** True for a language's name for itself, which reads the same everywhere. */
export const isOwnLanguageName = (text: string): boolean => names.has(text);
