// The catalogue in Portuguese: the names of tools and the words of their forms.
import type { CatalogueLocale } from '../localise-tool.ts';
import { campaignWordsInPortuguese } from './pt-br/campaign-form-words.ts';
import { chatToolsInPortuguese } from './pt-br/chat-tools.ts';
import { formWordsInPortuguese } from './pt-br/form-words.ts';
import { seoToolsInPortuguese } from './pt-br/seo-tools.ts';
import { serviceWordsInPortuguese } from './pt-br/service-form-words.ts';
import { shopWordsInPortuguese } from './pt-br/shop-form-words.ts';
import { toolNamesInPortuguese } from './pt-br/tool-names.ts';

export const portuguese: CatalogueLocale = {
  tools: { ...toolNamesInPortuguese, ...seoToolsInPortuguese.tools, ...chatToolsInPortuguese.tools },
  words: {
    ...formWordsInPortuguese,
    ...shopWordsInPortuguese,
    ...serviceWordsInPortuguese,
    ...campaignWordsInPortuguese,
    ...seoToolsInPortuguese.words,
    ...chatToolsInPortuguese.words,
  },
};
