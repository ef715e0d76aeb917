// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/messages/rewrites.ts';
import en from '../en/messages/rewrites.ts';
import es from '../es/messages/rewrites.ts';
import fr from '../fr/messages/rewrites.ts';
import it from '../it/messages/rewrites.ts';
import ptBr from '../pt-br/messages/rewrites.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/messages/rewrites.ts';
export type RewritesMessages = Words<typeof en>;

export const rewritesMessages: Record<InterfaceLanguage, RewritesMessages> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
