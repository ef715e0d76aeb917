// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/remarks/domain-authority.ts';
import en from '../en/remarks/domain-authority.ts';
import es from '../es/remarks/domain-authority.ts';
import fr from '../fr/remarks/domain-authority.ts';
import it from '../it/remarks/domain-authority.ts';
import ptBr from '../pt-br/remarks/domain-authority.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/remarks/domain-authority.ts';
export type DomainAuthorityRemarks = Words<typeof en>;

export const domainAuthorityRemarks: Record<InterfaceLanguage, DomainAuthorityRemarks> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
