import type { Editor } from '@tiptap/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { onDemand } from '../../../ui/on-demand.ts';
import { toastError } from '../../../ui/toast.tsx';
import { useText } from '../../../ui/use-text.ts';

export type FindMode = 'find' | 'replace' | null;

const code = onDemand(() => import('./find-bar.tsx'));

/**
 * Opens by Ctrl+F and Ctrl+H (⌘F and ⌘⌥F) while the caret is in the text; elsewhere they are the browser's. The bar's code comes once the
 * caret is in the text.
 */
export function useFind(editor: Editor, isOpen: boolean) {
  const { t } = useText();
  const [mode, setMode] = useState<FindMode>(null);
  const [bar, setBar] = useState(code.now);
  const show = (wanted: FindMode) => {
    setMode(wanted);
    if (bar || !wanted) return;
    // Keys typed before the bar appears do not go into the text.
    editor.view.dom.blur();
    code.load().then(setBar, () => {
      setMode(null);
      toastError(t('errors.chunk'));
    });
  };
  const open = useEffectEvent(show);
  useEffect(() => {
    if (!isOpen) return undefined;
    const { dom } = editor.view;
    const press = (event: KeyboardEvent) => {
      if (!(event.metaKey || event.ctrlKey) || event.shiftKey) return;
      if (event.code !== 'KeyF' && (event.code !== 'KeyH' || event.metaKey)) return;
      event.preventDefault();
      open(event.code === 'KeyH' || event.altKey ? 'replace' : 'find');
    };
    dom.addEventListener('keydown', press);
    dom.addEventListener('focus', code.prefetch, { once: true });
    return () => {
      dom.removeEventListener('keydown', press);
      dom.removeEventListener('focus', code.prefetch);
    };
  }, [editor, isOpen]);
  return { mode, FindBar: mode && bar ? bar.FindBar : null, show };
}
