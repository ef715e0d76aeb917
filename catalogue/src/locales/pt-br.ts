// The catalogue in Portuguese: the names of tools and the words of their forms.
import type { CatalogueLocale } from '../catalogue-locale.ts';
import { moreToolNamesInPortuguese } from './pt-br/article-tool-names.ts';
import { campaignWordsInPortuguese } from './pt-br/campaign-form-words.ts';
import { chatToolsInPortuguese } from './pt-br/chat-tools.ts';
import { customWordsInPortuguese } from './pt-br/custom-form-words.ts';
import { filmToolsInPortuguese } from './pt-br/film-tools.ts';
import { formWordsInPortuguese } from './pt-br/form-words.ts';
import { imageToolsInPortuguese } from './pt-br/image-tools.ts';
import { mediaWordsInPortuguese } from './pt-br/media-form-words.ts';
import { pageToolsInPortuguese } from './pt-br/page-tools.ts';
import { seoToolsInPortuguese } from './pt-br/seo-tools.ts';
import { serviceWordsInPortuguese } from './pt-br/service-form-words.ts';
import { shopWordsInPortuguese } from './pt-br/shop-form-words.ts';
import { soundToolsInPortuguese } from './pt-br/sound-tools.ts';
import { textWordsInPortuguese } from './pt-br/text-form-words.ts';
import { toolNamesInPortuguese } from './pt-br/tool-names.ts';
import { translationToolsInPortuguese } from './pt-br/translation-tools.ts';
import { trendToolsInPortuguese } from './pt-br/trend-tools.ts';

export const portuguese: CatalogueLocale = {
  tools: {
    ...toolNamesInPortuguese,
    ...seoToolsInPortuguese.tools,
    ...filmToolsInPortuguese.tools,
    ...soundToolsInPortuguese.tools,
    ...translationToolsInPortuguese.tools,
    ...imageToolsInPortuguese.tools,
    ...moreToolNamesInPortuguese,
    ...chatToolsInPortuguese.tools,
    ...pageToolsInPortuguese.tools,
    ...trendToolsInPortuguese.tools,
  },
  words: {
    ...imageToolsInPortuguese.words,
    ...trendToolsInPortuguese.words,
    ...pageToolsInPortuguese.words,
    ...filmToolsInPortuguese.words,
    ...soundToolsInPortuguese.words,
    ...translationToolsInPortuguese.words,
    ...formWordsInPortuguese,
    ...shopWordsInPortuguese,
    ...serviceWordsInPortuguese,
    ...campaignWordsInPortuguese,
    ...mediaWordsInPortuguese,
    ...textWordsInPortuguese,
    ...customWordsInPortuguese,
    ...seoToolsInPortuguese.words,
    ...chatToolsInPortuguese.words,
  },
};
