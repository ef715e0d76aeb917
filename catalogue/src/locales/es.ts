// The catalogue in Spanish: the names of tools and the words of their forms.
import type { CatalogueLocale } from '../localise-tool.ts';
import { formWordsInSpanish } from './es/form-words.ts';
import { seoToolsInSpanish } from './es/seo-tools.ts';
import { toolNamesInSpanish } from './es/tool-names.ts';

export const spanish: CatalogueLocale = {
  tools: { ...toolNamesInSpanish, ...seoToolsInSpanish.tools },
  words: { ...formWordsInSpanish, ...seoToolsInSpanish.words },
};
