import { useState } from 'react';
import { readKeptInTab, saveInTab } from './kept-in-tab.ts';

/** A text that survives a reload of this tab, under a name of its own. `initial` is what it was before, and is not kept. */
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
