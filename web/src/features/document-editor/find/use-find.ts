import type { Editor } from '@tiptap/core';
import { useEffect, useState } from 'react';

export type FindMode = 'find' | 'replace' | null;

/** Opens by Ctrl+F and Ctrl+H (⌘F and ⌘⌥F) while the caret is in the text; elsewhere they are the browser's. */
export function useFind(editor: Editor, isOpen: boolean) {
  const [mode, setMode] = useState<FindMode>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const { dom } = editor.view;
    const press = (event: KeyboardEvent) => {
      if (!(event.metaKey || event.ctrlKey) || event.shiftKey) return;
      if (event.code !== 'KeyF' && (event.code !== 'KeyH' || event.metaKey)) return;
      event.preventDefault();
      setMode(event.code === 'KeyH' || event.altKey ? 'replace' : 'find');
    };
    dom.addEventListener('keydown', press);
    return () => dom.removeEventListener('keydown', press);
  }, [editor, isOpen]);
  return { mode, setMode };
}
