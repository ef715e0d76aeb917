// Facts in a page's markup for search engines and readers, as plain data. Runs in a worker: pages of strangers are parsed here.
import { parseHTML } from 'linkedom';
import { readHtml } from '../../sources/read-html.ts';

/** Longest markup that is read, in characters. */
const maxMarkupLength = 2_000_000;
const most = { headings: 200, images: 1000, links: 3000, data: 50 };

interface MarkupElement {
  localName: string;
  textContent: string | null;
  getAttribute(name: string): string | null;
  closest(selector: string): MarkupElement | null;
  querySelector(selector: string): MarkupElement | null;
  querySelectorAll(selector: string): Iterable<MarkupElement>;
}

export interface PageLink {
  /** Absolute, without its fragment. */
  url: string;
  text: string;
}

export interface StructuredData {
  types: string[];
  isValid: boolean;
}

/** The facts of one page. Texts are trimmed and in one line; addresses are absolute. */
export interface PageFacts {
  titles: string[];
  description: string | null;
  /** Directives of the robots meta tag, in lower case. */
  robots: string[];
  canonicals: string[];
  language: string | null;
  hasViewport: boolean;
  social: string[];
  headings: { level: number; text: string }[];
  images: number;
  imagesWithoutAlt: number;
  links: PageLink[];
  structuredData: StructuredData[];
  alternates: { code: string; url: string }[];
  /** The main text: headings with "# ". */
  text: string;
}

const tidy = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();

function absolute(address: string, base: string): string | null {
  if (!URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  url.hash = '';
  return /^https?:$/.test(url.protocol) ? url.href : null;
}

function typesOf(data: unknown): string[] {
  if (Array.isArray(data)) return data.slice(0, most.data).flatMap(typesOf);
  if (typeof data !== 'object' || data === null) return [];
  const { '@type': type, '@graph': graph } = data as Record<string, unknown>;
  return [...[type].flat().filter((one) => typeof one === 'string'), ...(graph === undefined ? [] : typesOf(graph))];
}

function readData(script: string): StructuredData {
  try {
    const types = typesOf(JSON.parse(script));
    return { types, isValid: types.length > 0 };
  } catch {
    return { types: [], isValid: false };
  }
}

/** Reads the facts. Markup without a page gives empty ones. */
export async function run({ markup, url }: { markup: string; url: string }): Promise<PageFacts> {
  const html = markup.slice(0, maxMarkupLength);
  const { document } = parseHTML(/<html[\s>]/i.test(html) ? html : `<html><body>${html}</body></html>`) as unknown as {
    document: MarkupElement;
  };
  const all = (selector: string, limit: number) => [...document.querySelectorAll(selector)].slice(0, limit);
  const metas = all('meta', 500).map((meta) => ({
    name: (meta.getAttribute('name') ?? meta.getAttribute('property') ?? '').toLowerCase(),
    content: tidy(meta.getAttribute('content')),
  }));
  const metaOf = (name: string) => metas.find((meta) => meta.name === name)?.content ?? null;
  const base = document.querySelector('base')?.getAttribute('href') ?? '';
  const from = URL.canParse(base, url) ? new URL(base, url).href : url;
  const headLinks = all('link', 500).map((link) => ({
    kinds: (link.getAttribute('rel') ?? '').toLowerCase().split(/\s+/),
    code: link.getAttribute('hreflang'),
    url: absolute(link.getAttribute('href') ?? '', from),
  }));
  const images = all('img', most.images);
  return {
    titles: all('title', 20)
      .filter((title) => title.closest('svg') === null)
      .map((title) => tidy(title.textContent)),
    description: metaOf('description'),
    robots: metas
      .filter((meta) => meta.name === 'robots' || meta.name === 'googlebot')
      .flatMap((meta) => meta.content.toLowerCase().split(/[\s,]+/))
      .filter(Boolean),
    canonicals: headLinks.flatMap((link) => (link.kinds.includes('canonical') && link.url !== null ? [link.url] : [])),
    language: document.querySelector('html')?.getAttribute('lang') ?? null,
    hasViewport: (metaOf('viewport') ?? '').includes('width'),
    social: metas.filter((meta) => meta.name.startsWith('og:') && meta.content !== '').map((meta) => meta.name),
    headings: all('h1, h2, h3, h4, h5, h6', most.headings)
      .map((heading) => ({ level: Number(heading.localName.slice(1)), text: tidy(heading.textContent).slice(0, 300) }))
      .filter((heading) => heading.text !== ''),
    images: images.length,
    imagesWithoutAlt: images.filter((image) => image.getAttribute('alt') === null).length,
    links: all('a[href]', most.links).flatMap((link) => {
      const target = absolute(link.getAttribute('href') ?? '', from);
      const text = tidy(link.textContent) || tidy(link.getAttribute('aria-label')) || tidy(altOf(link));
      return target === null ? [] : [{ url: target, text: text.slice(0, 200) }];
    }),
    structuredData: all('script[type="application/ld+json"]', most.data).map((script) => readData(script.textContent ?? '')),
    alternates: headLinks.flatMap(({ kinds, code, url: target }) =>
      kinds.includes('alternate') && code !== null && target !== null ? [{ code, url: target }] : [],
    ),
    text: readHtml(html, url).text,
  };
}

const altOf = (link: MarkupElement) => link.querySelector('img[alt]')?.getAttribute('alt') ?? null;
