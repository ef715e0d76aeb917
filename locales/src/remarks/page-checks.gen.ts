// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/remarks/page-checks.ts';
import en from '../en/remarks/page-checks.ts';
import es from '../es/remarks/page-checks.ts';
import fr from '../fr/remarks/page-checks.ts';
import it from '../it/remarks/page-checks.ts';
import ptBr from '../pt-br/remarks/page-checks.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/remarks/page-checks.ts';
export type PageChecksRemarks = Words<typeof en>;

export const pageChecksRemarks: Record<InterfaceLanguage, PageChecksRemarks> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
