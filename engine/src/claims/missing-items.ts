// How many items of a list were ordered, and how many came.
import type { Tool } from '@folio/catalogue/define-tool';
import { isFieldShown, type ToolInput } from '@folio/contract/tool-values';

interface MissingItems {
  /** The list of the result. */
  list: string;
  came: number;
  asked: number;
}

/** "headline_count" is the number of "headlines". */
const listOf = (field: string) => `${field.replace(/s?_count$/u, '')}s`;

/** Lists of a result that have fewer items than their field asked for. */
export function missingItems(tool: Tool, input: ToolInput, result: Record<string, unknown>): MissingItems[] {
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
    return own && own[1].length < count ? [{ list: own[0], came: own[1].length, asked: count }] : [];
  });
}
