// A page of a website that an account is set up from: the facts of any page, and its facts about the company. Runs in a worker.
import { canonicalUrl, isOnHost } from '@folio/contract/page-address';
import { titlePixelLimit } from '@folio/contract/score/snippet-limits';
import { titlePixels as widthOfTitle } from '@folio/contract/score/snippet-width';
import { parseHTML } from 'linkedom';
import { declaredCharset, decodeText } from '../sources/decode-text.ts';
import { completeMarkup } from '../sources/read-html.ts';
import { detectLanguage } from '../text/detect-language.ts';
import { wordsOf } from '../text/tokens.ts';
import { type CountedColor, countColors, readColor } from './read-site-colors.ts';
import { run as readSitePage, type SitePage } from './read-site-page.ts';
import type { PageElement } from './walk-links.ts';

/** Candidates of a logo, the best first. */
export type LogoSource = 'json-ld' | 'apple-touch-icon' | 'icon' | 'og-image';

export interface Vacancy {
  title: string;
  place: string | null;
}

export interface PageSignals {
  /** `og:site_name`, the name of a JSON-LD organization, and the part of the title after its last separator. */
  names: { site: string | null; organization: string | null; suffix: string | null };
  logos: { url: string; source: LogoSource }[];
  themeColors: string[];
  /** Of inline styles and `<style>`. */
  colors: CountedColor[];
  /** Of the same host, in canonical form. */
  stylesheets: string[];
  /** True for a page that asks for a password and says little else. */
  isLogin: boolean;
  vacancies: Vacancy[];
}

export interface StartPage {
  page: SitePage;
  /** Counted in any script. */
  words: number;
  /** Declared, else detected. */
  language: string | null;
  titlePixels: number | null;
  isTitleLong: boolean;
  signals: PageSignals;
}

const max = { markup: 2_000_000, json: 100_000, name: 80, logos: 8, sheets: 6, vacancies: 5, line: 120 } as const;

const tidy = (text: unknown, length: number = max.name): string | null => {
  if (typeof text !== 'string') return null;
  const line = text.replace(/\s+/g, ' ').trim().slice(0, length).toWellFormed().replaceAll('\0', '');
  return line === '' ? null : line;
};

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every object of the page's JSON-LD, at most 500. */
function linkedData(document: PageElement): Json[] {
  const found: Json[] = [];
  const add = (value: unknown, depth: number) => {
    if (found.length >= 500 || depth > 8) return;
    if (Array.isArray(value)) for (const one of value) add(one, depth + 1);
    else if (isObject(value)) {
      found.push(value);
      for (const inner of Object.values(value)) add(inner, depth + 1);
    }
  };
  for (const script of [...document.querySelectorAll('script[type="application/ld+json"]')].slice(0, 20)) {
    const text = script.textContent ?? '';
    if (text.length > max.json) continue;
    try {
      add(JSON.parse(text), 0);
    } catch {
      // JSON-LD that is none says nothing.
    }
  }
  return found;
}

const isOfType = (data: Json, pattern: RegExp) =>
  [data['@type']].flat().some((type) => typeof type === 'string' && pattern.test(type));

const urlOf = (value: unknown): string | null => {
  const [first] = Array.isArray(value) ? (value as unknown[]) : [value];
  if (typeof first === 'string') return first;
  return isObject(first) ? urlOf(first['url'] ?? first['contentUrl']) : null;
};

function placeOf(job: Json): string | null {
  const [place] = [job['jobLocation']].flat();
  const address = isObject(place) ? place['address'] : null;
  return tidy(isObject(address) ? (address['addressLocality'] ?? address['addressRegion']) : address);
}

const suffixOf = (title: string | null): string | null => {
  const parts = (title ?? '').split(/\s+[|–—·»:-]\s+|\s*[|｜—]\s*/u);
  return parts.length > 1 ? tidy(parts.at(-1)) : null;
};

const relOf = (link: PageElement) => (link.getAttribute('rel') ?? '').toLowerCase().split(/\s+/);

function logosOf(document: PageElement, data: readonly Json[], metas: ReadonlyMap<string, string>, base: string) {
  const sizeOf = (link: PageElement) => Number.parseInt(link.getAttribute('sizes') ?? '', 10) || 0;
  const links = [...document.querySelectorAll('link[rel][href]')].slice(0, 200);
  const ofRel = (pattern: RegExp) =>
    links
      .filter((link) => relOf(link).some((rel) => pattern.test(rel)))
      .toSorted((one, other) => sizeOf(other) - sizeOf(one))
      .map((link) => link.getAttribute('href'));
  const organizations = data.filter((one) => isOfType(one, /Organization|LocalBusiness|Store|Corporation/));
  const candidates: [LogoSource, (string | null | undefined)[]][] = [
    ['json-ld', organizations.map((one) => urlOf(one['logo']))],
    ['apple-touch-icon', ofRel(/^apple-touch-icon/)],
    ['icon', ofRel(/^(?:icon|fluid-icon)$/)],
    ['og-image', [metas.get('og:image')]],
  ];
  const found = new Map<string, LogoSource>();
  for (const [source, urls] of candidates)
    for (const written of urls) {
      const url = written ? canonicalUrl(written, base) : null;
      if (url !== null && !found.has(url) && found.size < max.logos) found.set(url, source);
    }
  return [...found].map(([url, source]) => ({ url, source }));
}

function readSignals(document: PageElement, url: string, title: string | null, words: number): PageSignals {
  const baseHref = document.querySelector('base')?.getAttribute('href') ?? '';
  const base = URL.canParse(baseHref, url) ? new URL(baseHref, url).href : url;
  const metas = new Map<string, string>();
  const themeColors: string[] = [];
  for (const meta of [...document.querySelectorAll('meta')].slice(0, 500)) {
    const name = (meta.getAttribute('property') ?? meta.getAttribute('name') ?? '').toLowerCase();
    const content = meta.getAttribute('content') ?? '';
    if (name === 'theme-color' || name === 'msapplication-tilecolor')
      themeColors.push(...[readColor(content)].filter((one) => one !== null));
    if (name !== '' && !metas.has(name)) metas.set(name, content);
  }
  const data = linkedData(document);
  const organization = data.find(
    (one) => isOfType(one, /Organization|LocalBusiness|Store|Corporation|WebSite/) && tidy(one['name']) !== null,
  );
  const inline = [
    ...[...document.querySelectorAll('style')].slice(0, 30).map((style) => style.textContent ?? ''),
    ...[...document.querySelectorAll('[style]')].slice(0, 500).map((element) => element.getAttribute('style') ?? ''),
  ].join('\n;');
  const stylesheets = [...document.querySelectorAll('link[rel][href]')]
    .filter((link) => relOf(link).includes('stylesheet') && !relOf(link).includes('alternate'))
    .map((link) => canonicalUrl(link.getAttribute('href') ?? '', base))
    .filter((href): href is string => href !== null && isOnHost(href, url));
  const passwords = [...document.querySelectorAll('input[type="password"]')].length;
  return {
    names: {
      site: tidy(metas.get('og:site_name')) ?? tidy(metas.get('application-name')),
      organization: tidy(organization?.['name']),
      suffix: suffixOf(title),
    },
    logos: logosOf(document, data, metas, base),
    themeColors,
    colors: countColors(inline).slice(0, 60),
    stylesheets: [...new Set(stylesheets)].slice(0, max.sheets),
    isLogin: passwords > 0 && words < 120,
    vacancies: data
      .filter((one) => isOfType(one, /JobPosting/))
      .flatMap((job): Vacancy[] => {
        const name = tidy(job['title'] ?? job['name'], max.line);
        return name === null ? [] : [{ title: name, place: placeOf(job) }];
      })
      .slice(0, max.vacancies),
  };
}

/** Reads a page for a start. Markup that is none gives empty facts. */
export async function run(input: { bytes: Uint8Array; contentType: string; url: string; robotsTag: string }): Promise<StartPage> {
  const { bytes, contentType, url } = input;
  const declared = await readSitePage({ ...input, language: 'en' });
  const language = declared.language ?? (await detectLanguage(declared.text));
  const page =
    declared.language === null && language !== null && language !== 'en' ? await readSitePage({ ...input, language }) : declared;
  const words = wordsOf(page.text, language ?? 'en').length;
  const markup = decodeText(bytes, declaredCharset(contentType, bytes)).slice(0, max.markup);
  const { document } = parseHTML(completeMarkup(markup)) as unknown as { document: PageElement };
  const titlePixels = page.title === null ? null : Math.round(widthOfTitle(page.title));
  return {
    page,
    words,
    language,
    titlePixels,
    isTitleLong: titlePixels !== null && titlePixels > titlePixelLimit,
    signals: readSignals(document, url, page.title, words),
  };
}
