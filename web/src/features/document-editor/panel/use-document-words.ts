import { countWords } from '@folio/contract/tool-price';
import { useDeferredValue, useMemo } from 'react';
import { type DocumentText, wholeText } from './document-text.ts';

/** Words of the text as it is now, counted after the keystroke and not during it; `known` until the text is open. */
export function useDocumentWords(text: DocumentText | null, known: number): number {
  const settled = useDeferredValue(text);
  return useMemo(() => (settled ? countWords(wholeText(settled)) : known), [settled, known]);
}
