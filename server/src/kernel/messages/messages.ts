// Server messages, by key. Each feature has its own under `messages` in `locales/src/<language>/<feature>.json`; the English
// sentences are the specification's where it has some.
import type { InterfaceLanguage } from '@folio/contract/languages';
import { fillBlanks } from '@folio/locales/fill-blanks';
import { type Words, words } from '@folio/locales/words';

export type MessageKey = keyof Words['messages'];

/** The sentence of a key with its blanks filled. */
export function message(key: MessageKey, language: InterfaceLanguage, params: Record<string, string | number> = {}): string {
  return fillBlanks(words[language].messages[key], params);
}

/** As `message`, for a key built at run time. Returns null if the sentence does not exist. */
export function findMessage(
  key: string,
  language: InterfaceLanguage,
  params: Record<string, string | number> = {},
): string | null {
  return Object.hasOwn(words[language].messages, key) ? message(key as MessageKey, language, params) : null;
}
