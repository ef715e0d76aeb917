// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/remarks/content-gap.ts';
import en from '../en/remarks/content-gap.ts';
import es from '../es/remarks/content-gap.ts';
import fr from '../fr/remarks/content-gap.ts';
import it from '../it/remarks/content-gap.ts';
import ptBr from '../pt-br/remarks/content-gap.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/remarks/content-gap.ts';
export type ContentGapRemarks = Words<typeof en>;

export const contentGapRemarks: Record<InterfaceLanguage, ContentGapRemarks> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
