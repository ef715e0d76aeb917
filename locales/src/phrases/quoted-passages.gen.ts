// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/phrases/quoted-passages.ts';
import en from '../en/phrases/quoted-passages.ts';
import es from '../es/phrases/quoted-passages.ts';
import fr from '../fr/phrases/quoted-passages.ts';
import it from '../it/phrases/quoted-passages.ts';
import ptBr from '../pt-br/phrases/quoted-passages.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/phrases/quoted-passages.ts';
export type QuotedPassagesPhrases = Words<typeof en>;

export const quotedPassagesPhrases: Record<InterfaceLanguage, QuotedPassagesPhrases> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
