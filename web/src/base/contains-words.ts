import { withoutAccents } from '@folio/contract/plain-letters';

const folded = (text: string) => withoutAccents(text).toLowerCase();

/** True where the text holds every word searched for, accents and case aside. */
export function containsWords(text: string, search: string): boolean {
  const inText = folded(text);
  return folded(search)
    .split(/\s+/)
    .every((word) => inText.includes(word));
}
