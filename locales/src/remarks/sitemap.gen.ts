// Made by `npm run locales`; the texts lie in the folders of the languages.
import de from '../de/remarks/sitemap.ts';
import en from '../en/remarks/sitemap.ts';
import es from '../es/remarks/sitemap.ts';
import fr from '../fr/remarks/sitemap.ts';
import it from '../it/remarks/sitemap.ts';
import ptBr from '../pt-br/remarks/sitemap.ts';
import type { InterfaceLanguage } from '../languages.ts';
import type { Words } from '../words.ts';

export type * from '../en/remarks/sitemap.ts';
export type SitemapRemarks = Words<typeof en>;

export const sitemapRemarks: Record<InterfaceLanguage, SitemapRemarks> = {
  en,
  it,
  de,
  es,
  fr,
  'pt-BR': ptBr,
};
