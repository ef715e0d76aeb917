import type { DocumentText } from '@folio/contract/score/document-text';
import { wholeText } from '@folio/contract/score/document-text';
import { countWords } from '@folio/contract/tool-price';
import { useDeferredValue } from 'react';
import { useSession } from '../../../base/document-session-context.ts';

/** Several places show the words of one text, which is counted once. */
const counted = new WeakMap<DocumentText, number>();

function wordsIn(text: DocumentText): number {
  const words = counted.get(text) ?? countWords(wholeText(text));
  counted.set(text, words);
  return words;
}

/** Words of the text as it is now, counted after the keystroke and not during it; `known` until the text is open. */
export function useDocumentWords(known: number | null): number {
  const settled = useDeferredValue(useSession('text'));
  return settled ? wordsIn(settled) : (known ?? 0);
}
