// Images of other sites in pasted text. They would reveal the reader to those sites, so they become links. The pasting user can
// have them copied; the links then become images of the document.
import { maxCopiedPictures } from '@folio/contract/picture-limits';
import type { Node } from '@tiptap/pm/model';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import { api } from '../../../base/api.ts';

export interface ForeignPicture {
  address: string;
  /** Alternative text; may be empty. */
  alt: string;
}

/** Pixels a side up to which an image only counts readers. */
const maxTrackerPixels = 2;

const isTracker = (picture: Element) =>
  ['width', 'height'].some((side) => {
    const pixels = Number.parseInt(picture.getAttribute(side) ?? '', 10);
    return pixels <= maxTrackerPixels;
  });

/** Nodes that hold blocks rather than words: an image in it is a block of its own. */
const containsBlocks = new Set(['BODY', 'DIV', 'FIGURE', 'SECTION', 'ARTICLE', 'MAIN', 'CENTER']);

/** Puts a link instead of an image. */
export function putLink(instead: Element, address: string, words: string): void {
  const link = instead.ownerDocument.createElement('a');
  link.setAttribute('href', address);
  link.textContent = words;
  const isBlock = instead.parentElement !== null && containsBlocks.has(instead.parentElement.tagName);
  const paragraph = instead.ownerDocument.createElement('p');
  instead.replaceWith(isBlock ? paragraph : link);
  if (isBlock) paragraph.append(link);
}

/** Replaces an image with a link; null if it is a tracker, or inside another link with more informative text. */
export function linkForeignPicture(picture: Element, address: string): ForeignPicture | null {
  if (isTracker(picture)) {
    picture.remove();
    return null;
  }
  const alt = (picture.getAttribute('alt') ?? '').trim().slice(0, 300);
  const words = alt || address;
  const around = picture.closest('a');
  if (!around) putLink(picture, address, words);
  else if ((around.textContent ?? '').trim() === '') putLink(around, address, words);
  else {
    picture.replaceWith(words);
    return null;
  }
  return { address, alt };
}

interface LinkRange {
  from: number;
  to: number;
  address: string;
}

/** Links to these addresses; a link in several pieces, as of bold words, is one. */
export function findLinks(doc: Node, addresses: ReadonlySet<string>): LinkRange[] {
  const ranges: LinkRange[] = [];
  doc.descendants((node, position) => {
    const address: unknown = node.marks.find((mark) => mark.type.name === 'link')?.attrs['href'];
    if (!node.isText || typeof address !== 'string' || !addresses.has(address)) return;
    const last = ranges.at(-1);
    const to = position + node.nodeSize;
    if (last?.to === position && last.address === address) last.to = to;
    else ranges.push({ from: position, to, address });
  });
  return ranges;
}

/** Puts an image where each link to its address is: instead of a paragraph that holds nothing else, or below the block. Null without links. */
export function insertPictures(
  state: EditorState,
  sources: ReadonlyMap<string, { src: string; alt: string }>,
): Transaction | null {
  const type = state.schema.nodes['picture'];
  const { tr } = state;
  for (const { from, to, address } of findLinks(state.doc, new Set(sources.keys())).toReversed()) {
    const picture = type?.create(sources.get(address));
    if (!picture) continue;
    const position = tr.doc.resolve(from);
    const { depth } = position;
    const [start, end] = [position.before(depth), position.after(depth)];
    const index = position.index(depth - 1);
    const isAlone = position.parent.textContent.trim() === tr.doc.textBetween(from, to).trim();
    if (isAlone && position.node(depth - 1).canReplaceWith(index, index + 1, picture.type)) tr.replaceWith(start, end, picture);
    else tr.insert(end, picture).delete(from, to);
  }
  return tr.docChanged ? tr : null;
}

export interface CopiedPictures {
  sources: Map<string, { src: string; alt: string }>;
  /** Why images could not be copied, one sentence each. */
  problems: string[];
}

/** Has the server fetch the images into the document. Throws `ApiError`; images that were copied before stay unused and are swept. */
export async function copyForeignPictures(orderDetailId: number, pictures: readonly ForeignPicture[]): Promise<CopiedPictures> {
  const copied: CopiedPictures = { sources: new Map(), problems: [] };
  for (let begin = 0; begin < pictures.length; begin += maxCopiedPictures) {
    const wanted = pictures.slice(begin, begin + maxCopiedPictures).map(({ address: url, alt }) => ({ url, alt }));
    const answer = await api.documents.copyPictures({ order_detail_id: orderDetailId, pictures: wanted });
    for (const { url, asset, problem } of answer.pictures)
      if (asset) copied.sources.set(url, { src: asset.url, alt: asset.alt ?? '' });
      else if (problem) copied.problems.push(problem);
  }
  return copied;
}
