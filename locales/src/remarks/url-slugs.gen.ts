// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/remarks/url-slugs.ts';
import en from '../en/remarks/url-slugs.ts';
import es from '../es/remarks/url-slugs.ts';
import fr from '../fr/remarks/url-slugs.ts';
import it from '../it/remarks/url-slugs.ts';
import ptBr from '../pt-br/remarks/url-slugs.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/remarks/url-slugs.ts';
export type UrlSlugsRemarks = Words<typeof en>;

export const urlSlugsRemarks: Record<InterfaceLanguage, UrlSlugsRemarks> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
