// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/remarks/metatags.ts';
import en from '../en/remarks/metatags.ts';
import es from '../es/remarks/metatags.ts';
import fr from '../fr/remarks/metatags.ts';
import it from '../it/remarks/metatags.ts';
import ptBr from '../pt-br/remarks/metatags.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/remarks/metatags.ts';
export type MetatagsRemarks = Words<typeof en>;

export const metatagsRemarks: Record<InterfaceLanguage, MetatagsRemarks> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
