// The catalogue in French: the names of tools and the words of their forms.
import type { CatalogueLocale } from '../localise-tool.ts';
import { campaignWordsInFrench } from './fr/campaign-form-words.ts';
import { chatToolsInFrench } from './fr/chat-tools.ts';
import { formWordsInFrench } from './fr/form-words.ts';
import { seoToolsInFrench } from './fr/seo-tools.ts';
import { serviceWordsInFrench } from './fr/service-form-words.ts';
import { shopWordsInFrench } from './fr/shop-form-words.ts';
import { toolNamesInFrench } from './fr/tool-names.ts';

export const french: CatalogueLocale = {
  tools: { ...toolNamesInFrench, ...seoToolsInFrench.tools, ...chatToolsInFrench.tools },
  words: {
    ...formWordsInFrench,
    ...shopWordsInFrench,
    ...serviceWordsInFrench,
    ...campaignWordsInFrench,
    ...seoToolsInFrench.words,
    ...chatToolsInFrench.words,
  },
};
