// One of fifteen headlines that is too long twice does not spoil the other fourteen: the item goes, the rest is delivered.
import type { ToolInput } from '@folio/contract/tool-values';
import type * as z from 'zod';
import { type JsonSchema, withMeasuredLeaves } from '../computed/measured-leaves.ts';
import { withoutMarksDeep } from '../text/citations.ts';
import { type CheckedReply, checkReply, readJsonObject } from './check-reply.ts';
import { withoutNulls } from './model-schema.ts';

interface Kept {
  checked: Extract<CheckedReply, { ok: true }>;
  dropped: number;
}

/** Most rounds of dropping; each drops every item that is at fault then. */
const maxRounds = 3;

function holderAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((found, key) => (found as Record<PropertyKey, unknown> | undefined)?.[key], value);
}

/** The answer without the list items that do not fit; null where more than half of a list would go or the rest does not fit either. */
export function keepGoodItems(schema: z.ZodObject, jsonSchema: JsonSchema, input: ToolInput, text: string): Kept | null {
  const value = readJsonObject(text);
  if (value === undefined) return null;
  let answer = value;
  let dropped = 0;
  for (let round = 0; round < maxRounds; round++) {
    const checked = checkReply(schema, jsonSchema, input, JSON.stringify(answer));
    if (checked.ok) return { checked, dropped };
    const clean = withoutNulls(answer) as Record<string, unknown>;
    const parsed = schema.safeParse(withMeasuredLeaves(withoutMarksDeep(clean) as Record<string, unknown>, jsonSchema));
    const lists = new Map<string, { path: PropertyKey[]; indexes: Set<number> }>();
    for (const { path } of parsed.error?.issues ?? []) {
      const at = path.findIndex((key) => typeof key === 'number');
      // A fault outside of any list cannot be left out.
      if (at === -1) return null;
      const list = { path: path.slice(0, at), indexes: new Set<number>() };
      const known = lists.get(list.path.join('.')) ?? list;
      known.indexes.add(Number(path[at]));
      lists.set(list.path.join('.'), known);
    }
    if (lists.size === 0) return null;
    answer = structuredClone(clean);
    for (const { path, indexes } of lists.values()) {
      const items = holderAt(answer, path);
      if (!Array.isArray(items) || indexes.size * 2 > items.length) return null;
      dropped += indexes.size;
      items.splice(0, items.length, ...items.filter((_, index) => !indexes.has(index)));
    }
  }
  return null;
}
