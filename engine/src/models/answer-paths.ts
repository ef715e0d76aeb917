// Positions in a model's answer: the list item or the leaf that a fault is in.
import type * as z from 'zod';

export type Path = readonly PropertyKey[];
type Issue = z.core.$ZodIssue;

export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((found, key) => (found as Record<PropertyKey, unknown> | null | undefined)?.[key], value);

export function setAt(value: unknown, path: Path, next: unknown): void {
  const holder = valueAt(value, path.slice(0, -1));
  const key = path.at(-1);
  if (typeof holder === 'object' && holder !== null && key !== undefined) (holder as Record<PropertyKey, unknown>)[key] = next;
}

/** The innermost list item that a path leads into; null where it leads into no list. */
export function itemOf(path: Path): { list: Path; index: number } | null {
  const at = path.findLastIndex((key) => typeof key === 'number');
  return at === -1 ? null : { list: path.slice(0, at), index: Number(path[at]) };
}

export const isTooLong = (issue: Issue): boolean => issue.code === 'too_big' && issue.origin === 'string';
export const hasTooMany = (issue: Issue): boolean => issue.code === 'too_big' && issue.origin === 'array';
export const hasTooFew = (issue: Issue): boolean => issue.code === 'too_small' && issue.origin === 'array';
export const maximumOf = (issue: Issue): number => ('maximum' in issue ? Number(issue.maximum) : 0);

const textIn = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : typeof value === 'object' && value !== null
      ? Object.values(value).map(textIn).join('\n')
      : '';

/** Returns the list items with faulty text. Sections do not count as items, because the outline sets their number and order. */
export function itemsAtFault(value: unknown, isAtFault: (text: string) => boolean, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]): Path[] => {
    if (key === 'sections' || !Array.isArray(item))
      return Array.isArray(item) ? [] : itemsAtFault(item, isAtFault, [...path, key]);
    return item.flatMap((one: unknown, index): Path[] => (isAtFault(textIn(one)) ? [[...path, key, index]] : []));
  });
}
