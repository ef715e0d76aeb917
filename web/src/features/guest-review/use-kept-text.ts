import { useState } from 'react';

const keyOf = (name: string) => `folio.review.${name}`;

/** What was written and not sent, under a name of its own; it survives a reload and new content. An empty text removes it. */
export function useKeptText(name: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => {
    try {
      return sessionStorage.getItem(keyOf(name)) ?? '';
    } catch {
      return '';
    }
  });
  const change = (next: string) => {
    setText(next);
    try {
      if (next === '') sessionStorage.removeItem(keyOf(name));
      else sessionStorage.setItem(keyOf(name), next);
    } catch {
      // Storage full or forbidden: the text lives as long as the page.
    }
  };
  return [text, change];
}
