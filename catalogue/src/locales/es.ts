// The catalogue in Spanish: the names of tools and the words of their forms.
import type { CatalogueLocale } from '../localise-tool.ts';
import { campaignWordsInSpanish } from './es/campaign-form-words.ts';
import { chatToolsInSpanish } from './es/chat-tools.ts';
import { formWordsInSpanish } from './es/form-words.ts';
import { seoToolsInSpanish } from './es/seo-tools.ts';
import { serviceWordsInSpanish } from './es/service-form-words.ts';
import { shopWordsInSpanish } from './es/shop-form-words.ts';
import { toolNamesInSpanish } from './es/tool-names.ts';

export const spanish: CatalogueLocale = {
  tools: { ...toolNamesInSpanish, ...seoToolsInSpanish.tools, ...chatToolsInSpanish.tools },
  words: {
    ...formWordsInSpanish,
    ...shopWordsInSpanish,
    ...serviceWordsInSpanish,
    ...campaignWordsInSpanish,
    ...seoToolsInSpanish.words,
    ...chatToolsInSpanish.words,
  },
};
