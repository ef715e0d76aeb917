// Splits typed or pasted text into the items of a list field. Text may come key by key, from a phone's keyboard as a whole, or by paste.
import { isWebAddress, urlKey } from '@folio/contract/tool-values';

export type ListKind = 'tags' | 'urls' | 'keywords';

/** Separators of items. A tag may hold a comma and a URL too; no URL holds white space. */
const separators: Record<ListKind, RegExp> = { keywords: /[,;，、\n\r]+/, urls: /\s+/, tags: /[\n\r]+/ };

const trimAll = (items: string[]) => items.map((item) => item.trim()).filter(Boolean);

/** The items of a whole text, as on leaving the field or pasting. */
export const splitItems = (kind: ListKind, text: string): string[] => trimAll(text.split(separators[kind]));

/** Finished items of a text that is still being typed, and the rest, which stays in the field. */
export function splitTyped(kind: ListKind, text: string): { done: string[]; rest: string } {
  const parts = text.split(separators[kind]);
  return { done: trimAll(parts.slice(0, -1)), rest: (parts.at(-1) ?? '').trimStart() };
}

export type ListProblem = { code: 'duplicate' } | { code: 'too_many'; max: number } | { code: 'not_a_url'; url: string };

export interface AddedItems {
  items: string[];
  /** Items without room or that are no URL; they stay in the field. */
  left: string[];
  /** Invalid URLs: no items, but reported until they are corrected. */
  wrong: string[];
  /** The first thing wrong, said at once. */
  problem: ListProblem | null;
}

/** Adds items at the end, each once and no more than `max`; skips invalid URLs. */
export function addItems(kind: ListKind, before: string[], added: string[], max = Infinity): AddedItems {
  const items = [...before];
  const left: string[] = [];
  const wrong: string[] = [];
  const keyOf = kind === 'urls' ? urlKey : (item: string) => item.toLowerCase();
  let problem: ListProblem | null = null;
  for (const item of added) {
    if (kind === 'urls' && !isWebAddress(item)) {
      left.push(item);
      wrong.push(item);
    } else if (items.some((one) => keyOf(one) === keyOf(item))) problem ??= { code: 'duplicate' };
    else if (items.length >= max) {
      left.push(item);
      problem ??= { code: 'too_many', max };
    } else items.push(item);
  }
  return { items, left, wrong, problem: wrong.length > 0 ? { code: 'not_a_url', url: wrong.join(' ') } : problem };
}

/** Returns the items of a list, and separately the entries that are not URLs. */
export function splitWrong(kind: ListKind, items: string[]): { right: string[]; wrong: string[] } {
  const isRight = (item: string) => kind !== 'urls' || isWebAddress(item);
  return { right: items.filter(isRight), wrong: items.filter((item) => !isRight(item)) };
}
