// Cleans text pasted from Word, Google Docs and web pages: without styles, classes, comments, anchors. Content that a reader
// saw stays: headings, lists, tables, links, emphasis. Tracked changes are taken as accepted.
import { type EmbeddedPicture, markEmbeddedPicture } from './embedded-pictures.ts';
import { type ForeignPicture, linkForeignPicture } from './foreign-pictures.ts';
import { rebuildWordLists } from './word-lists.ts';

const dropped =
  'style, script, meta, link, title, xml, template, noscript, iframe, object, embed, form, button, input, select, textarea, svg, del, [class~="msoDel"], [style*="mso-element:comment" i], [class*="MsoComment"], a[href^="#_msocom"], br.Apple-interchange-newline';
const kept: Record<string, readonly string[]> = {
  A: ['href'],
  IMG: ['src', 'alt'],
  TD: ['colspan', 'rowspan'],
  TH: ['colspan', 'rowspan'],
  OL: ['start', 'dir'],
};

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/** Emphasis that was said by a style; weight 700 is bold, and a `b` that says "normal" is none. */
function settleEmphasis(root: Element): void {
  for (const element of root.querySelectorAll<HTMLElement>('span, b, font')) {
    const { fontWeight, fontStyle, textDecorationLine, textDecoration, verticalAlign } = element.style;
    const isBold = fontWeight === 'bold' || Number(fontWeight) >= 600;
    const line = `${textDecorationLine} ${textDecoration}`;
    const inLink = element.closest('a') !== null || element.querySelector('a') !== null;
    const inHeading = element.closest('h1, h2, h3, h4, h5, h6') !== null;
    const names = [
      element.tagName === 'SPAN' && isBold && !inHeading ? 'strong' : '',
      fontStyle === 'italic' ? 'em' : '',
      line.includes('underline') && !inLink ? 'u' : '',
      line.includes('line-through') ? 's' : '',
      verticalAlign === 'super' ? 'sup' : '',
      verticalAlign === 'sub' ? 'sub' : '',
    ].filter(Boolean);
    for (const name of names) {
      const around = element.ownerDocument.createElement(name);
      around.append(...element.childNodes);
      element.append(around);
    }
    if (element.tagName !== 'B' || fontWeight === 'normal' || fontWeight === '400') unwrap(element);
  }
}

/** A list right inside a list belongs to the item before it. */
function settleLists(root: Element): void {
  for (const list of root.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const before = list.previousElementSibling;
    if (before?.tagName === 'LI') before.append(list);
  }
}

/** A picture of this or another document of ours. */
const ownPicture = /^\/api\/services\/orders\/asset\/\d+$/;

function settlePictures(root: Element): Omit<CleanPaste, 'html'> {
  let picturesLeft = 0;
  const foreign = new Map<string, ForeignPicture>();
  const embedded: EmbeddedPicture[] = [];
  for (const picture of root.querySelectorAll('img, v\\:imagedata')) {
    const address = (picture.getAttribute('src') ?? '').replace(`${location.origin}/api/`, '/api/');
    if (picture.tagName === 'IMG' && ownPicture.test(address)) {
      picture.setAttribute('src', address);
      continue;
    }
    if (picture.tagName === 'IMG' && /^https?:\/\//i.test(address)) {
      const linked = linkForeignPicture(picture, address);
      if (linked) foreign.set(address, linked);
      continue;
    }
    const marked = picture.tagName === 'IMG' ? markEmbeddedPicture(picture, address, embedded.length) : null;
    if (marked) {
      embedded.push(marked);
      continue;
    }
    picturesLeft += 1;
    picture.remove();
  }
  return { picturesLeft, foreign: [...foreign.values()], embedded };
}

function settleLinks(root: Element): void {
  for (const link of root.querySelectorAll('a')) if (!/^(https?:|mailto:)/i.test(link.getAttribute('href') ?? '')) unwrap(link);
}

function stripAttributes(root: Element): void {
  for (const element of root.querySelectorAll('*')) {
    const allowed = kept[element.tagName] ?? [];
    for (const name of element.getAttributeNames()) if (!allowed.includes(name)) element.removeAttribute(name);
  }
}

function settleText(root: Element): void {
  const walker = root.ownerDocument.createTreeWalker(root, 4 /* text */);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    // Word pads with hard spaces; one between two words, as before a unit, was meant.
    node.nodeValue = (node.nodeValue ?? '')
      .replace(/[\u00a0 ]{2,}/g, ' ')
      .replace(/^\u00a0$/, ' ')
      .replace(/\u00ad/g, '');
  }
  for (const empty of root.querySelectorAll('p, h1, h2, h3, h4, h5, h6, strong, em, u, s')) {
    if ((empty.textContent ?? '').trim() === '' && !empty.querySelector('img, br')) empty.remove();
  }
}

function removeComments(root: Element): void {
  const walker = root.ownerDocument.createTreeWalker(root, 128 /* comments */);
  const comments: Node[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) comments.push(node);
  for (const comment of comments) (comment as Comment).remove();
}

export interface CleanPaste {
  html: string;
  /** Pictures that could not be taken over. */
  picturesLeft: number;
  /** Images of other sites, which are links now. */
  foreign: ForeignPicture[];
  /** Images that came within the text; links mark where they were. */
  embedded: EmbeddedPicture[];
}

/** Text copied from a Folio document is pasted unchanged. */
export function cleanPaste(html: string): CleanPaste {
  if (/\bdata-pm-slice=/.test(html)) return { html, picturesLeft: 0, foreign: [], embedded: [] };
  const root = new DOMParser().parseFromString(html, 'text/html').body;
  removeComments(root);
  for (const element of root.querySelectorAll(dropped)) element.remove();
  for (const title of root.querySelectorAll('p.MsoTitle')) rename(title, 'h1');
  rebuildWordLists(root);
  const pictures = settlePictures(root);
  for (const element of root.querySelectorAll('ins, o\\:p')) unwrap(element);
  settleEmphasis(root);
  for (const element of [...root.querySelectorAll('*')].filter(({ tagName }) => tagName.includes(':'))) unwrap(element);
  settleLists(root);
  settleLinks(root);
  stripAttributes(root);
  settleText(root);
  for (const br of root.querySelectorAll(':scope > br')) br.remove();
  return { html: root.innerHTML.trim(), ...pictures };
}
