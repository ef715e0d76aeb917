import { useState } from 'react';
import { readKeptInTab, saveInTab } from './kept-in-tab.ts';

/** A text that survives a reload of this tab, under its own name. `initial` is the text before any edit, and is not stored. */
export function useKeptText(name: string, initial = ''): [string, (text: string) => void] {
  const [text, setText] = useState(() => {
    const kept = readKeptInTab(name);
    return typeof kept === 'string' ? kept : initial;
  });
  const change = (next: string) => {
    setText(next);
    saveInTab(name, next === initial ? null : next);
  };
  return [text, change];
}
