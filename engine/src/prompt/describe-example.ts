// A worked result as one short example in the prompt: it shows the expected quality, and none of its facts may be used.
import type { Tool } from '@folio/catalogue/define-tool';
import type { WorkedResult } from '@folio/catalogue/worked-results';
import { textOfHtml } from '../document/plain-text.ts';

/** Stands where text was left out; an answer that holds it copied the example. */
export const leftOut = '[…]';

const introduction = `Example: another order and a good answer to it, in English and shortened (${leftOut} and missing keys were left out; your answer is complete). It shows the standard, not content: never use its facts, names, figures or links, unless this order gives them too.`;

/** Longest example, in characters, however long the prompt is. */
const maxLength = 1_500;
/** Share of the example available for its input. */
const givenShare = 0.35;

/** Whole sentences and lines while there is room, so that the example reads as it was written; words where the first one is too long. */
function cutText(text: string, length: number): string {
  if (text.length <= length) return text;
  let end = 0;
  for (const { index } of text.matchAll(/(?<=[.!?:][”"]?) |\n+/gu)) if (index <= length) end = index;
  if (end < length / 4) end = text.lastIndexOf(' ', length);
  return `${text.slice(0, end > 0 ? end : length).replace(/[\s,;:–]+$/u, '')} ${leftOut}`;
}

/** Whole blocks while there is room; the first one is cut where even that is too long. */
function cutHtml(html: string, length: number): string {
  if (html.length <= length) return html;
  let kept = '';
  for (const [block] of html.matchAll(/<(p|ul|ol|h3|blockquote)\b[\s\S]*?<\/\1>/gu)) {
    if (kept.length + block.length > length) break;
    kept += block;
  }
  return kept.length < length / 4 ? `<p>${cutText(textOfHtml(html).trim(), length)}</p>` : kept;
}

/** The value with texts of about `length` characters and lists of at most `items`. */
function abbreviate(value: unknown, items: number, length: number): unknown {
  if (typeof value === 'string') return value.startsWith('<') ? cutHtml(value, length) : cutText(value, length);
  if (Array.isArray(value)) {
    const kept = value.slice(0, items).map((item) => abbreviate(item, items, length));
    return value.length > items ? [...kept, leftOut] : kept;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, abbreviate(item, items, length)]));
}

/** Returns the example's input: text fields and the objects that other fields name, in order while there is room. */
function shortGiven(tool: Tool, { given, material }: WorkedResult, maxCharacters: number): string {
  let text = 'Given:';
  for (const { name, label, type } of tool.fields) {
    const value = given[name];
    const written = Array.isArray(value) ? value.join(', ') : value;
    const isWritten = ['text', 'textarea', 'tags', 'keywords'].includes(type) || name in material;
    if (!isWritten || typeof written !== 'string' || written === '') continue;
    const line = `\n${label}: ${cutText(written, name in material ? 240 : 120).replace(/\s*\n\s*/gu, ' / ')}`;
    if (text.length + line.length <= maxCharacters) text += line;
  }
  return text;
}

/** Items of a list and characters of a text, from the fullest form to the shortest. */
const sizes = [
  [3, 600],
  [2, 400],
  [2, 250],
  [1, 250],
  [1, 160],
] as const;

const lengthOf = (value: unknown) => JSON.stringify(value).length;

/** As many keys of the value, and the first item of its lists, as there is room for; undefined where there is none for anything. */
function fitInto(value: unknown, maxCharacters: number): unknown {
  if (Array.isArray(value) && value.length > 0) {
    const first = fitInto(value[0], maxCharacters - lengthOf([leftOut]));
    return first === undefined ? undefined : value.length > 1 ? [first, leftOut] : [first];
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const short = abbreviate(value, 1, 160);
    return lengthOf(short) <= maxCharacters ? short : undefined;
  }
  let kept: Record<string, unknown> = {};
  for (const [name, item] of Object.entries(value)) {
    const fitted = fitInto(item, maxCharacters - lengthOf({ ...kept, [name]: 0 }));
    if (fitted !== undefined) kept = { ...kept, [name]: fitted };
  }
  return Object.keys(kept).length > 0 ? kept : undefined;
}

/** The answer in at most `maxCharacters` characters: the fullest form that fits, else the parts that do; empty where none does. */
function shortAnswer(answer: WorkedResult['answer'], maxCharacters: number): string {
  const head = 'Answer: ';
  const left = maxCharacters - head.length;
  const fullest = sizes.map(([items, length]) => abbreviate(answer, items, length)).find((short) => lengthOf(short) <= left);
  const shown = fullest ?? fitInto(answer, left);
  return shown === undefined ? '' : head + JSON.stringify(shown);
}

/** The example in at most `maxCharacters` characters; empty where there is too little for one. */
export function describeExample(tool: Tool, worked: WorkedResult, maxCharacters: number): string {
  const left = Math.min(maxCharacters, maxLength) - introduction.length - 2;
  const asked = shortGiven(tool, worked, left * givenShare);
  const answered = shortAnswer(worked.answer, left - asked.length);
  return answered === '' ? '' : `${introduction}\n${asked}\n${answered}`;
}
