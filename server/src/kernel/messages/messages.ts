// What the server says, by key, in six languages. The English words are the specification's where it has some.
import type { InterfaceLanguage } from '@folio/contract/languages';
import { de } from './de.ts';
import { en, type MessageKey } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { ptBR } from './pt-br.ts';

export type { MessageKey };

const messages: Record<InterfaceLanguage, Record<MessageKey, string>> = { en, it, de, es, fr, 'pt-BR': ptBR };

/** The sentence of a key with its blanks filled. */
export function message(key: MessageKey, language: InterfaceLanguage, params: Record<string, string | number> = {}): string {
  return messages[language][key].replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
}

/** As `message`, for a key made while running; null where there is no such sentence. */
export function findMessage(
  key: string,
  language: InterfaceLanguage,
  params: Record<string, string | number> = {},
): string | null {
  return Object.hasOwn(messages[language], key) ? message(key as MessageKey, language, params) : null;
}
