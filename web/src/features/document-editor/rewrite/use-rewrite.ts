// One passage at a time is rewritten: asked for, shown as it comes, then accepted or rejected. Whatever breaks off leaves the text as it was.

import type { RewriteAction } from '@folio/contract/rewrites';
import { useQueryClient } from '@tanstack/react-query';
import { closeHistory } from '@tiptap/pm/history';
import { TextSelection } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError, api, messageOf } from '../../../base/api.ts';
import { invalidate } from '../../../base/stale-after.ts';
import { useText } from '../../../ui/use-text.ts';
import { readClaims } from '../core/claim-mark.ts';
import { readPassage } from './passage.ts';
import { acceptSuggested, findSuggested, onSuggestion, type SuggestedPassage, suggest } from './suggested-passage.ts';

/** Requested action on a passage. */
export interface RewriteWish {
  action: RewriteAction;
  tone?: string;
  brand_voice_id?: number;
}

export type RewriteState =
  | { kind: 'idle' }
  | { kind: 'writing' }
  | { kind: 'ready'; rewriteId: number; model: string | null; claims: number }
  | { kind: 'failed'; message: string };

/** Put the answer beside the editor that it was made for. */
export function useRewrite(editor: Editor, orderDetailId: number) {
  const { t } = useText();
  const client = useQueryClient();
  const [state, setState] = useState<RewriteState>({ kind: 'idle' });
  const [said, setSaid] = useState('');
  const running = useRef<AbortController | null>(null);
  const wish = useRef<RewriteWish | null>(null);
  // True while a suggestion is in the text that nobody has settled: then its end means that the passage was changed.
  const isOpen = useRef(false);

  const show = (change: Pick<SuggestedPassage, 'text' | 'claims' | 'isWriting'>) => {
    const suggested = findSuggested(editor.state);
    if (suggested) editor.view.dispatch(suggest(editor.state, { ...suggested, ...change }));
  };
  const stop = () => {
    running.current?.abort();
    running.current = null;
  };
  const clear = () => {
    stop();
    isOpen.current = false;
    if (findSuggested(editor.state)) editor.view.dispatch(suggest(editor.state, null));
  };
  const fail = (message: string) => {
    clear();
    setState({ kind: 'failed', message });
  };

  const listen = async (asked: RewriteWish, passage: { text: string; before: string; after: string }, call: AbortController) => {
    const { text, before, after } = passage;
    const isCurrent = () => running.current === call;
    try {
      const open = readClaims(editor.state.doc).map((claim) => claim.text);
      const input = { order_detail_id: orderDetailId, passage: text, before, after, open_claims: open.slice(0, 400), ...asked };
      for await (const event of await api.rewrites.write(input, { signal: call.signal })) {
        if (!isCurrent()) return;
        if (event.type === 'text') show({ text: event.text, claims: [], isWriting: true });
        else if (event.type === 'failed') return fail(event.message);
        else {
          const { id, engine, text: whole, claims } = event.rewrite;
          running.current = null;
          show({ text: whole, claims, isWriting: false });
          setState({ kind: 'ready', rewriteId: id, model: engine.model, claims: claims.length });
          const toCheck = claims.length > 0 ? `. ${t('rewrite.claims', { open: claims.length })}` : '';
          setSaid(`${t('rewrite.ready')}${toCheck}`);
          void invalidate(client, 'rewrite.done');
          return;
        }
      }
      if (isCurrent()) fail(t('rewrite.brokeOff'));
    } catch (problem) {
      if (!isCurrent()) return;
      fail(problem instanceof ApiError && problem.status > 0 ? messageOf(problem) : t('rewrite.brokeOff'));
    }
  };

  const start = (asked: RewriteWish) => {
    const { doc, selection } = editor.state;
    const passage = readPassage(doc, findSuggested(editor.state) ?? selection);
    if (!passage) return;
    stop();
    isOpen.current = true;
    wish.current = asked;
    const { from, to } = passage;
    const transaction = suggest(editor.state, { from, to, text: '', claims: [], isWriting: true });
    editor.view.dispatch(transaction.setSelection(TextSelection.create(doc, to)));
    editor.commands.focus();
    setState({ kind: 'writing' });
    setSaid(t('rewrite.writing'));
    const call = new AbortController();
    running.current = call;
    void listen(asked, passage, call);
  };
  const accept = () => {
    if (state.kind !== 'ready') return;
    const transaction = acceptSuggested(editor.state, state.rewriteId);
    if (!transaction) return;
    isOpen.current = false;
    setState({ kind: 'idle' });
    editor.view.dispatch(transaction);
    // Later typing is undone separately.
    editor.view.dispatch(closeHistory(editor.state.tr));
    editor.commands.focus();
    setSaid(t('rewrite.accepted'));
  };
  const reject = () => {
    clear();
    setState({ kind: 'idle' });
    editor.commands.focus();
    setSaid(t('rewrite.rejected'));
  };
  const lose = () => {
    if (!isOpen.current) return;
    isOpen.current = false;
    stop();
    setState({ kind: 'failed', message: t('rewrite.lost') });
  };
  const onAccept = useEffectEvent(accept);
  const onReject = useEffectEvent(reject);
  const onLost = useEffectEvent(lose);
  useEffect(() => {
    const keys = { onAccept: () => onAccept(), onReject: () => onReject(), onLost: () => onLost() };
    const leave = onSuggestion(editor, keys);
    return () => {
      leave();
      running.current?.abort();
      running.current = null;
    };
  }, [editor]);

  return {
    state,
    /** Screen reader announcement. */
    said,
    start,
    accept,
    reject,
    /** Asks once more for the same; null where nothing was asked yet. */
    retry: () => (wish.current ? start(wish.current) : undefined),
    close: () => setState({ kind: 'idle' }),
  };
}

export type Rewriting = ReturnType<typeof useRewrite>;
