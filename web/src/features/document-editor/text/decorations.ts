import { Extension } from '@tiptap/core';
import { Plugin, type PluginKey, type Transaction } from '@tiptap/pm/state';
import { DecorationSet } from '@tiptap/pm/view';

/** Marks drawn over the text and never saved: none at first, then the result of `follow` for every transaction. */
export const decorations = (
  name: string,
  key: PluginKey<DecorationSet>,
  follow: (transaction: Transaction, before: DecorationSet) => DecorationSet,
) =>
  Extension.create({
    name,
    addProseMirrorPlugins: () => [
      new Plugin<DecorationSet>({
        key,
        state: { init: () => DecorationSet.empty, apply: follow },
        props: { decorations: (state) => key.getState(state) },
      }),
    ],
  });
