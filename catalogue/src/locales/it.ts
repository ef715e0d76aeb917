// The catalogue in Italian: the names of tools and the words of their forms.
import type { CatalogueLocale } from '../localise-tool.ts';
import { campaignWordsInItalian } from './it/campaign-form-words.ts';
import { chatToolsInItalian } from './it/chat-tools.ts';
import { formWordsInItalian } from './it/form-words.ts';
import { seoToolsInItalian } from './it/seo-tools.ts';
import { serviceWordsInItalian } from './it/service-form-words.ts';
import { shopWordsInItalian } from './it/shop-form-words.ts';
import { toolNamesInItalian } from './it/tool-names.ts';

export const italian: CatalogueLocale = {
  tools: { ...toolNamesInItalian, ...seoToolsInItalian.tools, ...chatToolsInItalian.tools },
  words: {
    ...formWordsInItalian,
    ...shopWordsInItalian,
    ...serviceWordsInItalian,
    ...campaignWordsInItalian,
    ...seoToolsInItalian.words,
    ...chatToolsInItalian.words,
  },
};
