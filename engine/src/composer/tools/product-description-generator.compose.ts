// A product description from the seller's data: facts go into the table, the rest into text and bullets, nothing is added.
import type { ResultOf } from '@folio/catalogue/define-tool';
import type productDescriptionGenerator from '@folio/catalogue/writer/product-description-generator.tool';
import { typographyLexicon } from '@folio/locales/lexicon/typography';
import { type CommercePhrases, commercePhrases } from '@folio/locales/phrases/commerce';
import { offerPatternsPhrases } from '@folio/locales/phrases/offer-patterns';
import { tonePhrases } from '@folio/locales/phrases/tone';
import { joinList } from '@folio/locales/writing/formats';
import { insideSentence } from '@folio/locales/writing/inside-sentence';
import { escapeHtml } from '../../document/markup.ts';
import { type ComposerLanguage, EngineFailure } from '../../engine-types.ts';
import { LinkPlacer, passagesHtml } from '../articles/article-html.ts';
import { meaningfulStems, readMaterial } from '../articles/passages.ts';
import { passagesAbout } from '../articles/plan-sections.ts';
import type { Composer } from '../composer-types.ts';
import type { DraftOf } from '../draft.ts';
import { lengthOf, shorten } from '../fit-text.ts';
import { keywordsToUse } from '../keywords-to-use.ts';
import { fitMetaDescription, fitMetaTitle } from '../search-snippet.ts';
import { asItem, asSentence, capitalised, labelledFact, splitItems } from '../split-input.ts';
import { toAdd } from '../to-add.ts';
import { Wording } from '../wording.ts';

/** Refuses, as NEEDS_MODEL, data that the order says are written in another language: the composer does not translate. */
function refuseForeignData(draft: DraftOf<typeof productDescriptionGenerator>): void {
  const from = draft.line('translate_from').toLowerCase();
  const isForeign = from !== '' && from !== 'auto' && from.slice(0, 2) !== draft.language.slice(0, 2);
  if (isForeign) throw new EngineFailure('NEEDS_MODEL', { detail: from });
}

const limits = { summary: 160, summaryFacts: 2 };

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

/** "polyester, recycled" reads as "polyester (recycled)" inside a sentence. */
const inOneClause = (value: string) => value.replace(/^([^,(]+), ([^,(\d]+)$/u, '$1 ($2)');

/** What is said of a measure; empty for a name that is not known, which the table says better than half a sentence. */
function factSentence({ name, value }: Product['data'][number], language: ComposerLanguage): string {
  const known = Object.values(tonePhrases[language].product.facts).find((fact) => fact.name.test(name));
  return known ? known.sentence(inOneClause(value)) : '';
}

interface Features {
  /** Features that say what the product does. */
  deeds: string[];
  /** Sentences made of features that say what it is, or that have a subject of their own. */
  said: string[];
  /** The others, which name what it has. */
  things: string[];
}

/** German features keep the capital of a noun; a number word, a verb or an adjective before its noun is written small. */
const smallInGerman =
  /^(?:Zwei|Drei|Vier|Fünf|Sechs|Sieben|Acht|Neun|Zehn|Elf|Zwölf|Mit|Aus|Ohne|Für|Mehr|Sehr|Auch)\s|^\p{Lu}\p{Ll}+(?:e|er|es|en)\s\p{Lu}|^\p{Lu}\p{Ll}+t\s|^\p{Lu}\p{Ll}+er als\s|^\p{Lu}\p{Ll}+(?:gebunden|geeignet|bar|ig|lich|los|fest|dicht|frei|sicher)$/u;

/** The feature as it is inside a sentence. */
function small(feature: string, language: ComposerLanguage): string {
  // "LED bulb" keeps its capitals, "Bulb LED" those of the acronym alone.
  const beforeAcronym = /^\p{Lu}\p{Ll}+\s\p{Lu}{2,}/u;
  if (language !== 'de')
    return beforeAcronym.test(feature)
      ? feature.replace(/^\p{Lu}/u, (letter) => letter.toLocaleLowerCase())
      : insideSentence(feature, language);
  const isSmall = smallInGerman.test(feature);
  return isSmall ? feature.replace(/^\p{Lu}/u, (letter) => letter.toLocaleLowerCase()) : feature;
}

/** What the product does as one sentence, so that its subject is named once; what holds commas of its own stays a sentence of its own. */
function deedsSentence(deeds: readonly string[], language: ComposerLanguage): string {
  const { subject } = tonePhrases[language].product.verbs;
  const clauses = deeds.map((deed) => small(deed.replace(/[.]$/u, ''), language));
  const said = clauses.some((clause) => /[,;.]\s/u.test(clause)) ? clauses : [joinList(clauses, language)];
  return said.map((clause) => asSentence(`${subject} ${clause}`)).join(' ');
}

/** Sentences that begin alike as one: "It is washable and made in Devon." What holds a comma stays a sentence of its own. */
function joinedPredicates(sentences: readonly string[], language: ComposerLanguage): string[] {
  const [first, second] = sentences;
  if (first === undefined || second === undefined || sentences.some((sentence) => sentence.includes(','))) return [...sentences];
  const words = first.split(' ');
  const alike = words.findIndex((word, index) => sentences.some((sentence) => sentence.split(' ')[index] !== word));
  if (alike < 1) return [...sentences];
  const ends = sentences.map((sentence) => sentence.split(' ').slice(alike).join(' ').replace(/\.$/u, ''));
  return [asSentence(`${words.slice(0, alike).join(' ')} ${joinList(ends, language)}`)];
}

/** A feature with a verb in front tells what the product does; one that is a sentence but for its subject gets one. */
function partFeatures(features: readonly string[], language: ComposerLanguage): Features {
  const { verbs, predicate, clause } = tonePhrases[language].product;
  const others = features.filter((feature) => !verbs.opens.test(feature));
  const sentencesBy = (write: (feature: string) => string) => others.map(write).filter((sentence) => sentence !== '');
  return {
    deeds: features.filter((feature) => verbs.opens.test(feature)),
    said: [...sentencesBy(clause), ...joinedPredicates(sentencesBy(predicate), language)],
    things: others.filter((feature) => predicate(feature) === '' && clause(feature) === ''),
  };
}

/** Features as one list of a sentence; semicolons part what holds commas. */
function listOf(things: readonly string[], language: ComposerLanguage): string {
  const inside = things.map((thing) => small(thing.replace(/\.$/u, ''), language));
  return inside.some((thing) => thing.includes(','))
    ? inside.join(typographyLexicon[language].semicolon)
    : joinList(inside, language);
}

function describe(draft: DraftOf<typeof productDescriptionGenerator>, product: Product, phrases: CommercePhrases): string {
  const { language } = draft;
  const keywords = draft.list('keywords');
  const { features, data } = product;
  const words = draft.number('length', 150);
  const { deeds, said, things } = partFeatures(features, language);
  const list =
    things.length > 1
      ? new Wording(draft, product.named).say(offerPatternsPhrases[language].product.features, {
          list: listOf(things.slice(0, 4), language),
        })
      : '';
  const before = summaryOf(draft, product).facts;
  const known = data.map((fact) => factSentence(fact, language)).filter((sentence) => sentence !== '');
  const facts = known.slice(before, before + (words <= 50 ? 1 : 6));
  // What the product is and for whom is in the summary above it.
  const paragraphs = [
    [
      deeds.length === 0 ? '' : deedsSentence(deeds.slice(0, words <= 50 ? 1 : 4), language),
      ...said.slice(0, words <= 50 ? 1 : 3),
      list,
    ]
      .filter((part) => part !== '')
      .join(' '),
    facts.join(' '),
  ].filter((paragraph) => paragraph !== '');
  if (features.length + data.length < 2) paragraphs.push(toAdd(language, phrases.featuresMissing));
  if (data.length === 0 && !/\d/.test(draft.text('features'))) paragraphs.push(toAdd(language, phrases.dataMissing));
  const material = readMaterial(draft.context.sources, language);
  const quoted = passagesAbout(material.passages, [product.name, ...keywords].join(' '), Math.max(40, words / 2), language);
  const html = paragraphs.map(paragraphHtml).join('') + (quoted.length > 0 ? passagesHtml(quoted, new LinkPlacer([])) : '');
  const missing = keywordsToUse(keywords, [product.named, html, draft.text('features')], language);
  return missing === '' ? html : html + paragraphHtml(missing);
}

/** What the product is and for whom, with the first measures that fit beside it, and how many these are. */
function summaryOf(
  draft: DraftOf<typeof productDescriptionGenerator>,
  { named, audience, data }: Product,
): { text: string; facts: number } {
  const { language } = draft;
  const patterns = offerPatternsPhrases[language].product;
  const wording = new Wording(draft, named);
  const phrases = tonePhrases[language];
  const values = { product: phrases.product.named(named), audience: phrases.audience(audience) };
  let text = wording.say(audience === '' ? patterns.opening : patterns.openingFor, values);
  if (lengthOf(text) > limits.summary) return { text: shorten(asSentence(named), limits.summary, language), facts: 0 };
  let facts = 0;
  const known = data.map((fact) => factSentence(fact, language)).filter((sentence) => sentence !== '');
  for (const sentence of known.slice(0, limits.summaryFacts)) {
    const longer = `${text} ${sentence}`;
    if (lengthOf(longer) > limits.summary) break;
    text = longer;
    facts += 1;
  }
  return { text, facts };
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
    short_description: summaryOf(draft, product).text,
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
