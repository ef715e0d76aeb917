// Store listings from an app's features, each field within its store's limit; nothing that the features do not say.
import type { ResultOf } from '@folio/catalogue/define-tool';
import type appStoreListing from '@folio/catalogue/writer/app-store-listing.tool';
import { commercePhrases } from '@folio/locales/phrases/commerce';
import type { Composer } from '../composer-types.ts';
import type { DraftOf } from '../draft.ts';
import { joinToFit, lengthOf, shorten } from '../fit-text.ts';
import { asItem, asSentence, capitalised, splitItems } from '../split-input.ts';

/** Words of the keywords that are neither in name nor in subtitle, joined by commas without spaces. */
function keywordField(keywords: readonly string[], shown: string): string {
  const known = new Set(shown.toLocaleLowerCase().split(/[^\p{L}\p{N}]+/u));
  const words = keywords.flatMap((keyword) => keyword.toLocaleLowerCase().split(/[^\p{L}\p{N}]+/u));
  let field = '';
  for (const word of new Set(words)) {
    if (word.length < 3 || known.has(word)) continue;
    const longer = field === '' ? word : `${field},${word}`;
    if (lengthOf(longer) <= 100) field = longer;
  }
  return field;
}

/** Composes the listings of the chosen stores. */
export function composeAppListing(draft: DraftOf<typeof appStoreListing>): ResultOf<typeof appStoreListing> {
  const { language } = draft;
  const name = shorten(draft.line('app_name'), 30, language);
  const features = splitItems(draft.text('features'), language).map((item) => asItem(item).replace(/!+$/u, ''));
  const keywords = draft.list('keywords').map(capitalised);
  const sentences = features.map(asSentence);
  const audience = draft.line('audience');
  const lines = features.map((feature) => `• ${feature}`).join('\n');
  const lead = audience === '' ? '' : capitalised(commercePhrases[language].forAudience(audience.replace(/\.$/u, '')));
  const description = [sentences[0] ?? '', lead, lines].filter((part) => part !== '').join('\n\n');
  const full = lengthOf(description) <= 4000 ? description : joinToFit(sentences, 4000, language);
  const news = splitItems(draft.text('whats_new'), language).map((item) => `• ${asItem(item)}`);
  const subtitle = [...keywords, ...features].find((text) => lengthOf(text) <= 30) ?? shorten(features[0] ?? '', 30, language);
  const stores = draft.list('stores');
  return {
    ...(stores.includes('app_store') && {
      app_store: {
        store: 'App Store',
        name,
        subtitle,
        promotional_text: joinToFit(sentences, 170, language),
        keywords: keywordField(keywords, `${name} ${subtitle}`),
        description: full,
        ...(news.length > 0 && { whats_new: shorten(news.join('\n'), 4000, language) }),
      },
    }),
    ...(stores.includes('google_play') && {
      google_play: {
        store: 'Google Play',
        title: name,
        short_description: joinToFit(sentences, 80, language),
        full_description: full,
        ...(news.length > 0 && { release_notes: shorten(news.join('\n'), 500, language) }),
      },
    }),
  };
}

export default { compose: composeAppListing } satisfies Composer<typeof appStoreListing>;
