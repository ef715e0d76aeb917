// Shows a rewrite in the text: the old words struck through, the new ones behind them. All of it is decoration, so
// nothing is saved before the user accepts it. It moves with text typed elsewhere; an edit of the passage itself ends it.
import type { ClaimWords } from '@folio/contract/document-checks';
import { type Editor, Extension } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import type { Node as DocumentNode } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { claimPieces } from './claim-pieces.ts';
import { type Range, replacePassage } from './passage.ts';

export interface SuggestedPassage extends Range {
  /** New text so far. */
  text: string;
  /** Unsupported claims in it; known once it is whole. */
  claims: readonly ClaimWords[];
  isWriting: boolean;
}

const key = new PluginKey<SuggestedPassage | null>('suggestedPassage');

/** Position of the passage after a change; null if the change reached into it. */
export function mapPassage<Passage extends Range>(passage: Passage, transaction: Transaction): Passage | null {
  let mapped: Passage | null = passage;
  for (const map of transaction.mapping.maps) {
    if (!mapped) return null;
    const { from, to }: Range = mapped;
    let isTouched = false;
    map.forEach((start, end) => {
      // Text inserted right before or behind it leaves it whole.
      if (start === end ? start > from && start < to : start < to && end > from) isTouched = true;
    });
    mapped = isTouched ? null : { ...mapped, from: map.map(from, 1), to: map.map(to, -1) };
  }
  return mapped;
}

function markedWords({ text, kind }: ReturnType<typeof claimPieces>[number]): Node | string {
  if (kind === null) return text;
  const claim = document.createElement('span');
  claim.dataset['unsourced'] = kind;
  claim.textContent = text;
  return claim;
}

function newText({ text, claims, isWriting }: SuggestedPassage): HTMLElement {
  const shown = document.createElement('ins');
  shown.className = 'suggested-text';
  shown.contentEditable = 'false';
  shown.append(...claimPieces(text, claims).map(markedWords));
  if (isWriting) {
    const caret = document.createElement('span');
    caret.className = 'suggested-caret';
    shown.append(caret);
  }
  return shown;
}

function decorate(doc: DocumentNode, suggested: SuggestedPassage): DecorationSet {
  const { from, to, text, isWriting } = suggested;
  const key = `${text.length} ${isWriting}`;
  return DecorationSet.create(doc, [
    Decoration.inline(from, to, { nodeName: 'del', class: 'suggested-old' }),
    Decoration.widget(to, () => newText(suggested), { side: -1, key, ignoreSelection: true }),
  ]);
}

/** Enter accepts and Escape rejects while the caret is in the passage. */
interface SuggestionKeys {
  onAccept: () => void;
  onReject: () => void;
  /** Someone changed the passage, or another text took its place. */
  onLost: () => void;
}

declare module '@tiptap/core' {
  interface Storage {
    suggestedPassages: { keys: SuggestionKeys | null };
  }
}

const suggestedIn = (state: EditorState): SuggestedPassage | null => key.getState(state) ?? null;

export const SuggestedPassages = Extension.create<object, { keys: SuggestionKeys | null }>({
  name: 'suggestedPassages',
  addStorage: () => ({ keys: null }),
  addProseMirrorPlugins() {
    const { storage } = this;
    return [
      new Plugin<SuggestedPassage | null>({
        key,
        state: {
          init: () => null,
          apply: (transaction, known) => {
            const wanted = transaction.getMeta(key) as { suggested: SuggestedPassage | null } | undefined;
            if (wanted) return wanted.suggested;
            return known && transaction.docChanged ? mapPassage(known, transaction) : known;
          },
        },
        view: () => ({
          update: ({ state }, before) => {
            if (suggestedIn(before) && !suggestedIn(state)) storage.keys?.onLost();
          },
        }),
        props: {
          decorations: (state) => {
            const suggested = suggestedIn(state);
            return suggested ? decorate(state.doc, suggested) : null;
          },
          handleKeyDown: ({ state }, event) => {
            const suggested = suggestedIn(state);
            if (!suggested || !storage.keys || event.isComposing) return false;
            if (event.key === 'Escape') {
              storage.keys.onReject();
              return true;
            }
            const { from, to } = state.selection;
            const isInside = from >= suggested.from && to <= suggested.to;
            if (event.key !== 'Enter' || !isInside || event.shiftKey) return false;
            if (!suggested.isWriting) storage.keys.onAccept();
            return true;
          },
        },
      }),
    ];
  },
});

/** Handler of suggestions from now on; the returned function removes it. */
export function onSuggestion(editor: Editor, keys: SuggestionKeys): () => void {
  editor.storage.suggestedPassages.keys = keys;
  return () => {
    editor.storage.suggestedPassages.keys = null;
  };
}

/** Shows a suggestion, or none. */
export const suggest = (state: EditorState, suggested: SuggestedPassage | null): Transaction =>
  state.tr.setMeta(key, { suggested }).setMeta('addToHistory', false);

/** The suggestion as it is now. */
export const findSuggested = suggestedIn;

/** Puts the suggestion in the place of the old words, as one step of its own for undo; null where there is none any more. */
export function acceptSuggested(state: EditorState, rewriteId: number): Transaction | null {
  const suggested = suggestedIn(state);
  if (!suggested) return null;
  const transaction = replacePassage(state, suggested, { rewriteId, text: suggested.text, claims: suggested.claims });
  return closeHistory(transaction.setMeta(key, { suggested: null }));
}
