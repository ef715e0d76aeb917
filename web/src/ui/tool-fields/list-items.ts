// How typed or pasted text becomes the items of a list field. Text may come key by key, from a phone's keyboard as a whole, or by paste.
import { isWebAddress } from '@folio/contract/tool-values';

export type ListKind = 'tags' | 'urls' | 'keywords';

/** What parts items. A tag may hold a comma and a URL too; no URL holds white space. */
const separators: Record<ListKind, RegExp> = { keywords: /[,;，、\n\r]+/, urls: /\s+/, tags: /[\n\r]+/ };

const trimAll = (items: string[]) => items.map((item) => item.trim()).filter(Boolean);

/** The items of a whole text, as on leaving the field or pasting. */
export const splitItems = (kind: ListKind, text: string): string[] => trimAll(text.split(separators[kind]));

/** What is finished of a text that is still being typed, and the rest, which stays in the field. */
export function splitTyped(kind: ListKind, text: string): { done: string[]; rest: string } {
  const parts = text.split(separators[kind]);
  return { done: trimAll(parts.slice(0, -1)), rest: (parts.at(-1) ?? '').trimStart() };
}

export type ListProblem = { code: 'duplicate' } | { code: 'too_many'; max: number } | { code: 'not_a_url'; url: string };

export interface AddedItems {
  items: string[];
  /** What found no room and stays in the field. */
  left: string[];
  /** The first thing wrong, said at once. */
  problem: ListProblem | null;
}

/** Adds items at the end, each once and no more than `max`. Something that is no URL is added, and reported: it can be seen and removed. */
export function addItems(kind: ListKind, before: string[], added: string[], max = Infinity): AddedItems {
  const items = [...before];
  const left: string[] = [];
  let problem: ListProblem | null = null;
  for (const item of added) {
    if (items.some((one) => one.toLowerCase() === item.toLowerCase())) problem ??= { code: 'duplicate' };
    else if (items.length >= max) {
      left.push(item);
      problem ??= { code: 'too_many', max };
    } else items.push(item);
  }
  return { items, left, problem: problem ?? wrongUrl(kind, items) };
}

/** The first item of a list of URLs that is none. */
export function wrongUrl(kind: ListKind, items: string[]): ListProblem | null {
  const url = kind === 'urls' ? items.find((item) => !isWebAddress(item)) : undefined;
  return url === undefined ? null : { code: 'not_a_url', url };
}
