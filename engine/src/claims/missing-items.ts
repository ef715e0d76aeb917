// Ordered and delivered number of list items.
import type { Tool } from '@folio/catalogue/define-tool';
import { isFieldShown, type ToolInput } from '@folio/contract/tool-values';

export interface CountedItems {
  /** The list of the result. */
  list: string;
  came: number;
  asked: number;
}

/** "headline_count" is the number of "headlines". */
const listOf = (field: string) => `${field.replace(/s?_count$/u, '')}s`;

/** Returns the lists of a result with a number of items set by a field. */
function countedItems(tool: Tool, input: ToolInput, result: Record<string, unknown>): CountedItems[] {
  const lists = Object.entries(result).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]));
  const measured = new Set(['remarks', 'changes']);
  const made = lists.filter(([name]) => !measured.has(name));
  const asked = tool.fields
    .filter((field) => field.type === 'number' && isFieldShown(field, input))
    .flatMap(({ name }): [string, number][] => {
      const count = input[name];
      return typeof count === 'number' ? [[name, count]] : [];
    });
  return asked.flatMap(([name, count]) => {
    const own =
      name === 'quantity' || name === 'versions'
        ? (made.find(([list]) => list === 'versions' && name === 'versions') ?? (made.length === 1 ? made[0] : undefined))
        : name.endsWith('_count')
          ? made.find(([list]) => list === listOf(name))
          : undefined;
    return own ? [{ list: own[0], came: own[1].length, asked: count }] : [];
  });
}

/** Those lists that have fewer items than were asked for. */
export const missingItems = (tool: Tool, input: ToolInput, result: Record<string, unknown>): CountedItems[] =>
  countedItems(tool, input, result).filter(({ came, asked }) => came < asked);

/**
 * Returns the delivered share of the ordered items, 0 to 1, over lists with an ordered number and lists with omitted items;
 * 1 if no item is missing.
 */
export function deliveredShare(
  tool: Tool,
  input: ToolInput,
  result: Record<string, unknown>,
  dropped: ReadonlyMap<string, number>,
): number {
  const counted = countedItems(tool, input, result);
  const names = new Set(counted.map(({ list }) => list));
  const others = [...dropped].flatMap(([list, count]): CountedItems[] => {
    const items = result[list];
    return names.has(list) || !Array.isArray(items) ? [] : [{ list, came: items.length, asked: items.length + count }];
  });
  const all = [...counted, ...others];
  const asked = all.reduce((sum, one) => sum + one.asked, 0);
  return asked === 0 ? 1 : all.reduce((sum, one) => sum + Math.min(one.came, one.asked), 0) / asked;
}
