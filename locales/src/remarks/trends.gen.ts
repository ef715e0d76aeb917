// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/remarks/trends.ts';
import en from '../en/remarks/trends.ts';
import es from '../es/remarks/trends.ts';
import fr from '../fr/remarks/trends.ts';
import it from '../it/remarks/trends.ts';
import ptBr from '../pt-br/remarks/trends.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/remarks/trends.ts';
export type TrendsRemarks = Words<typeof en>;

export const trendsRemarks: Record<InterfaceLanguage, TrendsRemarks> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
