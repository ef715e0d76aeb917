// Made by `npm run locales`: every area of this kind.
import { articleToolsTools } from './tools/article-tools.gen.ts';
import { campaignFormWordsTools } from './tools/campaign-form-words.gen.ts';
import { chatToolsTools } from './tools/chat-tools.gen.ts';
import { customFormWordsTools } from './tools/custom-form-words.gen.ts';
import { filmToolsTools } from './tools/film-tools.gen.ts';
import { formWordsTools } from './tools/form-words.gen.ts';
import { imageToolsTools } from './tools/image-tools.gen.ts';
import { mediaFormWordsTools } from './tools/media-form-words.gen.ts';
import { pageToolsTools } from './tools/page-tools.gen.ts';
import { seoToolsTools } from './tools/seo-tools.gen.ts';
import { serviceFormWordsTools } from './tools/service-form-words.gen.ts';
import { shopFormWordsTools } from './tools/shop-form-words.gen.ts';
import { soundToolsTools } from './tools/sound-tools.gen.ts';
import { textFormWordsTools } from './tools/text-form-words.gen.ts';
import { translationToolsTools } from './tools/translation-tools.gen.ts';
import { trendToolsTools } from './tools/trend-tools.gen.ts';
import { writingToolsTools } from './tools/writing-tools.gen.ts';

export const tools = {
  'article-tools': articleToolsTools,
  'campaign-form-words': campaignFormWordsTools,
  'chat-tools': chatToolsTools,
  'custom-form-words': customFormWordsTools,
  'film-tools': filmToolsTools,
  'form-words': formWordsTools,
  'image-tools': imageToolsTools,
  'media-form-words': mediaFormWordsTools,
  'page-tools': pageToolsTools,
  'seo-tools': seoToolsTools,
  'service-form-words': serviceFormWordsTools,
  'shop-form-words': shopFormWordsTools,
  'sound-tools': soundToolsTools,
  'text-form-words': textFormWordsTools,
  'translation-tools': translationToolsTools,
  'trend-tools': trendToolsTools,
  'writing-tools': writingToolsTools,
};
