// On demand, underlines cited passages and shows the number of their source. These are decorations: the text and its
// saved version stay unchanged.
import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/** Number and title of a source by its id; null while sources are not shown. */
export type SourceNumbers = Map<string, { number: number; title: string }> | null;

interface Shown {
  numbers: SourceNumbers;
  decorations: DecorationSet;
}

const key = new PluginKey<Shown>('shownSources');

const sourceOf = (node: Node): string | null => {
  const mark = node.marks.find((one) => one.type.name === 'source');
  const source: unknown = mark?.attrs['data-source'];
  return typeof source === 'string' ? source : null;
};

function numberTag(number: number, title: string): HTMLElement {
  const tag = document.createElement('sup');
  tag.className = 'source-number';
  tag.textContent = String(number);
  tag.title = title;
  return tag;
}

function passages(doc: Node): { source: string; from: number; to: number; isBlock: boolean }[] {
  const found: { source: string; from: number; to: number; isBlock: boolean }[] = [];
  doc.descendants((node, position) => {
    if (node.isTextblock) {
      const own: unknown = node.attrs['data-source'];
      if (typeof own === 'string')
        found.push({ source: own, from: position + 1, to: position + 1 + node.content.size, isBlock: true });
    }
    const source = node.isInline ? sourceOf(node) : null;
    if (!source) return;
    const last = found.at(-1);
    if (last?.source === source && last.to === position && !last.isBlock) last.to = position + node.nodeSize;
    else found.push({ source, from: position, to: position + node.nodeSize, isBlock: false });
  });
  return found;
}

function decorate(doc: Node, numbers: SourceNumbers): DecorationSet {
  if (!numbers) return DecorationSet.empty;
  return DecorationSet.create(
    doc,
    passages(doc).flatMap(({ source, from, to }) => {
      const named = numbers.get(source);
      if (!named) return [];
      const tag = () => numberTag(named.number, named.title);
      return [
        Decoration.inline(from, to, { class: 'cited-passage' }),
        Decoration.widget(to, tag, { side: -1, key: `${source}-${named.number}`, marks: [] }),
      ];
    }),
  );
}

/** Turned on and off by a transaction from `showSources`. */
export const ShownSources = Extension.create({
  name: 'shownSources',
  addProseMirrorPlugins() {
    return [
      new Plugin<Shown>({
        key,
        state: {
          init: () => ({ numbers: null, decorations: DecorationSet.empty }),
          apply: (transaction, shown, _before, state: EditorState) => {
            const given = transaction.getMeta(key) as { numbers: SourceNumbers } | undefined;
            const numbers = given ? given.numbers : shown.numbers;
            if (!given && !transaction.docChanged) return shown;
            return { numbers, decorations: decorate(state.doc, numbers) };
          },
        },
        props: { decorations: (state) => key.getState(state)?.decorations },
      }),
    ];
  },
});

/** A transaction that shows the sources by these numbers, or hides them. */
export const showSources = (state: EditorState, numbers: SourceNumbers) => state.tr.setMeta(key, { numbers });
