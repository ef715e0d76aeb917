// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/remarks/hreflang.ts';
import en from '../en/remarks/hreflang.ts';
import es from '../es/remarks/hreflang.ts';
import fr from '../fr/remarks/hreflang.ts';
import it from '../it/remarks/hreflang.ts';
import ptBr from '../pt-br/remarks/hreflang.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/remarks/hreflang.ts';
export type HreflangRemarks = Words<typeof en>;

export const hreflangRemarks: Record<InterfaceLanguage, HreflangRemarks> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
