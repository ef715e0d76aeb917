// The catalogue in Italian: the names of tools and the words of their forms.
import type { CatalogueLocale } from '../catalogue-locale.ts';
import { moreToolNamesInItalian } from './it/article-tool-names.ts';
import { campaignWordsInItalian } from './it/campaign-form-words.ts';
import { chatToolsInItalian } from './it/chat-tools.ts';
import { customWordsInItalian } from './it/custom-form-words.ts';
import { filmToolsInItalian } from './it/film-tools.ts';
import { formWordsInItalian } from './it/form-words.ts';
import { imageToolsInItalian } from './it/image-tools.ts';
import { mediaWordsInItalian } from './it/media-form-words.ts';
import { pageToolsInItalian } from './it/page-tools.ts';
import { seoToolsInItalian } from './it/seo-tools.ts';
import { serviceWordsInItalian } from './it/service-form-words.ts';
import { shopWordsInItalian } from './it/shop-form-words.ts';
import { soundToolsInItalian } from './it/sound-tools.ts';
import { textWordsInItalian } from './it/text-form-words.ts';
import { toolNamesInItalian } from './it/tool-names.ts';
import { translationToolsInItalian } from './it/translation-tools.ts';
import { trendToolsInItalian } from './it/trend-tools.ts';

export const italian: CatalogueLocale = {
  tools: {
    ...toolNamesInItalian,
    ...seoToolsInItalian.tools,
    ...filmToolsInItalian.tools,
    ...moreToolNamesInItalian,
    ...chatToolsInItalian.tools,
    ...soundToolsInItalian.tools,
    ...translationToolsInItalian.tools,
    ...imageToolsInItalian.tools,
    ...pageToolsInItalian.tools,
    ...trendToolsInItalian.tools,
  },
  words: {
    ...imageToolsInItalian.words,
    ...trendToolsInItalian.words,
    ...pageToolsInItalian.words,
    ...filmToolsInItalian.words,
    ...soundToolsInItalian.words,
    ...translationToolsInItalian.words,
    ...formWordsInItalian,
    ...shopWordsInItalian,
    ...serviceWordsInItalian,
    ...campaignWordsInItalian,
    ...mediaWordsInItalian,
    ...textWordsInItalian,
    ...customWordsInItalian,
    ...seoToolsInItalian.words,
    ...chatToolsInItalian.words,
  },
};
