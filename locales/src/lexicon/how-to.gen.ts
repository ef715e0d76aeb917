// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/lexicon/how-to.ts';
import en from '../en/lexicon/how-to.ts';
import es from '../es/lexicon/how-to.ts';
import fr from '../fr/lexicon/how-to.ts';
import it from '../it/lexicon/how-to.ts';
import ptBr from '../pt-br/lexicon/how-to.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/lexicon/how-to.ts';
export type HowToLexicon = Words<typeof en>;

export const howToLexicon: Record<InterfaceLanguage, HowToLexicon> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
