// Content of a website page: heading, main text, links with their positions. Runs in a worker: pages of strangers are parsed here.
import { createHash } from 'node:crypto';
import { canonicalUrl } from '@folio/contract/page-address';
import type { PageType } from '@folio/contract/page-words';
import { parseHTML } from 'linkedom';
import { textOfHtml } from '../document/plain-text.ts';
import { sanitiseHtml } from '../document/sanitise-html.ts';
import { declaredCharset, decodeText } from '../sources/decode-text.ts';
import { completeMarkup } from '../sources/read-html.ts';
import { proposeKeyword } from './propose-keyword.ts';
import { isMenuElement, keptLinks, type PageElement, type SiteLink, walkLinks } from './walk-links.ts';

/** Limits in characters. The rest is not read. */
const max = { markup: 2_000_000, html: 500_000, text: 200_000, title: 300, description: 500 } as const;

export interface SitePage {
  title: string | null;
  h1: string | null;
  description: string | null;
  language: string | null;
  /** In canonical form; null where the page names none. */
  canonical: string | null;
  isNoindex: boolean;
  /** Page type from markup and path; null if they say nothing. */
  type: PageType | null;
  keyword: string | null;
  words: number;
  /** The main text, sanitised, with absolute links. */
  html: string;
  text: string;
  /** SHA-256 of title, H1 and main text, in hex. */
  hash: string;
  /** At most 300. */
  links: SiteLink[];
  /** Every URL that a crawl may follow from here. */
  follows: string[];
}

const tidy = (text: string | null | undefined, length: number) => {
  const line = (text ?? '').replace(/\s+/g, ' ').trim().slice(0, length).toWellFormed().replaceAll('\0', '');
  return line === '' ? null : line;
};

const typeWords: [PageType, RegExp][] = [
  ['product', /"@type"\s*:\s*\[?\s*"(?:Product|ProductGroup)"/],
  ['article', /"@type"\s*:\s*\[?\s*"(?:\w*Article|BlogPosting|Report|HowTo|Recipe)"/],
  ['category', /"@type"\s*:\s*\[?\s*"(?:CollectionPage|ItemList|OfferCatalog)"/],
];
const typePaths: [PageType, RegExp][] = [
  ['product', /\/(?:products?|produkte?|productos?|produits?|prodotti|produtos?|p)\/[^/]+/],
  ['category', /\/(?:categor(?:y|ies|ia|ias|ie)|kategorien?|collections?|c)\/[^/]+/],
  ['article', /\/(?:blog|magazine?|magazin|news|articles?|guides?|ratgeber|journal|posts?)\/[^/]+/],
];

function typeOf(document: PageElement, url: string): PageType | null {
  const { pathname } = new URL(url);
  if (pathname === '/') return 'home';
  const data = [...document.querySelectorAll('script[type="application/ld+json"]')]
    .slice(0, 20)
    .map((script) => (script.textContent ?? '').slice(0, 20_000))
    .join('\n');
  const said = typeWords.find(([, pattern]) => pattern.test(data));
  if (said) return said[0];
  const social = document.querySelector('meta[property="og:type"]')?.getAttribute('content') ?? '';
  if (/^article$/i.test(social)) return 'article';
  if (/product/i.test(social)) return 'product';
  return typePaths.find(([, pattern]) => pattern.test(pathname))?.[0] ?? null;
}

/** The one main element of a page, else its body. */
function mainOf(document: PageElement): PageElement | null {
  const mains = [...document.querySelectorAll('main, [role="main"]')];
  const [main] = mains;
  return mains.length === 1 && main ? main : document.querySelector('body');
}

/** Main text as sanitised HTML: no menus, no images, links absolute. Changes the document. */
function mainHtml(main: PageElement, base: string): string {
  for (const element of Array.from(main.querySelectorAll('*')))
    if (isMenuElement(element) || /^(?:img|picture|svg|button|form|iframe)$/i.test(element.localName)) element.remove();
  for (const link of Array.from(main.querySelectorAll('a[href]'))) {
    const url = canonicalUrl(link.getAttribute('href') ?? '', base);
    if (url === null) link.removeAttribute('href');
    else link.setAttribute('href', url);
  }
  const html = sanitiseHtml(main.innerHTML.slice(0, max.html)).toWellFormed();
  return html.length <= max.html ? html : sanitiseHtml(html.slice(0, max.html - 1000));
}

/** Reads a page. Markup that is none gives empty facts. */
export async function run(input: {
  bytes: Uint8Array;
  contentType: string;
  url: string;
  robotsTag: string;
  language: string;
}): Promise<SitePage> {
  const { bytes, contentType, url, robotsTag } = input;
  const markup = decodeText(bytes, declaredCharset(contentType, bytes)).slice(0, max.markup);
  const { document } = parseHTML(completeMarkup(markup)) as unknown as { document: PageElement };
  const baseHref = document.querySelector('base')?.getAttribute('href') ?? '';
  const base = URL.canParse(baseHref, url) ? new URL(baseHref, url).href : url;
  const metas = [...document.querySelectorAll('meta')].slice(0, 500).map((meta) => ({
    name: (meta.getAttribute('name') ?? meta.getAttribute('property') ?? '').toLowerCase(),
    content: meta.getAttribute('content') ?? '',
  }));
  const directives = [
    robotsTag,
    ...metas.filter(({ name }) => /^(?:robots|googlebot|folio)$/.test(name)).map(({ content }) => content),
  ]
    .join(',')
    .toLowerCase()
    .split(/[\s,:;]+/);
  const isNofollow = directives.includes('nofollow') || directives.includes('none');
  const canonicalHref = [...document.querySelectorAll('link[rel]')]
    .find((link) => /(?:^|\s)canonical(?:\s|$)/i.test(link.getAttribute('rel') ?? ''))
    ?.getAttribute('href');
  const titleElement = [...document.querySelectorAll('title')].find((title) => title.closest('svg') === null);
  const title = tidy(titleElement?.textContent, max.title);
  const h1 = tidy(document.querySelector('h1')?.textContent, max.title);
  const declared = document.querySelector('html')?.getAttribute('lang')?.trim() ?? '';
  const language = /^[a-z]{2,3}(?:[-_][\w-]{2,8})?$/i.test(declared) ? declared.replace('_', '-').slice(0, 12) : null;
  const type = typeOf(document, url);
  const main = mainOf(document);
  const body = document.querySelector('body');
  const links = body && main ? walkLinks(body, main, base) : [];
  const html = main ? mainHtml(main, base) : '';
  const text = textOfHtml(html).slice(0, max.text);
  return {
    title,
    h1,
    description: tidy(metas.find(({ name }) => name === 'description')?.content, max.description),
    language,
    canonical: canonicalHref ? canonicalUrl(canonicalHref, base) : null,
    isNoindex: directives.includes('noindex') || directives.includes('none'),
    type,
    keyword: type === 'home' ? null : proposeKeyword({ h1, title }, language ?? input.language),
    words: text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0,
    html,
    text,
    hash: createHash('sha256')
      .update(`${title ?? ''}\n${h1 ?? ''}\n${text}`)
      .digest('hex'),
    links: keptLinks(links),
    follows: isNofollow ? [] : [...new Set(links.filter(({ rel }) => !/\bnofollow\b/.test(rel)).map((link) => link.url))],
  };
}
