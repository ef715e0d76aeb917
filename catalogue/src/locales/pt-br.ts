// The catalogue in Portuguese: the names of tools and the words of their forms.
import type { CatalogueLocale } from '../localise-tool.ts';
import { formWordsInPortuguese } from './pt-br/form-words.ts';
import { seoToolsInPortuguese } from './pt-br/seo-tools.ts';
import { toolNamesInPortuguese } from './pt-br/tool-names.ts';

export const portuguese: CatalogueLocale = {
  tools: { ...toolNamesInPortuguese, ...seoToolsInPortuguese.tools },
  words: { ...formWordsInPortuguese, ...seoToolsInPortuguese.words },
};
