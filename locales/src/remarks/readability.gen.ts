// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/remarks/readability.ts';
import en from '../en/remarks/readability.ts';
import es from '../es/remarks/readability.ts';
import fr from '../fr/remarks/readability.ts';
import it from '../it/remarks/readability.ts';
import ptBr from '../pt-br/remarks/readability.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/remarks/readability.ts';
export type ReadabilityRemarks = Words<typeof en>;

export const readabilityRemarks: Record<InterfaceLanguage, ReadabilityRemarks> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
