// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/remarks/serp-preview.ts';
import en from '../en/remarks/serp-preview.ts';
import es from '../es/remarks/serp-preview.ts';
import fr from '../fr/remarks/serp-preview.ts';
import it from '../it/remarks/serp-preview.ts';
import ptBr from '../pt-br/remarks/serp-preview.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/remarks/serp-preview.ts';
export type SerpPreviewRemarks = Words<typeof en>;

export const serpPreviewRemarks: Record<InterfaceLanguage, SerpPreviewRemarks> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
