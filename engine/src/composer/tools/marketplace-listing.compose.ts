// A marketplace listing from the seller's data, within the limits of each marketplace; prices and offers are left out and named.
import type { ResultOf } from '@folio/catalogue/define-tool';
import type marketplaceListing from '@folio/catalogue/writer/marketplace-listing.tool';
import { commercePhrases } from '@folio/locales/phrases/commerce';
import { type ShopPhrases, shopPhrases } from '@folio/locales/phrases/shop';
import { stopWordsOf } from '../../text/stop-words.ts';
import type { Composer } from '../composer-types.ts';
import type { DraftOf } from '../draft.ts';
import { lengthOf, shorten } from '../fit-text.ts';
import { asItem, asParagraphs, asSentence, capitalised, labelledFact, splitItems } from '../split-input.ts';
import { toAdd } from '../to-add.ts';

interface Marketplace {
  title: number;
  description: number;
  bullets: number;
  tags: number;
  hasSubtitle?: true;
  hasSearchTerms?: true;
}

// Limits in characters as the marketplaces publish them for sellers.
const amazon: Marketplace = { title: 200, description: 2000, bullets: 5, tags: 0, hasSearchTerms: true };
const marketplaces: Record<string, Marketplace> = {
  amazon,
  ebay: { title: 80, description: 5000, bullets: 0, tags: 0, hasSubtitle: true },
  etsy: { title: 140, description: 5000, bullets: 0, tags: 13 },
  google_shopping: { title: 150, description: 5000, bullets: 0, tags: 0 },
};

/** Bytes that Amazon takes in its hidden search terms. */
const searchTermBytes = 249;

const special = /[™®©★☆✓✔!?*$^{}~<>]+/gu;
const bytesOf = (text: string) => new TextEncoder().encode(text).length;
const wordsOf = (text: string) => text.toLocaleLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const plainLine = (text: string) => text.replace(special, ' ').replace(/\s+/gu, ' ').trim();

/** True while no word is in the title more than twice, which Amazon rejects. */
function repeatsLittle(title: string): boolean {
  const words = wordsOf(title);
  return words.every((word) => words.filter((other) => other === word).length <= 2);
}

/** Brand, product and the first of the additions that say something new, as far as the title takes them. */
function titleOf(draft: DraftOf<typeof marketplaceListing>, limit: number, additions: readonly string[]): string {
  const product = capitalised(plainLine(draft.line('product_name')));
  const brand = plainLine(draft.line('brand'));
  const named = product.toLocaleLowerCase().includes(brand.toLocaleLowerCase()) ? product : `${brand} ${product}`;
  let title = named;
  for (const addition of additions.map(plainLine)) {
    const longer = `${title}, ${addition}`;
    const known = new Set(wordsOf(title));
    const isNew = wordsOf(addition).some((word) => !known.has(word));
    if (addition !== '' && isNew && lengthOf(longer) <= limit && repeatsLittle(longer)) title = longer;
  }
  return shorten(title, limit, draft.language);
}

/** Single words of the search terms that buyers do not see in the listing, within 249 bytes. */
function searchTermsOf(draft: DraftOf<typeof marketplaceListing>, shown: string): string {
  const seen = new Set([...stopWordsOf(draft.language), ...wordsOf(shown), ...wordsOf(draft.line('brand'))]);
  let terms = '';
  for (const word of draft.list('search_terms').flatMap(wordsOf)) {
    const longer = terms === '' ? word : `${terms} ${word}`;
    if (seen.has(word) || bytesOf(longer) > searchTermBytes) continue;
    seen.add(word);
    terms = longer;
  }
  return terms;
}

interface Data {
  features: string[];
  facts: { name: string; value: string }[];
  leftOut: string[];
}

function readData(draft: DraftOf<typeof marketplaceListing>): Data {
  const { language } = draft;
  const isPromotion = (item: string) => commercePhrases[language].landing.priceWords.test(item);
  const items = splitItems(draft.text('features'), language);
  const kept = items.filter((item) => !isPromotion(item));
  return {
    features: kept.filter((item) => labelledFact(item) === null).map((item) => asItem(plainLine(item))),
    facts: kept.flatMap((item) => labelledFact(item) ?? []),
    leftOut: items.filter(isPromotion),
  };
}

function remarksFor(
  draft: DraftOf<typeof marketplaceListing>,
  phrases: ShopPhrases,
  data: Data,
  marketplace: Marketplace,
): string[] {
  const { language } = draft;
  const hasTerms = draft.list('search_terms').length > 0;
  const isThin = data.features.length + data.facts.length < 3;
  return [
    marketplace.hasSearchTerms && !hasTerms ? toAdd(language, phrases.searchTermsMissing) : '',
    marketplace.tags > 0 && !hasTerms ? toAdd(language, phrases.tagsMissing) : '',
    data.facts.length === 0 ? toAdd(language, commercePhrases[language].dataMissing) : '',
    isThin ? toAdd(language, commercePhrases[language].featuresMissing) : '',
    data.leftOut.length > 0 ? phrases.leftOut(data.leftOut.map((item) => item.replace(/[.;]$/, '')).join('; ')) : '',
  ]
    .filter((remark) => remark !== '')
    .map((remark) => shorten(remark, 400, language));
}

/** Composes a listing for the chosen marketplace. */
export function composeMarketplaceListing(draft: DraftOf<typeof marketplaceListing>): ResultOf<typeof marketplaceListing> {
  const { language } = draft;
  const marketplace = marketplaces[draft.line('marketplace')] ?? amazon;
  const phrases = shopPhrases[language];
  const data = readData(draft);
  const colon = language === 'fr' ? '\u00a0: ' : ': ';
  const factLines = data.facts.map(({ name, value }) => `${name}${colon}${plainLine(value)}`);
  const variant = draft.line('variant');
  const title = titleOf(draft, marketplace.title, [variant, ...draft.list('search_terms').slice(0, 1)]);
  const bullets = [...data.features, ...factLines].slice(0, marketplace.bullets).map((point) => shorten(point, 255, language));
  const text = asParagraphs(data.features.map(asSentence), 3);
  const description = [
    asSentence(titleOf(draft, marketplace.title, [variant])),
    text,
    factLines.map((line) => `- ${line}`).join('\n'),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
  const terms = marketplace.hasSearchTerms ? searchTermsOf(draft, [title, ...bullets].join(' ')) : '';
  const tags = draft.list('search_terms').filter((term) => lengthOf(term) <= 20);
  const [subtitle] = data.features;
  const attributes = [{ name: phrases.brand, value: draft.line('brand') }, ...data.facts].slice(0, 20);
  const remarks = remarksFor(draft, phrases, data, marketplace);
  return {
    title,
    ...(marketplace.hasSubtitle && subtitle !== undefined ? { subtitle: shorten(subtitle, 55, language) } : {}),
    bullets,
    description:
      lengthOf(description) <= marketplace.description
        ? description
        : [...description]
            .slice(0, marketplace.description)
            .join('')
            .replace(/\s\S*$/u, ''),
    ...(terms === '' ? {} : { backend_search_terms: terms }),
    tags: tags.slice(0, marketplace.tags),
    attributes: attributes.map(({ name, value }) => ({
      name: shorten(name, 60, language),
      value: shorten(value, 120, language),
    })),
    ...(remarks.length > 0 ? { remarks } : {}),
  };
}

export default { compose: composeMarketplaceListing } satisfies Composer<typeof marketplaceListing>;
