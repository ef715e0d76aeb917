// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/phrases/delivery-notes.ts';
import en from '../en/phrases/delivery-notes.ts';
import es from '../es/phrases/delivery-notes.ts';
import fr from '../fr/phrases/delivery-notes.ts';
import it from '../it/phrases/delivery-notes.ts';
import ptBr from '../pt-br/phrases/delivery-notes.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/phrases/delivery-notes.ts';
export type DeliveryNotesPhrases = Words<typeof en>;

export const deliveryNotesPhrases: Record<InterfaceLanguage, DeliveryNotesPhrases> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
