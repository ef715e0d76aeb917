// The catalogue in Italian: the names of tools and the words of their forms.
import type { CatalogueLocale } from '../localise-tool.ts';
import { formWordsInItalian } from './it/form-words.ts';
import { seoToolsInItalian } from './it/seo-tools.ts';
import { toolNamesInItalian } from './it/tool-names.ts';

export const italian: CatalogueLocale = {
  tools: { ...toolNamesInItalian, ...seoToolsInItalian.tools },
  words: { ...formWordsInItalian, ...seoToolsInItalian.words },
};
