// The html of the editor's document, block by block: blocks never change, so each is written once and a key costs only the block it is typed in.
import { DOMSerializer, type Node } from '@tiptap/pm/model';
import { tidy } from './tidy-html.ts';

// A document that shows nothing: pictures are not loaded for being written down.
const container = document.implementation.createHTMLDocument();
const written = new WeakMap<Node, string>();

/** The html of one top-level block, as it is saved. */
export function blockHtml(block: Node): string {
  const known = written.get(block);
  if (known !== undefined) return known;
  const holder = container.createElement('div');
  holder.append(DOMSerializer.fromSchema(block.type.schema).serializeNode(block, { document: container }));
  tidy(holder);
  const html = holder.innerHTML;
  written.set(block, html);
  return html;
}

/** The line where the caret rests behind a list or table. */
const isEmptyLine = (block: Node | null): boolean => block?.type.name === 'paragraph' && block.childCount === 0;

/** The html to save; the same text gives the same html, whether it was just opened or edited and edited back. */
export function documentHtml(doc: Node): string {
  const blocks = doc.children.map(blockHtml);
  if (blocks.length > 1 && isEmptyLine(doc.lastChild)) blocks.pop();
  return blocks.join('');
}
