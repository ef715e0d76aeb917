// One of fifteen headlines that is too long twice does not spoil the other fourteen: an item that the model set right is taken from its second
// answer, one that it did not goes, and a single text that is too long ends earlier. The rest is delivered.
import { interfaceLanguages, toInterfaceLanguage } from '@folio/contract/languages';
import { descriptionPixelLimit, titlePixelLimit } from '@folio/contract/score/snippet-limits';
import { descriptionPixels, titlePixels } from '@folio/contract/score/snippet-width';
import type { ToolInput } from '@folio/contract/tool-values';
import type * as z from 'zod';
import { type JsonSchema, withMeasuredLeaves } from '../prompt/measured-leaves.ts';
import { withoutNulls } from '../prompt/model-schema.ts';
import { withoutMarks, withoutMarksDeep } from '../text/citations.ts';
import { shorten, shortenToFit } from '../text/fit-text.ts';
import { hasTooFew, hasTooMany, isTooLong, itemOf, itemsAtFault, maximumOf, type Path, setAt, valueAt } from './answer-paths.ts';
import { type CheckedReply, checkReply, readJsonObject } from './check-reply.ts';

export interface KeptParts {
  /** Number of removed items, by the name of their list. */
  dropped: ReadonlyMap<string, number>;
  /** Names of texts that end earlier than the model wrote them. */
  shortened: readonly string[];
}

export interface Kept extends KeptParts {
  checked: Extract<CheckedReply, { ok: true }>;
}

export const nothingLost: KeptParts = { dropped: new Map(), shortened: [] };

interface Shape {
  schema: z.ZodObject;
  jsonSchema: JsonSchema;
  input: ToolInput;
  language: string;
  /** True for the text of an item that must not be delivered, whatever its shape. */
  isRefused: (text: string) => boolean;
}

/** Most rounds of dropping and shortening; each does so wherever something is at fault then. */
const maxRounds = 4;

/** Of a text in a list item at least this share must be whole sentences; with less of it the item goes. */
const enoughOfText = 0.5;

const pixelsBeside: Record<string, { text: string; fits: (text: string) => boolean }> = {
  title_pixels: { text: 'meta_title', fits: (text) => titlePixels(text) <= titlePixelLimit },
  description_pixels: { text: 'meta_description', fits: (text) => descriptionPixels(text) <= descriptionPixelLimit },
};

function issuesOf({ schema, jsonSchema }: Shape, answer: Record<string, unknown>) {
  return (
    schema.safeParse(withMeasuredLeaves(withoutMarksDeep(answer) as Record<string, unknown>, jsonSchema)).error?.issues ?? []
  );
}

/** The sentences of a text that fit; null where that is too little of it. */
function sentencesThatFit(text: string, limit: number): string | null {
  let kept = '';
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(text)) {
    if ((kept + segment).trimEnd().length > limit) break;
    kept += segment;
  }
  return kept.trimEnd().length >= limit * enoughOfText ? kept.trimEnd() : null;
}

/** A text as its channel allows it, or null where it has to go as a whole. */
function shortened(issue: z.core.$ZodIssue, answer: unknown, language: string): { path: Path; text: string } | null {
  const spoken = interfaceLanguages.find((one) => one === toInterfaceLanguage(language)) ?? 'en';
  const pixels = pixelsBeside[String(issue.path.at(-1))];
  const path = pixels ? [...issue.path.slice(0, -1), pixels.text] : issue.path;
  const found = valueAt(answer, path);
  if (typeof found !== 'string' || /<\w/.test(found)) return null;
  const text = withoutMarks(found);
  if (pixels) return { path, text: shortenToFit(text, spoken, pixels.fits) };
  if (!isTooLong(issue)) return null;
  const limit = maximumOf(issue);
  const item = itemOf(path);
  // The only item of its list is better short than gone.
  const isAlone = item === null || (item.list.length > 0 && (valueAt(answer, item.list) as unknown[]).length === 1);
  const fitting = sentencesThatFit(text, limit) ?? (isAlone ? shorten(text, limit, spoken) : null);
  return fitting === null ? null : { path, text: fitting };
}

/** Returns the first reply with its faulty items replaced from the second one, item by item. */
export function mergeAnswers(shape: Shape, first: string, second: string): string | null {
  const [answer, other] = [readJsonObject(first), readJsonObject(second)].map((one) => one && withoutNulls(one)) as [
    Record<string, unknown> | undefined,
    Record<string, unknown> | undefined,
  ];
  if (!answer || !other) return null;
  const merged = structuredClone(answer);
  const faults = [...issuesOf(shape, answer).map(({ path }) => path), ...itemsAtFault(answer, shape.isRefused)];
  for (const path of faults) {
    const item = itemOf(path);
    const position = item ? [...item.list, item.index] : path;
    const holder = item ? valueAt(other, item.list) : null;
    // A list of another length has other items at the same positions.
    const isSameList = !item || (Array.isArray(holder) && holder.length === (valueAt(answer, item.list) as unknown[]).length);
    const replacement = valueAt(other, position);
    if (isSameList && replacement !== undefined) setAt(merged, position, replacement);
  }
  return JSON.stringify(merged);
}

/** The first list of the shape holds the ordered items. A result without it is useless. */
const mainList = ({ schema }: Shape, answer: Record<string, unknown>) =>
  Object.keys(schema.shape).find((name) => Array.isArray(answer[name]));

/** Returns the reply without invalid items; null if no ordered item would remain, or the rest is invalid too. */
export function keepGoodItems(shape: Shape, text: string): Kept | null {
  const { schema, jsonSchema, input, language, isRefused } = shape;
  const value = readJsonObject(text);
  if (value === undefined) return null;
  const answer = withoutNulls(structuredClone(value)) as Record<string, unknown>;
  const main = mainList(shape, answer);
  const dropped = new Map<string, number>();
  const ended = new Set<string>();
  const drop = (paths: readonly Path[]) => {
    const lists = new Map<string, { list: Path; indexes: Set<number> }>();
    for (const path of paths) {
      const item = itemOf(path);
      if (!item) continue;
      const key = item.list.join('.');
      const known = lists.get(key) ?? { list: item.list, indexes: new Set<number>() };
      lists.set(key, { ...known, indexes: known.indexes.add(item.index) });
    }
    for (const { list, indexes } of lists.values()) {
      const items = valueAt(answer, list) as unknown[];
      const name = String(list.findLast((key) => typeof key === 'string'));
      dropped.set(name, (dropped.get(name) ?? 0) + indexes.size);
      setAt(
        answer,
        list,
        items.filter((_, index) => !indexes.has(index)),
      );
    }
  };
  for (let round = 0; round < maxRounds; round++) {
    if (main !== undefined && (answer[main] as unknown[]).length === 0) return null;
    const checked = checkReply(schema, jsonSchema, input, JSON.stringify(answer));
    const issues = issuesOf(shape, answer);
    const few = issues.filter((issue) => hasTooFew(issue) && (valueAt(answer, issue.path) as unknown[]).length > 0);
    const refused = itemsAtFault(answer, isRefused);
    // Fewer items than the tool usually makes are delivered, and not charged.
    if (issues.length > 0 && few.length === issues.length && refused.length === 0) {
      const marked = withMeasuredLeaves(answer, jsonSchema);
      const result = withMeasuredLeaves(withoutMarksDeep(answer) as Record<string, unknown>, jsonSchema);
      return { checked: { ok: true, result, marked }, dropped, shortened: [...ended] };
    }
    if (checked.ok && refused.length === 0) return { checked, dropped, shortened: [...ended] };
    if (!checked.ok && issues.length === 0) return null;
    const toDrop: Path[] = [...refused];
    for (const issue of issues) {
      const fitting = shortened(issue, answer, language);
      if (hasTooMany(issue)) setAt(answer, issue.path, (valueAt(answer, issue.path) as unknown[]).slice(0, maximumOf(issue)));
      else if (fitting) {
        setAt(answer, fitting.path, fitting.text);
        ended.add(String(fitting.path.findLast((key) => typeof key === 'string')));
      } else if (itemOf(issue.path)) toDrop.push(issue.path);
      // A fault outside of any list cannot be left out.
      else if (!hasTooFew(issue)) return null;
    }
    drop(toDrop);
  }
  return null;
}
