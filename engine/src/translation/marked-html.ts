// A page taken apart into segments and put together again: blocks of text with their inline markup as numbered tags, and, where asked, titles,
// descriptions and the texts of attributes. Everything else stays as it is.
import type { ParagraphKind } from '@folio/contract/translation-words';
import { parseHTML } from 'linkedom';
import type { Page, PageElement, PageNode } from './page-types.ts';

/** One place of the page that holds words. */
export interface HtmlSlot {
  text: string;
  kind: ParagraphKind;
  put: (translation: string) => void;
}

const inline = new Set(
  'A ABBR B BDI BDO BR CITE DATA DFN EM FONT I IMG INS DEL KBD LABEL MARK Q S SMALL SPAN STRONG SUB SUP TIME U VAR WBR'.split(
    ' ',
  ),
);
const skipped = new Set('SCRIPT STYLE NOSCRIPT TEMPLATE CODE PRE SVG MATH TEXTAREA IFRAME'.split(' '));
const attributes = ['alt', 'title', 'placeholder', 'aria-label'];
const metaNames = /^(description|og:title|og:description|og:site_name|twitter:title|twitter:description|og:image:alt)$/i;

const isElement = (node: PageNode): node is PageElement => node.nodeType === 1;
const isText = (node: PageNode): boolean => node.nodeType === 3;
const isInline = (node: PageNode): boolean =>
  isText(node) || (isElement(node) && inline.has(node.tagName.toUpperCase()) && [...node.childNodes].every(isInline));
const isLeft = (element: PageElement, left: ReadonlySet<PageElement>) =>
  skipped.has(element.tagName.toUpperCase()) || element.getAttribute('translate') === 'no' || left.has(element);

/** Returns nodes with their markup as tags: <g1>…</g1> around words, <x2/> for nodes without words or excluded ones. */
function written(nodes: readonly PageNode[], left: ReadonlySet<PageElement>): { text: string; kept: PageElement[] } {
  const kept: PageElement[] = [];
  const write = (node: PageNode): string => {
    if (!isElement(node)) return isText(node) ? (node.textContent ?? '').replace(/[ \t\n\r]+/g, ' ').replaceAll('<', '‹') : '';
    const number = kept.push(node);
    if (node.childNodes.length === 0 || isLeft(node, left)) return `<x${number}/>`;
    return `<g${number}>${[...node.childNodes].map(write).join('')}</g${number}>`;
  };
  return { text: nodes.map(write).join(''), kept };
}

/** The translation as nodes again; tags that do not fit are dropped, their words stay. */
function rebuilt(translation: string, kept: readonly PageElement[], page: Page): PageNode[] {
  const root: PageNode[] = [];
  const open: { element: PageElement; number: string }[] = [];
  const add = (node: PageNode) => {
    const last = open.at(-1);
    if (last) last.element.appendChild(node);
    else root.push(node);
  };
  for (const piece of translation.split(/(<\/?g\d+>|<x\d+\/>)/u)) {
    const tag = /^<(\/?)([gx])(\d+)\/?>$/u.exec(piece);
    if (!tag) {
      if (piece !== '') add(page.createTextNode(piece.replaceAll('‹', '<')));
      continue;
    }
    const [, closes, kind, number = ''] = tag;
    const original = kept[Number(number) - 1];
    if (!original) continue;
    if (kind === 'x') add(original.cloneNode(true));
    else if (closes === '') {
      const element = original.cloneNode(false) as PageElement;
      add(element);
      open.push({ element, number });
    } else if (open.at(-1)?.number === number) open.pop();
  }
  return root;
}

const kinds: Record<string, ParagraphKind> = {
  H1: 'h1',
  H2: 'h2',
  H3: 'h3',
  H4: 'h4',
  H5: 'h5',
  H6: 'h6',
  LI: 'li',
  TD: 'td',
  TH: 'td',
};
const kindOf = (element: PageElement): ParagraphKind =>
  kinds[element.closest('h1,h2,h3,h4,h5,h6,li,td,th')?.tagName.toUpperCase() ?? ''] ?? 'p';

function blockSlots(page: Page, root: PageElement, left: ReadonlySet<PageElement>): HtmlSlot[] {
  const slots: HtmlSlot[] = [];
  const addRun = (parent: PageElement, run: PageNode[]) => {
    const { text, kept } = written(run, left);
    if (text.replace(/<[^>]*>/g, '').trim() === '') return;
    const [before] = /^\s*/u.exec(text) ?? [''];
    const [after] = /\s*$/u.exec(text) ?? [''];
    slots.push({
      text: text.trim(),
      kind: kindOf(parent),
      put: (translation) => {
        const nodes = rebuilt(`${before}${translation.trim()}${after}`, kept, page);
        const anchor = run[0] as PageNode;
        for (const node of nodes) parent.insertBefore(node, anchor);
        for (const node of run) parent.removeChild(node);
      },
    });
  };
  const visit = (element: PageElement) => {
    if (isLeft(element, left)) return;
    let run: PageNode[] = [];
    for (const node of element.childNodes) {
      if (isInline(node) && !(isElement(node) && isLeft(node, left) && run.length === 0)) run.push(node);
      else {
        if (run.length > 0) addRun(element, run);
        run = [];
        if (isElement(node)) visit(node);
      }
    }
    if (run.length > 0) addRun(element, run);
  };
  visit(root);
  return slots;
}

const attributeSlot = (element: PageElement, name: string): HtmlSlot[] => {
  const text = element.getAttribute(name) ?? '';
  return text.trim() === '' ? [] : [{ text, kind: 'meta', put: (translation) => element.setAttribute(name, translation) }];
};

export interface OpenedPage {
  page: Page;
  slots: HtmlSlot[];
  /** True where only a piece of a page was given. */
  isPiece: boolean;
}

/** Opens a page. `left` holds selectors of untranslated elements; invalid ones are skipped. */
export function openHtml(html: string, { seo, left }: { seo: boolean; left: readonly string[] }): OpenedPage {
  const isPiece = !/<(html|body|head)[\s>]/i.test(html);
  const whole = isPiece ? `<!doctype html><html><head></head><body>${html}</body></html>` : html;
  const page = parseHTML(whole).document as unknown as Page;
  const leftAlone = new Set(
    left.flatMap((selector) => {
      try {
        return [...page.querySelectorAll(selector)];
      } catch {
        return [];
      }
    }),
  );
  const body = page.body;
  const isFree = (element: PageElement) =>
    element.closest('[translate="no"]') === null && ![...leftAlone].some((one) => one.contains(element));
  const ofHead = seo
    ? [
        ...[...page.querySelectorAll('head > title')].map(
          (title): HtmlSlot => ({
            text: title.textContent ?? '',
            kind: 'meta',
            put: (translation) => {
              title.textContent = translation;
            },
          }),
        ),
        ...[...page.querySelectorAll('meta')]
          .filter((meta) => metaNames.test(meta.getAttribute('name') ?? meta.getAttribute('property') ?? ''))
          .flatMap((meta) => attributeSlot(meta, 'content')),
      ]
    : [];
  const ofAttributes = seo
    ? attributes.flatMap((name) =>
        [...body.querySelectorAll(`[${name}]`)].filter(isFree).flatMap((element) => attributeSlot(element, name)),
      )
    : [];
  // Attributes first: putting words in place copies the elements that carry them.
  return { page, slots: [...ofHead, ...ofAttributes, ...blockSlots(page, body, leftAlone)], isPiece };
}

const rightToLeft = /^(ar|arz|ary|apc|he|yi|fa|ps|ku-Arab|ckb|ur|sd|ks|dv|ug)(-|$)/;

/** The page as it now is, marked as being in this language. */
export function writeHtml({ page, isPiece }: OpenedPage, language: string): string {
  // The serialiser writes an ampersand of an attribute as it is, which would make "&copy" of "&amp;copy".
  for (const element of page.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) {
      const value = element.getAttribute(name) ?? '';
      if (value.includes('&')) element.setAttribute(name, value.replaceAll('&', '&amp;'));
    }
  }
  if (isPiece) return page.body.innerHTML;
  page.documentElement.setAttribute('lang', language);
  if (rightToLeft.test(language)) page.documentElement.setAttribute('dir', 'rtl');
  else if (page.documentElement.getAttribute('dir') === 'rtl') page.documentElement.setAttribute('dir', 'ltr');
  return page.toString();
}
