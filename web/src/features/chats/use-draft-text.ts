import { useState } from 'react';

/** A text that outlives a reload of this tab, under a key of its own. */
export function useDraftText(key: string): [string, (text: string) => void] {
  const name = `chat-draft-${key}`;
  const [text, setText] = useState(() => sessionStorage.getItem(name) ?? '');
  const change = (next: string) => {
    setText(next);
    if (next === '') sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, next);
  };
  return [text, change];
}
