// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/lexicon/polarity.ts';
import en from '../en/lexicon/polarity.ts';
import es from '../es/lexicon/polarity.ts';
import fr from '../fr/lexicon/polarity.ts';
import it from '../it/lexicon/polarity.ts';
import ptBr from '../pt-br/lexicon/polarity.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/lexicon/polarity.ts';
export type PolarityLexicon = Words<typeof en>;

export const polarityLexicon: Record<InterfaceLanguage, PolarityLexicon> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
