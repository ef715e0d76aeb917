// The catalogue in German: the names of tools and the words of their forms.
import type { CatalogueLocale } from '../catalogue-locale.ts';
import { moreToolNamesInGerman } from './de/article-tool-names.ts';
import { campaignWordsInGerman } from './de/campaign-form-words.ts';
import { chatToolsInGerman } from './de/chat-tools.ts';
import { customWordsInGerman } from './de/custom-form-words.ts';
import { filmToolsInGerman } from './de/film-tools.ts';
import { formWordsInGerman } from './de/form-words.ts';
import { imageToolsInGerman } from './de/image-tools.ts';
import { mediaWordsInGerman } from './de/media-form-words.ts';
import { pageToolsInGerman } from './de/page-tools.ts';
import { seoToolsInGerman } from './de/seo-tools.ts';
import { serviceWordsInGerman } from './de/service-form-words.ts';
import { shopWordsInGerman } from './de/shop-form-words.ts';
import { soundToolsInGerman } from './de/sound-tools.ts';
import { textWordsInGerman } from './de/text-form-words.ts';
import { toolNamesInGerman } from './de/tool-names.ts';
import { translationToolsInGerman } from './de/translation-tools.ts';
import { trendToolsInGerman } from './de/trend-tools.ts';

export const german: CatalogueLocale = {
  tools: {
    ...toolNamesInGerman,
    ...seoToolsInGerman.tools,
    ...filmToolsInGerman.tools,
    ...moreToolNamesInGerman,
    ...chatToolsInGerman.tools,
    ...soundToolsInGerman.tools,
    ...translationToolsInGerman.tools,
    ...imageToolsInGerman.tools,
    ...pageToolsInGerman.tools,
    ...trendToolsInGerman.tools,
  },
  words: {
    ...imageToolsInGerman.words,
    ...trendToolsInGerman.words,
    ...pageToolsInGerman.words,
    ...filmToolsInGerman.words,
    ...soundToolsInGerman.words,
    ...translationToolsInGerman.words,
    ...formWordsInGerman,
    ...shopWordsInGerman,
    ...serviceWordsInGerman,
    ...campaignWordsInGerman,
    ...mediaWordsInGerman,
    ...textWordsInGerman,
    ...customWordsInGerman,
    ...seoToolsInGerman.words,
    ...chatToolsInGerman.words,
  },
};
