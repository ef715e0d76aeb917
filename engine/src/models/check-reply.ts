// Judges a model's reply: is it JSON, does it fit the tool's result, did it keep the confirmed outline.
import type { ToolResult } from '@folio/catalogue/define-tool';
import type { ToolInput } from '@folio/contract/tool-values';
import type * as z from 'zod';
import { type JsonSchema, withMeasuredLeaves } from '../prompt/measured-leaves.ts';
import { withoutNulls } from '../prompt/model-schema.ts';
import { withoutMarksDeep } from '../text/citations.ts';

/** A valid reply, or its faults in words that the model can act on. */
export type CheckedReply =
  | {
      ok: true;
      /** Checked, without citation marks. */
      result: ToolResult;
      /** The same with the marks still in it, for the document. */
      marked: ToolResult;
    }
  | { ok: false; problems: string[] };

/** The JSON object of a reply, also where prose or a code fence surrounds it; undefined where there is none. */
export function readJsonObject(text: string): Record<string, unknown> | undefined {
  const start = text.indexOf('{');
  const end = text.lastIndexOf('}');
  if (start === -1 || end < start) return undefined;
  try {
    return JSON.parse(text.slice(start, end + 1)) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

const at = (path: readonly PropertyKey[]) => path.map(String).join('.') || 'the object';

function lengthAt(value: unknown, path: readonly PropertyKey[]): string {
  let found = value;
  for (const key of path) found = (found as Record<PropertyKey, unknown> | undefined)?.[key];
  if (typeof found === 'string') return ` (it has ${found.length} characters)`;
  return typeof found === 'number' ? ` (it is ${found})` : '';
}

const widthRemedy = (path: readonly PropertyKey[]) =>
  String(path.at(-1)).endsWith('_pixels')
    ? `; shorten the ${path.at(-1) === 'title_pixels' ? 'meta_title' : 'meta_description'} beside it`
    : '';

/** A result with fewer letters than this is empty, whatever its shape. */
const minLetters = 12;

function lettersIn(value: unknown): number {
  if (typeof value === 'string') return value.replace(/<[^>]*>/g, '').match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((sum, item) => sum + lettersIn(item), 0);
}

function keepOutline(result: ToolResult, marked: ToolResult, input: ToolInput): string[] {
  const headings = input['paragraphs_headings'];
  const sections = marked['sections'];
  if (!Array.isArray(headings) || headings.length === 0 || !Array.isArray(sections)) return [];
  if (sections.length !== headings.length) {
    return [`sections: ${sections.length} sections, but the outline has ${headings.length}: ${headings.join(' | ')}`];
  }
  // The customer confirmed these words, so they are whatever the model made of them.
  for (const holder of [result, marked]) {
    (holder['sections'] as Record<string, unknown>[]).forEach((section, index) => {
      section['heading'] = headings[index];
    });
  }
  return [];
}

/** Checks one reply. Lengths are judged without the citation marks; measured figures are filled in first. */
export function checkReply(schema: z.ZodObject, jsonSchema: JsonSchema, input: ToolInput, text: string): CheckedReply {
  const value = readJsonObject(text);
  if (value === undefined) return { ok: false, problems: ['the answer is not one JSON object'] };
  const clean = withoutNulls(value) as Record<string, unknown>;
  const measured = withMeasuredLeaves(withoutMarksDeep(clean) as Record<string, unknown>, jsonSchema);
  const parsed = schema.safeParse(measured);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(
      ({ path, message }) => `${at(path)}: ${message}${lengthAt(measured, path)}${widthRemedy(path)}`,
    );
    return { ok: false, problems: problems.slice(0, 20) };
  }
  if (lettersIn(measured) < minLetters) return { ok: false, problems: ['the object holds no text'] };
  const result = parsed.data as ToolResult;
  const marked = withMeasuredLeaves(clean, jsonSchema);
  const problems = keepOutline(result, marked, input);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, result, marked };
}
