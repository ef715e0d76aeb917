// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/remarks/page-checks-of-code.ts';
import en from '../en/remarks/page-checks-of-code.ts';
import es from '../es/remarks/page-checks-of-code.ts';
import fr from '../fr/remarks/page-checks-of-code.ts';
import it from '../it/remarks/page-checks-of-code.ts';
import ptBr from '../pt-br/remarks/page-checks-of-code.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/remarks/page-checks-of-code.ts';
export type PageChecksOfCodeRemarks = Words<typeof en>;

export const pageChecksOfCodeRemarks: Record<InterfaceLanguage, PageChecksOfCodeRemarks> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
