// Images that pasted text carries in itself, as data URLs. They are taken out of the text, uploaded, and set where they were.
import { maxCopiedPictures } from '@folio/contract/picture-limits';
import type { Editor } from '@tiptap/core';
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { pictureProblem, uploadPicture } from '../core/upload-picture.ts';
import { findLinks, putLink } from './foreign-pictures.ts';

export interface EmbeddedPicture {
  /** Of the link that marks where the image was; it is in the text within one change only. */
  address: string;
  alt: string;
  file: File;
}

const dataUrlHead = /^data:(image\/[a-z]+);base64,/i;

/** Returns the file; null if it is not a complete image of an allowed type and size. */
function readDataUrl(address: string): File | null {
  const [head = '', type = ''] = dataUrlHead.exec(address) ?? [];
  try {
    const bytes = Uint8Array.from(atob(address.slice(head.length)), (character) => character.charCodeAt(0));
    const file = new File([bytes], `pasted.${type.slice('image/'.length)}`, { type: type.toLowerCase() });
    return file.size > 0 && pictureProblem(file) === null ? file : null;
  } catch {
    return null;
  }
}

/** Puts a mark where an image with a data URL is; null where the image cannot be kept, or `count` others of the paste are enough. */
export function markEmbeddedPicture(picture: Element, dataAddress: string, count: number): EmbeddedPicture | null {
  const file = count < maxCopiedPictures ? readDataUrl(dataAddress) : null;
  if (!file) return null;
  const address = `https://pasted-image.invalid/${crypto.randomUUID()}`;
  const alt = (picture.getAttribute('alt') ?? '').trim().slice(0, 300);
  putLink(picture, address, '…');
  return { address, alt, file };
}

interface WaitingPicture extends EmbeddedPicture {
  position: number;
}

type Change = { add: WaitingPicture[] } | { remove: string };

export const embeddedPicturesKey = new PluginKey<WaitingPicture[]>('embeddedPictures');

/** Takes the marks of pasted images out of the text; undoing the paste undoes that with it. */
function removeMarks(state: EditorState, pasted: readonly EmbeddedPicture[]): Transaction | null {
  const { tr } = state;
  const add = findLinks(state.doc, new Set(pasted.map(({ address }) => address))).flatMap(({ from, to, address }) => {
    const position = tr.mapping.map(from);
    tr.delete(position, tr.mapping.map(to));
    const picture = pasted.find((one) => one.address === address);
    return picture ? { ...picture, position } : [];
  });
  return add.length > 0 ? tr.setMeta(embeddedPicturesKey, { add } satisfies Change) : null;
}

/** Sets the image where its mark was: instead of an empty paragraph, or below the block. Without `src` it only ends the waiting. */
export function settlePicture(state: EditorState, address: string, src: string | null): Transaction {
  const tr = state.tr.setMeta(embeddedPicturesKey, { remove: address } satisfies Change);
  const waiting = embeddedPicturesKey.getState(state)?.find((one) => one.address === address);
  if (!waiting) return tr;
  const position = state.doc.resolve(waiting.position);
  const picture = src === null ? null : state.schema.nodes['picture']?.create({ src, alt: waiting.alt });
  const { depth } = position;
  if (depth === 0) return picture ? tr.insert(position.pos, picture) : tr;
  const [start, end] = [position.before(), position.after()];
  const index = position.index(depth - 1);
  const outer = position.node(depth - 1);
  const isEmpty = position.parent.content.size === 0;
  if (!picture) return isEmpty && outer.canReplace(index, index + 1) ? tr.delete(start, end) : tr;
  if (isEmpty && outer.canReplaceWith(index, index + 1, picture.type)) return tr.replaceWith(start, end, picture);
  return tr.insert(end, picture);
}

export interface EmbeddedPictures {
  plugin: Plugin<WaitingPicture[]>;
  /** Pictures in the pasted text. */
  expect: (pictures: EmbeddedPicture[]) => void;
  /** The handler gets the images once the text is in the document. */
  onPasted: (handler: (pictures: EmbeddedPicture[]) => void) => void;
}

/** One for each editor. */
export function embeddedPictures(): EmbeddedPictures {
  let pasted: EmbeddedPicture[] = [];
  let handle: (pictures: EmbeddedPicture[]) => void = () => undefined;
  const plugin = new Plugin<WaitingPicture[]>({
    key: embeddedPicturesKey,
    state: {
      init: () => [],
      apply: (transaction, waiting) => {
        const change = transaction.getMeta(embeddedPicturesKey) as Change | undefined;
        const mapped = transaction.docChanged
          ? waiting.map((one) => ({ ...one, position: transaction.mapping.map(one.position) }))
          : waiting;
        if (!change) return mapped;
        return 'add' in change ? [...mapped, ...change.add] : mapped.filter(({ address }) => address !== change.remove);
      },
    },
    appendTransaction: (transactions, _before, state) => {
      if (pasted.length === 0 || !transactions.some(({ docChanged }) => docChanged)) return null;
      const removed = removeMarks(state, pasted);
      if (removed) handle(pasted);
      pasted = [];
      return removed;
    },
  });
  return {
    plugin,
    expect: (pictures) => {
      pasted = pictures;
    },
    onPasted: (handler) => {
      handle = handler;
    },
  };
}

/** Uploads the images one by one and sets each where it was; answers how many could not be kept. */
export async function uploadEmbedded(
  editor: Editor,
  orderDetailId: number,
  pictures: readonly EmbeddedPicture[],
): Promise<number> {
  let failed = 0;
  for (const { address, alt, file } of pictures) {
    const src = await uploadPicture(orderDetailId, file, alt).catch(() => null);
    if (editor.isDestroyed) return failed;
    if (src === null) failed += 1;
    editor.view.dispatch(settlePicture(editor.state, address, src));
  }
  return failed;
}
