// Links of a page in the order of its markup, each with whether it is in the content or in a menu, and in which paragraph.
import { canonicalUrl } from '@folio/contract/page-address';

export interface SiteLink {
  /** In canonical form. */
  url: string;
  anchor: string;
  rel: string;
  area: 'content' | 'menu';
  /** Running number of the paragraph in the main text, from 1; 0 in menus. */
  paragraph: number;
}

/** The part of a DOM element that is read here; the server has no DOM types. */
export interface PageElement {
  nodeType: number;
  localName: string;
  textContent: string | null;
  innerHTML: string;
  childNodes: Iterable<PageElement>;
  getAttribute(name: string): string | null;
  setAttribute(name: string, value: string): void;
  removeAttribute(name: string): void;
  remove(): void;
  closest(selector: string): PageElement | null;
  querySelector(selector: string): PageElement | null;
  querySelectorAll(selector: string): Iterable<PageElement>;
}

/** Links that are kept of a page. */
const maxLinks = 300;
const maxFound = 5000;
const maxDepth = 400;
const maxAnchor = 200;

const menuRoles = /^(?:navigation|banner|contentinfo|complementary|menu|menubar|search|toolbar)$/i;
const paragraphNames = /^(?:p|li|dt|dd|td|th|h[1-6]|pre|figcaption)$/;
const skippedNames = /^(?:script|style|noscript|template|svg|iframe|object)$/;

/** Navigation, sidebars, and header and footer of the page; those of an article belong to its text. */
export function isMenuElement(element: PageElement): boolean {
  const { localName } = element;
  if (localName === 'nav' || localName === 'aside') return true;
  if (menuRoles.test(element.getAttribute('role') ?? '')) return true;
  return (localName === 'header' || localName === 'footer') && element.closest('main, article, [role="main"]') === null;
}

function anchorOf(link: PageElement): string {
  const text = link.textContent ?? '';
  const other = link.getAttribute('aria-label') ?? link.querySelector('img[alt]')?.getAttribute('alt') ?? '';
  const line = (text.trim() === '' ? other : text).replace(/\s+/g, ' ').trim();
  return line.slice(0, maxAnchor).toWellFormed().replaceAll('\0', '');
}

/** At most 300 links, those of the content first and every URL once before further anchors of the same one. */
export function keptLinks(all: readonly SiteLink[]): SiteLink[] {
  const urls = new Set<string>();
  const [first, further]: [SiteLink[], SiteLink[]] = [[], []];
  for (const link of all) {
    (urls.has(link.url) ? further : first).push(link);
    urls.add(link.url);
  }
  const kept = new Set([...first, ...further].slice(0, maxLinks));
  return all.filter((link) => kept.has(link));
}

/**
 * Returns the links of a body, content links first. Links outside its main element count as menu. Each URL, anchor and area once.
 */
export function walkLinks(body: PageElement, main: PageElement, base: string): SiteLink[] {
  const found = new Map<string, SiteLink>();
  let paragraph = 0;
  const add = (element: PageElement, isMenu: boolean) => {
    const href = element.getAttribute('href');
    const url = href === null || href.startsWith('#') ? null : canonicalUrl(href, base);
    if (url === null || found.size >= maxFound) return;
    const anchor = anchorOf(element);
    const area = isMenu ? 'menu' : 'content';
    const key = `${area} ${url} ${anchor}`;
    if (found.has(key)) return;
    const rel = (element.getAttribute('rel') ?? '').toLowerCase().replace(/\s+/g, ' ').trim().slice(0, 100);
    found.set(key, { url, anchor, rel, area, paragraph: isMenu ? 0 : Math.max(1, paragraph) });
  };
  const walk = (node: PageElement, depth: number, isMenu: boolean) => {
    if (node.nodeType !== 1 || depth > maxDepth || skippedNames.test(node.localName)) return;
    const isMenuHere = node === main ? false : isMenu || isMenuElement(node);
    if (!isMenuHere && paragraphNames.test(node.localName)) paragraph = Math.min(paragraph + 1, 32_000);
    if (node.localName === 'a') add(node, isMenuHere);
    for (const child of node.childNodes) walk(child, depth + 1, isMenuHere);
  };
  walk(body, 0, body !== main);
  const links = [...found.values()];
  return [...links.filter(({ area }) => area === 'content'), ...links.filter(({ area }) => area === 'menu')];
}
