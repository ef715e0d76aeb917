// A product description from the seller's data: facts go into the table, the rest into text and bullets, nothing is added.
import type { ResultOf } from '@folio/catalogue/define-tool';
import type productDescriptionGenerator from '@folio/catalogue/writer/product-description-generator.tool';
import { type CommercePhrases, commercePhrases } from '@folio/locales/phrases/commerce';
import { escapeHtml } from '../../document/markup.ts';
import { EngineFailure } from '../../engine-types.ts';
import { LinkPlacer, passagesHtml } from '../articles/article-html.ts';
import { meaningfulStems, readMaterial } from '../articles/passages.ts';
import { passagesAbout } from '../articles/plan-sections.ts';
import type { Composer } from '../composer-types.ts';
import type { DraftOf } from '../draft.ts';
import { joinToFit, lengthOf, shorten } from '../fit-text.ts';
import { keywordsToUse } from '../keywords-to-use.ts';
import { fitMetaDescription, fitMetaTitle } from '../search-snippet.ts';
import { asItem, asParagraphs, asSentence, capitalised, labelledFact, splitItems } from '../split-input.ts';
import { toAdd } from '../to-add.ts';

/** Refuses, as NEEDS_MODEL, data that the order says are written in another language: the composer does not translate. */
function refuseForeignData(draft: DraftOf<typeof productDescriptionGenerator>): void {
  const from = draft.line('translate_from').toLowerCase();
  const isForeign = from !== '' && from !== 'auto' && from.slice(0, 2) !== draft.language.slice(0, 2);
  if (isForeign) throw new EngineFailure('NEEDS_MODEL', { detail: from });
}

interface Product {
  name: string;
  /** The name with its maker, unless the name holds it. */
  named: string;
  features: string[];
  data: { name: string; value: string }[];
  audience: string;
}

function readProduct(draft: DraftOf<typeof productDescriptionGenerator>, phrases: CommercePhrases): Product {
  const { language } = draft;
  const name = capitalised(draft.line('product_name').replace(/\.$/, ''));
  const brand = draft.line('brand');
  const items = splitItems(draft.text('features'), language);
  const data = items.flatMap((item) => labelledFact(item) ?? []);
  return {
    name,
    named: brand === '' || name.toLocaleLowerCase().includes(brand.toLocaleLowerCase()) ? name : phrases.from(name, brand),
    features: items.filter((item) => labelledFact(item) === null).map(asItem),
    data,
    audience: draft.line('audience').replace(/\.$/, ''),
  };
}

function titleOf(draft: DraftOf<typeof productDescriptionGenerator>, { named, name }: Product): string {
  return lengthOf(named) <= 80 ? named : shorten(name, 80, draft.language);
}

/** The title for search engines: with the first keyword where the product's name does not hold it and there is room. */
function searchTitleOf(draft: DraftOf<typeof productDescriptionGenerator>, { named }: Product, title: string): string {
  const keyword = capitalised(draft.list('keywords')[0] ?? '');
  const stems = meaningfulStems(named, draft.language);
  const isNamed = [...meaningfulStems(keyword, draft.language)].every((stem) => stems.has(stem));
  const withKeyword = `${named} – ${keyword}`;
  return isNamed || lengthOf(withKeyword) > 80 ? title : withKeyword;
}

const paragraphHtml = (text: string) => `<p>${escapeHtml(text)}</p>`;

function describe(draft: DraftOf<typeof productDescriptionGenerator>, product: Product, phrases: CommercePhrases): string {
  const { language } = draft;
  const keywords = draft.list('keywords');
  const { features, data, named, audience } = product;
  const words = draft.number('length', 150);
  const opening = phrases.opening(named, audience);
  const lead = features.slice(0, words <= 50 ? 1 : 2).map(asSentence);
  const rest = features.slice(lead.length).map(asSentence);
  const facts = data.map(({ name, value }) => asSentence(`${name}${language === 'fr' ? '\u00a0: ' : ': '}${value}`));
  const paragraphs = [[opening, ...lead].join(' ')];
  if (words >= 100 && rest.length > 0) paragraphs.push(...asParagraphs(rest, 4).split('\n\n'));
  // What is in the table is written out too where a longer text was asked for: search engines read both.
  if (words >= 300 && facts.length > 0) paragraphs.push(facts.join(' '));
  if (features.length + data.length < 2) paragraphs.push(toAdd(language, phrases.featuresMissing));
  if (data.length === 0 && !/\d/.test(draft.text('features'))) paragraphs.push(toAdd(language, phrases.dataMissing));
  const material = readMaterial(draft.context.sources, language);
  const quoted = passagesAbout(material.passages, [product.name, ...keywords].join(' '), Math.max(40, words / 2), language);
  const html = paragraphs.map(paragraphHtml).join('') + (quoted.length > 0 ? passagesHtml(quoted, new LinkPlacer([])) : '');
  const missing = keywordsToUse(keywords, [product.named, html, ...facts], language);
  return missing === '' ? html : html + paragraphHtml(missing);
}

/** Composes a product description. */
export function composeProductDescription(
  draft: DraftOf<typeof productDescriptionGenerator>,
): ResultOf<typeof productDescriptionGenerator> {
  refuseForeignData(draft);
  const { language } = draft;
  const phrases = commercePhrases[language];
  const product = readProduct(draft, phrases);
  const points = product.features.length > 0 ? product.features : product.data.map(({ name, value }) => `${name}: ${value}`);
  const title = titleOf(draft, product);
  const sentences = points.map(asSentence);
  return {
    title,
    short_description: joinToFit([phrases.opening(product.named, ''), ...sentences], 160, language),
    description_html: describe(draft, product, phrases),
    bullet_points: points.slice(0, 6).map((point) => shorten(point, 150, language)),
    specifications: product.data
      .slice(0, 20)
      .map(({ name, value }) => ({ name: shorten(name, 60, language), value: shorten(value, 200, language) })),
    meta_title: fitMetaTitle(searchTitleOf(draft, product, title), language),
    meta_description: fitMetaDescription([`${product.named}.`, ...sentences], language, phrases.metaCall(draft.isFormal)),
  };
}

export default { compose: composeProductDescription } satisfies Composer<typeof productDescriptionGenerator>;
