// A responsive search ad from keywords and benefits: whole phrases that fit, never a cut one; the limits are Google's.
import type { ResultOf } from '@folio/catalogue/define-tool';
import type googleSearchAds from '@folio/catalogue/writer/google-search-ads.tool';
import { searchPhrases } from '@folio/locales/phrases/search';
import { tonePhrases } from '@folio/locales/phrases/tone';
import { insideSentence } from '@folio/locales/writing/inside-sentence';
import type { ComposerLanguage } from '../../engine-types.ts';
import { urlSlugOf } from '../articles/url-slug.ts';
import type { Composer } from '../composer-types.ts';
import type { DraftOf } from '../draft.ts';
import { lengthOf, shorten } from '../fit-text.ts';
import { asItem, asSentence, capitalised, splitItems } from '../split-input.ts';
import { toAdd } from '../to-add.ts';
import { numberOf } from '../wording.ts';

const limits = { headline: 30, description: 90, path: 15, callout: 25 };

/** Fewest headlines with which Google has something to choose from. */
const fewest = 8;

const withoutShouting = (text: string) =>
  text
    .replace(/!+/gu, '')
    .replace(/¡/gu, '')
    .replace(/[.\s]+$/u, '');

/** German verbs, adjectives and small words of searches; the rest of a German keyword are nouns and names. */
const smallInGerman =
  /^(?:\p{L}{1,3}|stimmen|mieten|kaufen|einbauen|austauschen|anmelden|beantragen|berechnen|entfernen|verlegen|versichern|streichen|dämmen|pflegen|planen|drucken|gestalten|übersetzen|essen|wandern|fahren|schneiden|waschen|reinigen|montieren|sanieren|renovieren|leihen|buchen|finden|lernen|bestellen|reparieren|lassen|machen|verkaufen|vergleichen|online|günstig\p{L}*|gut\p{L}*|beste\p{L}*|neu\p{L}*|kostenlos\p{L}*|gebraucht\p{L}*|nähe|oder|ohne|eine?[rmns]?)$/u;

/** The keyword with the capitals that brand, product and benefits write its words with, and German nouns with theirs. */
function withCapitals(keyword: string, known: string, language: ComposerLanguage): string {
  const words = keyword.split(' ').map((word) => {
    const written = known.split(/[^\p{L}\p{N}'’-]+/u).find((one) => one.toLocaleLowerCase() === word && one !== word);
    // In German a capital says that it is a noun; elsewhere the first word of a line has one too.
    if (written !== undefined && (language === 'de' || known.includes(` ${written}`))) return written;
    return language === 'de' && !smallInGerman.test(word) ? capitalised(word) : word;
  });
  return capitalised(words.join(' '));
}

/** The texts that fit, each once however it is written. */
function fitting(texts: readonly string[], limit: number): string[] {
  const seen = new Set<string>();
  return texts.filter((text) => {
    const isNew = text !== '' && lengthOf(text) <= limit && !seen.has(text.toLocaleLowerCase());
    if (isNew) seen.add(text.toLocaleLowerCase());
    return isNew;
  });
}

function headlinesOf(draft: DraftOf<typeof googleSearchAds>, benefits: readonly string[], calls: readonly string[]): string[] {
  const brand = draft.line('brand');
  // The first word of a line has a capital that says nothing of the word.
  const lines = [draft.line('product'), ...benefits].map((line) => insideSentence(line, draft.language));
  const known = [brand, ...lines].join(' ');
  const keywords = draft.list('keywords').map((keyword) => withCapitals(keyword, known, draft.language));
  const branded = brand === '' ? [] : keywords.map((keyword) => `${keyword} | ${brand}`);
  const [first = '', ...others] = keywords;
  const texts = [first, brand, ...benefits, ...others, draft.line('product'), ...branded, ...calls.slice(0, 1)];
  return fitting(texts.map(withoutShouting), limits.headline).slice(0, draft.number('headline_count', 15));
}

/** Each description takes the next sentences that fit, and the call to action where there is room for it. */
function descriptionsOf(draft: DraftOf<typeof googleSearchAds>, benefits: readonly string[], calls: readonly string[]): string[] {
  const { language } = draft;
  const rest = benefits.map((benefit) => shorten(asSentence(benefit), limits.description, language));
  const made: string[] = [];
  while (rest.length > 0 && made.length < draft.number('description_count', 4)) {
    let text = rest.shift() ?? '';
    const call = calls[made.length % Math.max(1, calls.length)] ?? '';
    while (rest[0] !== undefined && lengthOf(`${text} ${rest[0]} ${call}`) <= limits.description) text += ` ${rest.shift()}`;
    made.push(lengthOf(`${text} ${call}`) <= limits.description ? `${text} ${call}`.trim() : text);
  }
  return made;
}

/** Words of a keyword joined by hyphens, as many as the path takes. */
function pathOf(keyword: string, draft: DraftOf<typeof googleSearchAds>): string {
  let path = '';
  for (const word of urlSlugOf(keyword, draft.language).split('-')) {
    const longer = path === '' ? word : `${path}-${word}`;
    // A word that is too long by itself must not keep the next one from standing for the keyword.
    if (lengthOf(longer) <= limits.path) path = longer;
  }
  return path;
}

/** Composes headlines, descriptions, paths and callouts. */
export function composeSearchAds(draft: DraftOf<typeof googleSearchAds>): ResultOf<typeof googleSearchAds> {
  const { language } = draft;
  const phrases = searchPhrases[language];
  const benefits = splitItems(draft.text('benefits'), language).map(asItem);
  const allCalls = tonePhrases[language].adCalls[draft.tone](draft.isFormal);
  // Another product begins with another call.
  const start = numberOf(`${draft.line('brand')} ${draft.line('product')}`) % allCalls.length;
  const calls = [...allCalls.slice(start), ...allCalls.slice(0, start)];
  const headlines = headlinesOf(draft, benefits, calls);
  const hasAssets = draft.isTrue('assets');
  const [first = '', second = ''] = draft.list('keywords');
  const remarks = [
    headlines.length < Math.min(fewest, draft.number('headline_count', 15)) ? toAdd(language, phrases.headlinesMissing) : '',
    hasAssets ? toAdd(language, phrases.sitelinksMissing) : '',
  ].filter((remark) => remark !== '');
  return {
    headlines,
    descriptions: descriptionsOf(draft, benefits, calls),
    path1: pathOf(first, draft),
    path2: pathOf(second, draft),
    sitelinks: [],
    callouts: hasAssets ? fitting(benefits.map(withoutShouting), limits.callout).slice(0, 8) : [],
    ...(remarks.length > 0 ? { remarks } : {}),
  };
}

export default { compose: composeSearchAds } satisfies Composer<typeof googleSearchAds>;
