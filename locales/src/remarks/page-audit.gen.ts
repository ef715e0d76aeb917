// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/remarks/page-audit.ts';
import en from '../en/remarks/page-audit.ts';
import es from '../es/remarks/page-audit.ts';
import fr from '../fr/remarks/page-audit.ts';
import it from '../it/remarks/page-audit.ts';
import ptBr from '../pt-br/remarks/page-audit.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/remarks/page-audit.ts';
export type PageAuditRemarks = Words<typeof en>;

export const pageAuditRemarks: Record<InterfaceLanguage, PageAuditRemarks> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
