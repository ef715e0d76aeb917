// The catalogue in German: the names of tools and the words of their forms.
import type { CatalogueLocale } from '../localise-tool.ts';
import { formWordsInGerman } from './de/form-words.ts';
import { seoToolsInGerman } from './de/seo-tools.ts';
import { toolNamesInGerman } from './de/tool-names.ts';

export const german: CatalogueLocale = {
  tools: { ...toolNamesInGerman, ...seoToolsInGerman.tools },
  words: { ...formWordsInGerman, ...seoToolsInGerman.words },
};
