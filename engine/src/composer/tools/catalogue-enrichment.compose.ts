// Product data made complete from themselves: texts for each product in the language of its data, and what is missing beside it.
import type catalogueEnrichment from '@folio/catalogue/custom/catalogue-enrichment.tool';
import type { ResultOf } from '@folio/catalogue/define-tool';
import { commercePhrases } from '@folio/locales/phrases/commerce';
import { customPhrases } from '@folio/locales/phrases/custom';
import { joinList } from '@folio/locales/writing/formats';
import { insideSentence } from '@folio/locales/writing/inside-sentence';
import { escapeHtml } from '../../document/markup.ts';
import { type ComposerLanguage, EngineFailure } from '../../engine-types.ts';
import { meaningfulStems } from '../articles/passages.ts';
import type { Composer } from '../composer-types.ts';
import type { DraftOf } from '../draft.ts';
import { joinToFit, lengthOf, shorten } from '../fit-text.ts';
import { fitMetaDescription, fitMetaTitle } from '../search-snippet.ts';
import { asParagraphs, asSentence, capitalised } from '../split-input.ts';
import { toAdd } from '../to-add.ts';
import { languageOfProducts, type ProductData, readProducts } from './read-products.ts';

const limits = {
  rows: 200,
  title: 150,
  short: 160,
  bullets: 6,
  bullet: 255,
  attributes: 20,
  attribute: 200,
  alt: 125,
  issues: 600,
};

/** Fewest features or attributes that a product page is taken seriously with. */
const fewest = 2;

interface Row {
  draft: DraftOf<typeof catalogueEnrichment>;
  language: ComposerLanguage;
  product: ProductData;
}

const colonOf = (language: ComposerLanguage) => (language === 'fr' ? '\u00a0: ' : ': ');

/** Product and maker, unless the name holds it. */
function namedOf({ product: { known }, language }: Row): string {
  const name = capitalised((known.name || known.sku).replace(/\.$/u, ''));
  const { brand } = known;
  if (name === '') return brand;
  return brand === '' || name.toLocaleLowerCase().includes(brand.toLocaleLowerCase())
    ? name
    : commercePhrases[language].from(name, brand);
}

/** What tells most of a product in few words: a feature, else the first attribute with a figure. */
function tellingOf({ product, language }: Row): string {
  const { colour, size } = product.known;
  const others = product.facts.filter(({ value }) => value !== colour && value !== size);
  const fact = others.find(({ value }) => /\d/u.test(value)) ?? others[0];
  const short = product.features.find((feature) => lengthOf(feature) <= 40);
  if (short !== undefined) return insideSentence(short, language);
  return fact === undefined ? '' : `${insideSentence(fact.name, language)} ${fact.value}`;
}

function titleOf(row: Row): string {
  const { known, facts } = row.product;
  const size = facts.find(({ value }) => value === known.size);
  const sized = size ? `${insideSentence(size.name, row.language)} ${size.value}` : '';
  const named = namedOf(row);
  const isListing = row.draft.line('channel') !== 'shop';
  // Marketplaces want the brand first.
  const first = isListing && known.brand !== '' && named !== capitalised(known.name) ? `${known.brand} ${known.name}` : named;
  const additions = isListing ? [tellingOf(row), sized, known.colour] : [known.colour, sized];
  let title = shorten(first, limits.title, row.language);
  for (const addition of additions.filter((one) => one !== '')) {
    if (title.toLocaleLowerCase().includes(addition.toLocaleLowerCase())) continue;
    if (lengthOf(`${title}, ${addition}`) <= limits.title) title = `${title}, ${addition}`;
  }
  return title;
}

/** Category of the data, as its path in the given tree; null where the tree does not hold it. */
function categoryOf({ draft, language, product: { known } }: Row): string | null {
  const paths = draft
    .text('taxonomy')
    .split(/[\n;,]+/u)
    .map((path) => path.trim())
    .filter((path) => path !== '');
  if (paths.length === 0) return known.category === '' ? null : shorten(known.category, 200, language);
  const leafOf = (path: string) => path.split(/\s*[>/›]\s*/u).at(-1) ?? path;
  const wanted = known.category.toLocaleLowerCase();
  const found = paths.find((path) => wanted !== '' && [path, leafOf(path)].some((one) => one.toLocaleLowerCase() === wanted));
  const named = meaningfulStems(known.name, language);
  const byName = paths.find((path) => {
    const stems = [...meaningfulStems(leafOf(path), language)];
    return stems.length > 0 && stems.every((stem) => named.has(stem));
  });
  const names = meaningfulStems(`${known.name} ${known.category}`, language);
  const byWord = paths.find((path) => [...meaningfulStems(leafOf(path), language)].some((stem) => names.has(stem)));
  // One path alone is no tree to choose from: it is where the product belongs.
  const path =
    found ??
    byName ??
    byWord ??
    (paths.length === 1 && known.category === '' && leafOf(paths[0] ?? '') !== paths[0] ? paths[0] : undefined);
  return path === undefined ? null : shorten(path, 200, language);
}

function descriptionOf(row: Row, sentences: readonly string[], facts: readonly string[]): string {
  const { language, draft, product } = row;
  const words = draft.number('length', 100);
  const opening = commercePhrases[language].opening(namedOf(row), '');
  const body = asParagraphs([opening, ...sentences.slice(0, words <= 50 ? 2 : undefined)], 4);
  const shown = facts.slice(0, words <= 50 ? 3 : undefined).join(' ');
  const paragraphs = [...body.split('\n\n'), shown].filter((text) => text !== '');
  return namedOf(row) === '' && product.features.length + facts.length === 0
    ? ''
    : paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('');
}

function issuesOf(row: Row, category: string | null, left: readonly string[]): string {
  const { draft, language, product } = row;
  const phrases = customPhrases[language].product;
  const { known, features, facts } = product;
  const missing = [
    known.sku === '' ? phrases.skuMissing : '',
    known.name === '' ? phrases.nameMissing : '',
    known.brand === '' ? phrases.brandMissing : '',
    draft.list('contents').includes('category') && category === null ? phrases.categoryMissing : '',
  ].filter((one) => one !== '');
  const names = new Intl.DisplayNames([language], { type: 'language' });
  const remarks = [
    missing.length > 0 ? `${toAdd(language, joinList(missing, language))}.` : '',
    features.length === 0 || features.length + facts.length < fewest
      ? toAdd(language, commercePhrases[language].featuresMissing)
      : '',
    ...product.contradictions.map(({ name, values }) => phrases.contradiction(capitalised(name), joinList(values, language))),
    left.length > 0
      ? phrases.otherLanguages(
          joinList(
            left.map((code) => names.of(code) ?? code),
            language,
          ),
        )
      : '',
  ];
  return joinToFit(remarks, limits.issues, language);
}

function rowOf(row: Row, code: string, left: readonly string[]): ResultOf<typeof catalogueEnrichment>['rows'][number] {
  const { draft, language, product } = row;
  const isAsked = (content: string) => draft.list('contents').includes(content);
  const sentences = product.features.map(asSentence);
  const statements = product.facts.map(({ name, value }) => name + colonOf(language) + value);
  const terms = product.terms.slice(0, 4).map(({ name, value }) => name + colonOf(language) + value);
  const facts = statements.map(asSentence);
  const title = titleOf(row);
  const named = namedOf(row);
  const category = isAsked('category') ? categoryOf(row) : null;
  const appearance = [named, product.known.colour].filter((part) => part !== '').join(', ');
  const opening = named === '' ? '' : commercePhrases[language].opening(named, '');
  const meta = fitMetaDescription(
    [opening, ...sentences, ...facts],
    language,
    commercePhrases[language].metaCall(draft.isFormal),
  );
  return {
    sku: shorten(product.known.sku, 120, language),
    language: code,
    ...(isAsked('title') ? { title } : {}),
    ...(isAsked('short_description')
      ? { short_description: joinToFit([opening, ...sentences, ...facts], limits.short, language) }
      : {}),
    ...(isAsked('description') ? { description: descriptionOf(row, sentences, facts) } : {}),
    bullets: isAsked('bullets')
      ? [...product.features, ...statements].slice(0, limits.bullets).map((point) => shorten(point, limits.bullet, language))
      : [],
    attributes: isAsked('attributes')
      ? [...statements.slice(0, limits.attributes - terms.length), ...terms].map((fact) =>
          shorten(fact, limits.attribute, language),
        )
      : [],
    ...(isAsked('meta') ? { meta_title: fitMetaTitle(title, language), meta_description: meta } : {}),
    ...(isAsked('alt_text') && appearance !== '' ? { alt_text: shorten(appearance, limits.alt, language) } : {}),
    ...(category === null ? {} : { category }),
    issues: issuesOf(row, category, left),
  };
}

/** True where the code asks for this language as the composer writes it. */
const isSameLanguage = (code: string, language: ComposerLanguage) =>
  code === language || (language !== 'pt-BR' && code.split('-')[0] === language);

/** Composes one row per product in the language of its data. Throws NEEDS_MODEL where only other languages are asked for. */
export function composeCatalogueRows(draft: DraftOf<typeof catalogueEnrichment>): ResultOf<typeof catalogueEnrichment> {
  const { sources } = draft.context;
  const from = draft.line('translate_from');
  const targets = draft.list('target_languages');
  const isKnown = from !== '' && from !== 'auto';
  const read = isKnown ? null : languageOfProducts(draft.text('product_data'), sources);
  const known = (Object.keys(customPhrases) as ComposerLanguage[]).find((one) => isSameLanguage(from, one));
  if (isKnown && known === undefined) throw new EngineFailure('NEEDS_MODEL', { detail: from });
  const language = known ?? read ?? draft.language;
  const own = targets.filter((code) => isSameLanguage(code, language));
  // Data that do not tell their language are taken to be written in the one that is asked for.
  const written = own.length > 0 || isKnown || read !== null ? own : [language];
  if (written.length === 0) throw new EngineFailure('NEEDS_MODEL', { detail: targets[0] ?? '' });
  const left = targets.filter((code) => !written.includes(code));
  const products = readProducts(draft.text('product_data'), sources, language);
  if (products.length === 0) throw new EngineFailure('NEEDS_MODEL');
  const rows = products.flatMap((product) => written.map((code) => rowOf({ draft, language, product }, code, left)));
  return { rows: rows.slice(0, limits.rows) };
}

export default { compose: composeCatalogueRows } satisfies Composer<typeof catalogueEnrichment>;
