// A responsive search ad from keywords and benefits: whole phrases that fit, never a cut one; the limits are Google's.
import type { ResultOf } from '@folio/catalogue/define-tool';
import type googleSearchAds from '@folio/catalogue/writer/google-search-ads.tool';
import { searchKeywordsLexicon } from '@folio/locales/lexicon';
import { searchPhrases, tonePhrases } from '@folio/locales/phrases';
import { insideSentence } from '@folio/locales/writing/inside-sentence';
import type { ComposerLanguage } from '../../core/engine-types.ts';
import { lengthOf, shorten } from '../../text/fit-text.ts';
import { stemOf } from '../../text/stems.ts';
import { stopWordsOf } from '../../text/stop-words.ts';
import { wordsOf } from '../../text/tokens.ts';
import { urlSlugOf } from '../articles/url-slug.ts';
import type { Composer } from '../composer-types.ts';
import type { DraftOf } from '../draft.ts';
import { withCapitals, withoutTown } from '../keyword-capitals.ts';
import { asItem, asSentence, capitalised, splitItems } from '../split-input.ts';
import { toAdd } from '../to-add.ts';
import { numberOf } from '../wording.ts';

const limits = { headline: 30, description: 90, path: 15, callout: 25 };

/** Fewest headlines with which Google has something to choose from. */
const minHeadlines = 8;

const withoutShouting = (text: string) =>
  text
    .replace(/!+/gu, '')
    .replace(/¡/gu, '')
    .replace(/[.\s]+$/u, '');

/** The texts that fit, each once however it is written. */
function fitting(texts: readonly string[], limit: number): string[] {
  const seen = new Set<string>();
  return texts.filter((text) => {
    const isNew = text !== '' && lengthOf(text) <= limit && !seen.has(text.toLocaleLowerCase());
    if (isNew) seen.add(text.toLocaleLowerCase());
    return isNew;
  });
}

/** "Débouchage de canalisations" and "Débouchage canalisation" say the same: the first of them stays. */
function unlike(texts: readonly string[], language: ComposerLanguage): string[] {
  const stopWords = stopWordsOf(language);
  const seen = new Set<string>();
  return texts.filter((text) => {
    const telling = wordsOf(text, language).filter((word) => !stopWords.has(word));
    const meaning =
      telling.length === 0
        ? text
        : telling
            .map((word) => stemOf(word, language))
            .toSorted()
            .join(' ');
    return !seen.has(meaning) && seen.add(meaning);
  });
}

/**
 * Returns the benefits one by one. Splits a single line typed as one sentence, and benefits too long for
 * a description, at their commas.
 */
function benefitsOf(draft: DraftOf<typeof googleSearchAds>): string[] {
  const { language } = draft;
  const text = draft.text('benefits');
  const isOneLine = !/\n\s*\S/u.test(text.trim());
  const items = splitItems(text, language).flatMap((item) => {
    const parts = item.split(/(?:[,;]|(?<=\p{L}{4})\.)\s+(?![^(]*\))/u);
    return parts.length > 2 && (isOneLine || lengthOf(item) > limits.description) ? parts : [item];
  });
  const joining = /^(?:and|und|e|ed|y|et)\s+/iu;
  return [...new Set(items.map((item) => asItem(item.replace(joining, ''))))].filter((item) => /[\p{L}\p{N}]/u.test(item));
}

/** Lines of words that stand for a whole benefit too long for a headline: "Clean work, no dust" is two. */
const partsOf = (benefit: string) =>
  benefit
    .split(/[,:;]\s|\s[–—]\s/u)
    .filter((part, _, all) => all.length > 1 && part.trim().includes(' ') && /\p{L}{3}/u.test(part))
    .map((part) => capitalised(part.trim()));

interface Material {
  benefits: readonly string[];
  calls: readonly string[];
  /** Keywords with their capitals. */
  keywords: readonly string[];
}

const colonOf = (language: ComposerLanguage) => (language === 'fr' ? '\u00a0: ' : ': ');

function headlinesOf(draft: DraftOf<typeof googleSearchAds>, { benefits, calls, keywords }: Material): string[] {
  const brand = draft.line('brand');
  const { language } = draft;
  const [first = '', ...others] = keywords
    .filter((keyword) => !searchKeywordsLexicon[language].noHeadline.test(keyword))
    .map((keyword) => (lengthOf(keyword) > limits.headline ? withoutTown(keyword, draft.line('product'), language) : keyword));
  // The brand stands behind one headline: behind a second it only repeats both.
  const branded = fitting(brand === '' ? [] : [first, ...others].map((keyword) => `${keyword} | ${brand}`), limits.headline);
  const texts = [
    first,
    brand,
    ...benefits,
    ...others,
    capitalised(draft.line('product')),
    ...benefits.filter((benefit) => lengthOf(benefit) > limits.headline).flatMap(partsOf),
    ...branded.slice(0, 1),
    ...calls.slice(0, 1),
    ...calls.slice(1, 2),
  ];
  return unlike(fitting(texts.map(withoutShouting), limits.headline), language).slice(0, draft.number('headline_count', 15));
}

/** A description shorter than this has room for its subject. */
const scarce = 50;

/** The benefits in as many groups as descriptions were asked for, each as large as it fits; fewer benefits come in twos, each pair once. */
function groupsOf(sentences: readonly string[], count: number): string[][] {
  if (sentences.length < count) {
    const pairs = sentences.flatMap((one, index) => sentences.slice(index + 1).map((other) => [one, other]));
    return [...sentences.map((one) => [one]), ...pairs].slice(0, count);
  }
  const groups: string[][] = [];
  for (let index = 0; index < count; index++) {
    const start = Math.round((index * sentences.length) / count);
    groups.push(sentences.slice(start, Math.round(((index + 1) * sentences.length) / count)));
  }
  return groups;
}

/**
 * Returns the ordered number of descriptions, from the benefits in order. Short ones add their subject, and a
 * call to action if it fits.
 */
function descriptionsOf(draft: DraftOf<typeof googleSearchAds>, { benefits, calls }: Material): string[] {
  const { language } = draft;
  const fits = (text: string) => lengthOf(text) <= limits.description;
  // A cut clause ends as a sentence does.
  const sentences = benefits.map((benefit) => asSentence(shorten(asSentence(benefit), limits.description - 1, language)));
  // A keyword is a search phrase, not the beginning of a sentence.
  const subjects = [draft.line('product'), draft.line('brand')].filter((subject) => subject !== '');
  const made = groupsOf(sentences, draft.number('description_count', 4)).map((group, turn) => {
    const text = group.reduce(
      (joined, sentence) => (joined === '' || fits(`${joined} ${sentence}`) ? `${joined} ${sentence}`.trim() : joined),
      '',
    );
    const subject = subjects[turn % subjects.length] ?? '';
    const about = `${capitalised(withoutShouting(subject))}${colonOf(language)}${insideSentence(text, language)}`;
    const body = lengthOf(text) <= scarce && fits(about) ? about : text;
    const call = calls[turn % Math.max(1, calls.length)] ?? '';
    return fits(`${body} ${call}`) ? `${body} ${call}`.trim() : body;
  });
  const descriptions = fitting(made, limits.description);
  // Google takes no ad with a single description.
  if (descriptions.length > 1) return descriptions;
  const offers = subjects.map((subject) => asSentence(shorten(withoutShouting(subject), limits.description - 1, language)));
  const called = offers.flatMap((offer) => calls.map((call) => `${offer} ${call}`));
  return fitting([...descriptions, ...called, ...offers], limits.description).slice(
    0,
    Math.min(2, draft.number('description_count', 4)),
  );
}

/** Words of a keyword joined by hyphens, as many as the path takes. */
function pathOf(keyword: string, draft: DraftOf<typeof googleSearchAds>): string {
  let path = '';
  for (const word of urlSlugOf(keyword, draft.language).split('-')) {
    const longer = path === '' ? word : `${path}-${word}`;
    // Half a compound names something else ("location-car" for camper vans); a first word that is too long keeps no other one out.
    if (lengthOf(longer) > limits.path && path !== '') return path;
    if (lengthOf(longer) <= limits.path) path = longer;
  }
  return path;
}

/** Composes headlines, descriptions, paths and callouts. */
export function composeSearchAds(draft: DraftOf<typeof googleSearchAds>): ResultOf<typeof googleSearchAds> {
  const { language } = draft;
  const phrases = searchPhrases[language];
  const benefits = benefitsOf(draft);
  const allCalls = tonePhrases[language].adCalls[draft.tone](draft.isFormal || draft.line('tone') === 'empathetic');
  // Another product begins with another call.
  const start = numberOf(`${draft.line('brand')} ${draft.line('product')}`) % allCalls.length;
  const calls = [...allCalls.slice(start), ...allCalls.slice(0, start)];
  // The first word of a line has a capital that says nothing of the word.
  const lines = [draft.line('product'), ...benefits].map((line) => insideSentence(line, language));
  const known = [draft.line('brand'), ...lines].join(' ');
  const keywords = draft.list('keywords').map((keyword) => withCapitals(keyword, known, language));
  const material = { benefits, calls, keywords };
  const headlines = headlinesOf(draft, material);
  const hasAssets = draft.isTrue('assets');
  const paths = [...new Set(draft.list('keywords').map((keyword) => pathOf(keyword, draft)))].filter((path) => path !== '');
  const remarks = [
    headlines.length < Math.min(minHeadlines, draft.number('headline_count', 15))
      ? toAdd(language, phrases.headlinesMissing)
      : '',
    hasAssets ? toAdd(language, phrases.sitelinksMissing) : '',
  ].filter((remark) => remark !== '');
  return {
    headlines,
    descriptions: descriptionsOf(draft, material),
    path1: paths[0] ?? '',
    path2: paths[1] ?? '',
    sitelinks: [],
    callouts: hasAssets ? fitting(benefits.map(withoutShouting), limits.callout).slice(0, 8) : [],
    ...(remarks.length > 0 ? { remarks } : {}),
  };
}

export default { compose: composeSearchAds } satisfies Composer<typeof googleSearchAds>;
