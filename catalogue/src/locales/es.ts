// The catalogue in Spanish: the names of tools and the words of their forms.
import type { CatalogueLocale } from '../catalogue-locale.ts';
import { moreToolNamesInSpanish } from './es/article-tool-names.ts';
import { campaignWordsInSpanish } from './es/campaign-form-words.ts';
import { chatToolsInSpanish } from './es/chat-tools.ts';
import { customWordsInSpanish } from './es/custom-form-words.ts';
import { filmToolsInSpanish } from './es/film-tools.ts';
import { formWordsInSpanish } from './es/form-words.ts';
import { imageToolsInSpanish } from './es/image-tools.ts';
import { mediaWordsInSpanish } from './es/media-form-words.ts';
import { pageToolsInSpanish } from './es/page-tools.ts';
import { seoToolsInSpanish } from './es/seo-tools.ts';
import { serviceWordsInSpanish } from './es/service-form-words.ts';
import { shopWordsInSpanish } from './es/shop-form-words.ts';
import { soundToolsInSpanish } from './es/sound-tools.ts';
import { textWordsInSpanish } from './es/text-form-words.ts';
import { toolNamesInSpanish } from './es/tool-names.ts';
import { translationToolsInSpanish } from './es/translation-tools.ts';
import { trendToolsInSpanish } from './es/trend-tools.ts';

export const spanish: CatalogueLocale = {
  tools: {
    ...toolNamesInSpanish,
    ...seoToolsInSpanish.tools,
    ...filmToolsInSpanish.tools,
    ...moreToolNamesInSpanish,
    ...chatToolsInSpanish.tools,
    ...soundToolsInSpanish.tools,
    ...translationToolsInSpanish.tools,
    ...imageToolsInSpanish.tools,
    ...pageToolsInSpanish.tools,
    ...trendToolsInSpanish.tools,
  },
  words: {
    ...imageToolsInSpanish.words,
    ...trendToolsInSpanish.words,
    ...pageToolsInSpanish.words,
    ...filmToolsInSpanish.words,
    ...soundToolsInSpanish.words,
    ...translationToolsInSpanish.words,
    ...formWordsInSpanish,
    ...shopWordsInSpanish,
    ...serviceWordsInSpanish,
    ...campaignWordsInSpanish,
    ...mediaWordsInSpanish,
    ...textWordsInSpanish,
    ...customWordsInSpanish,
    ...seoToolsInSpanish.words,
    ...chatToolsInSpanish.words,
  },
};
