// Addresses from titles: plain letters, whole words, duplicates named and never numbered in silence.
import type { InputOf, ResultOf } from '@folio/catalogue/define-tool';
import type urlSlugGeneratorTool from '@folio/catalogue/seo/url-slug-generator.tool';
import { interfaceLanguages, toInterfaceLanguage } from '@folio/contract/languages';
import { byLanguage } from '@folio/locales/by-language';
import { letterLanguage, slugWords } from '../text/slug-words.ts';
import { smallWordsOf } from '../text/small-words.ts';
import { wordsOf } from '../text/tokens.ts';
import { transliterate } from '../text/transliterate.ts';
import { sayRemark } from './remark.ts';

const remarks = byLanguage(({ remarks }) => remarks.urlSlugs);

type Input = Partial<InputOf<typeof urlSlugGeneratorTool>>;
type Result = ResultOf<typeof urlSlugGeneratorTool>;

/** Most titles of one call; source: the catalogue's result of the tool. */
const maxTitles = 500;
/** Maximum length of a title, which is one line. Only this much of a longer text is read. */
const maxTitleLength = 500;

interface SlugOptions {
  language: string;
  limit: number;
  separator: string;
  withoutSmallWords: boolean;
}

interface Slug {
  slug: string;
  problem: 'no_letters' | 'word_too_long' | null;
  leftOut: number;
}

/** The slug of a title; as many whole words as fit. Small words stay where nothing else would. */
export function slugOf(title: string, { language, limit, separator, withoutSmallWords }: SlugOptions): Slug {
  const words = wordsOf(title.normalize('NFC').replace(/(?<=\p{L})['’](?=s\b)/gu, ''), language);
  const letters = letterLanguage(title, language);
  const parts = (withoutSmallWords ? slugWords(words, language) : words).flatMap((word) =>
    transliterate(word.replace(/['’]/gu, ''), letters)
      .split(/[^a-z0-9]+/)
      .filter((part) => part !== ''),
  );
  if (parts.length === 0) return { slug: '', problem: 'no_letters', leftOut: 0 };
  let slug = '';
  for (const [index, part] of parts.entries()) {
    const longer = slug === '' ? part : slug + separator + part;
    if (longer.length > limit) return { slug, problem: slug === '' ? 'word_too_long' : null, leftOut: parts.length - index };
    slug = longer;
  }
  return { slug, problem: null, leftOut: 0 };
}

/** The language of one title by its small words, where another than the list's has more of them; a title may be too short to judge. */
function languageOfTitle(title: string, language: string): string {
  const score = (code: string) => {
    const small = smallWordsOf(code);
    return wordsOf(title, code).filter((word) => small.has(word)).length;
  };
  const own = score(language);
  const [best, second] = interfaceLanguages
    .map((code) => ({ code, hits: score(code) }))
    .toSorted((one, other) => other.hits - one.hits);
  return best && best.hits > own && best.hits > (second?.hits ?? 0) ? best.code : language;
}

/** Slugs of the titles in their order; a slug that came before names the title it belongs to. */
export function urlSlugs(input: Input, language: string): Result {
  const local = toInterfaceLanguage(language);
  const given = typeof input['titles'] === 'string' ? input['titles'] : '';
  const titles = given
    .split('\n')
    .map((line) => line.replace(/\s+/gu, ' ').trim().slice(0, maxTitleLength))
    .filter((line) => line !== '');
  const base = typeof input['base_url'] === 'string' ? input['base_url'].trim().replace(/\/+$/, '') : '';
  const wishes: SlugOptions = {
    language,
    limit: input['max_characters'] ?? 60,
    separator: input['separator'] === '_' ? '_' : '-',
    withoutSmallWords: input['remove_stop_words'] !== false,
  };
  const firstTitles = new Map<string, string>();
  const slugs = titles.slice(0, maxTitles).map((title) => {
    const isDetected = input['language'] === undefined || input['language'] === 'auto';
    const { slug, problem, leftOut } = slugOf(
      title,
      isDetected ? { ...wishes, language: languageOfTitle(title, language) } : wishes,
    );
    const earlier = firstTitles.get(slug);
    if (slug !== '' && earlier === undefined) firstTitles.set(slug, title);
    const note = problem
      ? sayRemark(remarks[local][problem], local, { limit: wishes.limit })
      : leftOut > 0
        ? sayRemark(remarks[local].shortened, local, { count: leftOut })
        : null;
    return {
      title,
      slug,
      ...(base !== '' && slug !== '' && { url: `${base}/${slug}` }),
      ...(slug !== '' && earlier !== undefined && { duplicate_of: earlier }),
      ...(note !== null && { note }),
    };
  });
  const isTooMany = titles.length > maxTitles;
  return {
    slugs,
    notes: isTooMany ? [sayRemark(remarks[local].too_many, local, { limit: maxTitles, count: titles.length })] : [],
  };
}
