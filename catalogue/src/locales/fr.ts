// The catalogue in French: the names of tools and the words of their forms.
import type { CatalogueLocale } from '../catalogue-locale.ts';
import { moreToolNamesInFrench } from './fr/article-tool-names.ts';
import { campaignWordsInFrench } from './fr/campaign-form-words.ts';
import { chatToolsInFrench } from './fr/chat-tools.ts';
import { customWordsInFrench } from './fr/custom-form-words.ts';
import { filmToolsInFrench } from './fr/film-tools.ts';
import { formWordsInFrench } from './fr/form-words.ts';
import { imageToolsInFrench } from './fr/image-tools.ts';
import { mediaWordsInFrench } from './fr/media-form-words.ts';
import { pageToolsInFrench } from './fr/page-tools.ts';
import { seoToolsInFrench } from './fr/seo-tools.ts';
import { serviceWordsInFrench } from './fr/service-form-words.ts';
import { shopWordsInFrench } from './fr/shop-form-words.ts';
import { soundToolsInFrench } from './fr/sound-tools.ts';
import { textWordsInFrench } from './fr/text-form-words.ts';
import { toolNamesInFrench } from './fr/tool-names.ts';
import { translationToolsInFrench } from './fr/translation-tools.ts';
import { trendToolsInFrench } from './fr/trend-tools.ts';

export const french: CatalogueLocale = {
  tools: {
    ...toolNamesInFrench,
    ...seoToolsInFrench.tools,
    ...filmToolsInFrench.tools,
    ...moreToolNamesInFrench,
    ...chatToolsInFrench.tools,
    ...soundToolsInFrench.tools,
    ...translationToolsInFrench.tools,
    ...imageToolsInFrench.tools,
    ...pageToolsInFrench.tools,
    ...trendToolsInFrench.tools,
  },
  words: {
    ...imageToolsInFrench.words,
    ...trendToolsInFrench.words,
    ...pageToolsInFrench.words,
    ...filmToolsInFrench.words,
    ...soundToolsInFrench.words,
    ...translationToolsInFrench.words,
    ...formWordsInFrench,
    ...shopWordsInFrench,
    ...serviceWordsInFrench,
    ...campaignWordsInFrench,
    ...mediaWordsInFrench,
    ...textWordsInFrench,
    ...customWordsInFrench,
    ...seoToolsInFrench.words,
    ...chatToolsInFrench.words,
  },
};
