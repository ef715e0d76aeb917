// What the server says, by key. Each feature has an area of its own in `locales/src/<language>/messages`; the English sentences are the
// specification's where it has some.
import { type InterfaceLanguage, interfaceLanguages } from '@folio/contract/languages';
import { fillBlanks } from '@folio/locales/fill-blanks';
import { messages as areas } from '@folio/locales/messages';

type Areas = typeof areas;
export type MessageKey = { [Area in keyof Areas]: keyof Areas[Area]['en'] }[keyof Areas];

const sentencesIn = (language: InterfaceLanguage): Record<string, string> =>
  Object.assign({}, ...Object.values(areas).map((area) => area[language]));

/** Keys are unique over all areas (a test). */
const sentences = Object.fromEntries(interfaceLanguages.map((language) => [language, sentencesIn(language)])) as Record<
  InterfaceLanguage,
  Record<MessageKey, string>
>;

/** The sentence of a key with its blanks filled. */
export function message(key: MessageKey, language: InterfaceLanguage, params: Record<string, string | number> = {}): string {
  return fillBlanks(sentences[language][key], params);
}

/** As `message`, for a key made while running; null where there is no such sentence. */
export function findMessage(
  key: string,
  language: InterfaceLanguage,
  params: Record<string, string | number> = {},
): string | null {
  return Object.hasOwn(sentences[language], key) ? message(key as MessageKey, language, params) : null;
}
