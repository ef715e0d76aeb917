// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/remarks/structured-data.ts';
import en from '../en/remarks/structured-data.ts';
import es from '../es/remarks/structured-data.ts';
import fr from '../fr/remarks/structured-data.ts';
import it from '../it/remarks/structured-data.ts';
import ptBr from '../pt-br/remarks/structured-data.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/remarks/structured-data.ts';
export type StructuredDataRemarks = Words<typeof en>;

export const structuredDataRemarks: Record<InterfaceLanguage, StructuredDataRemarks> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
