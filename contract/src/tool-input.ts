// Reads raw input for a tool: from a form, multipart, JSON or a CSV cell. One reading for browser and server, so that the server accepts
// everything that the form accepts.
import * as z from 'zod';
import { findUnpairedLine } from './paired-lines.ts';
import type { ToolDetail, ToolField } from './tool-definition.ts';
import { isAssetField, isEmpty, isFieldShown, isWebAddress, type ToolInput, urlKey } from './tool-values.ts';

/** One thing wrong with one field; `code` and `params` become a sentence with `validationMessage`. */
export interface InputIssue {
  field: string;
  code: string;
  params?: Record<string, string | number>;
  /** The row, counted from 1, and the name in it, if the field is a list of objects. */
  at?: { row: number; name: string } | undefined;
}

export type ParsedToolInput = { ok: true; input: ToolInput } | { ok: false; issues: InputIssue[] };

type InputDefinition = Pick<ToolDetail, 'fields' | 'constraints'> &
  Partial<Pick<ToolDetail, 'steps'>> & { translation: readonly string[] };

const issue = (code: string, params: Record<string, string | number> = {}) => ({ message: JSON.stringify({ code, params }) });

const emptyToUndefined = (value: unknown) =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '') ? undefined : value;

const toList = (separator: RegExp) => (value: unknown) => {
  const present = emptyToUndefined(value);
  if (present === undefined) return [];
  const items: unknown[] = Array.isArray(present) ? present : typeof present === 'string' ? present.split(separator) : [present];
  return items.map((item) => (typeof item === 'string' ? item.trim() : item)).filter((item) => item !== '');
};

const toBoolean = (value: unknown) => {
  if (typeof value !== 'string') return value === 1 ? true : value === 0 ? false : (value ?? false);
  const word = value.trim().toLowerCase();
  if (['1', 'true', 'yes', 'on', 'sì', 'si', 'ja', 'oui', 'sim'].includes(word)) return true;
  return ['', '0', 'false', 'no', 'off', 'nein', 'non', 'não'].includes(word) ? false : value;
};

const toNumber = (value: unknown) => {
  const present = emptyToUndefined(value);
  return typeof present === 'string' && /^[+-]?\d+(\.\d+)?$/.test(present.trim()) ? Number(present) : present;
};

function textSchema(field: Extract<ToolField, { type: 'text' | 'textarea' }>) {
  let text = z.string(issue('required')).trim();
  if (field.minLength) text = text.min(field.minLength, issue('too_short', { min: field.minLength }));
  if (field.maxLength) text = text.max(field.maxLength, issue('too_long', { max: field.maxLength }));
  if (field.type === 'text' || !field.paired) return text;
  return text.superRefine((lines, context) => {
    const line = findUnpairedLine(lines);
    if (line !== null) context.addIssue({ code: 'custom', ...issue('not_a_pair', { line }) });
  });
}

function listSchema(field: { min?: number | undefined; max?: number | undefined }, item: z.ZodType) {
  const { min = 0, max } = field;
  return z.array(item).superRefine((items, context) => {
    if (items.length > 0 && items.length < min) context.addIssue({ code: 'custom', ...issue('too_few', { min }) });
    if (max !== undefined && items.length > max) context.addIssue({ code: 'custom', ...issue('too_many', { max }) });
    const keyOf = item === webAddress ? urlKey : String;
    if (new Set(items.map((one) => keyOf(String(one)))).size < items.length)
      context.addIssue({ code: 'custom', ...issue(item === webAddress ? 'duplicate_url' : 'duplicate') });
  });
}

const oneOf = (options: readonly { value: string | number }[]) =>
  z.union([z.string(), z.number()], issue('not_an_option')).transform((value, context) => {
    const found = options.find((option) => String(option.value) === String(value));
    if (!found) context.addIssue({ code: 'custom', ...issue('not_an_option') });
    return found?.value ?? value;
  });

function numberSchema(field: Extract<ToolField, { type: 'number' | 'length' }>) {
  let number = z.number(issue('not_a_number'));
  if (field.min !== undefined) number = number.min(field.min, issue('too_small', { min: field.min }));
  if (field.max !== undefined) number = number.max(field.max, issue('too_big', { max: field.max }));
  if (field.type === 'length' || field.step === undefined || Number.isInteger(field.step))
    number = number.int(issue('not_whole'));
  return number;
}

const webAddress = z
  .string(issue('required'))
  .trim()
  .max(2048, issue('too_long', { max: 2048 }))
  .refine(isWebAddress, issue('not_a_url'));
const identifier = z.preprocess(toNumber, z.int(issue('not_an_option')).positive(issue('not_an_option')));

/** Schemas by field and languages: making one costs more than judging many values with it. */
const madeSchemas = new WeakMap<ToolField, { translation: readonly string[]; schema: z.ZodType }>();

/** The zod schema of one field's value; a missing value is `undefined` and judged by the caller. */
function valueSchema(field: ToolField, translation: readonly string[]): z.ZodType {
  const made = madeSchemas.get(field);
  if (made?.translation === translation) return made.schema;
  const schema = makeSchema(field, translation);
  madeSchemas.set(field, { translation, schema });
  return schema;
}

function makeSchema(field: ToolField, translation: readonly string[]): z.ZodType {
  switch (field.type) {
    case 'text':
    case 'textarea':
      return textSchema(field);
    case 'url':
      return webAddress;
    case 'date':
      return z.iso.date(issue('not_a_date'));
    case 'boolean':
      return z.preprocess(toBoolean, z.boolean(issue('not_a_boolean')));
    case 'number':
      return z.preprocess(toNumber, numberSchema(field));
    case 'length':
      return z.preprocess(toNumber, field.options ? oneOf(field.options) : numberSchema(field));
    case 'select':
      return oneOf(field.options);
    case 'tone':
      return z.string(issue('not_an_option')).max(200, issue('too_long', { max: 200 }));
    case 'multiselect':
      return z.preprocess(toList(/\|/), listSchema(field, oneOf(field.options)));
    case 'tags':
      return z.preprocess(toList(/\||\n/), listSchema(field, z.string().max(200, issue('too_long', { max: 200 }))));
    case 'urls':
      return z.preprocess(toList(/\||\s+/), listSchema(field, webAddress));
    case 'keywords':
      return z.preprocess(toList(/,|\|/), listSchema(field, z.string().max(80, issue('too_long', { max: 80 }))));
    case 'language':
      return oneOf([...translation, ...(field.allowAuto ? ['auto'] : [])].map((value) => ({ value })));
    case 'brand_voice':
      return identifier;
    case 'sources':
      return z.preprocess(toList(/\||,/), listSchema(field, identifier));
    case 'image':
    case 'audio':
    case 'file':
      return isAssetField(field)
        ? z.preprocess(toList(/\||\s+/), listSchema({ max: field.maxFiles }, z.union([identifier, webAddress])))
        : z.preprocess(() => undefined, z.undefined());
  }
}

function readField(field: ToolField, given: unknown, translation: readonly string[]): { value: unknown; issues: InputIssue[] } {
  const present = emptyToUndefined(given);
  const raw = present === undefined && !isEmpty(field.default) ? field.default : present;
  const isNeeded = field.required && field.type !== 'boolean' && (field.type !== 'file' || isAssetField(field));
  const missing = isNeeded ? [{ field: field.name, code: 'required' }] : [];
  if (raw === undefined || (Array.isArray(raw) && raw.length === 0)) return { value: field.default, issues: missing };
  const parsed = valueSchema(field, translation).safeParse(raw);
  // A list of nothing but separators is empty as well.
  if (parsed.success) return { value: parsed.data, issues: isEmpty(parsed.data) ? missing : [] };
  const issues = parsed.error.issues.map((found) => {
    const known = found.message.startsWith('{')
      ? (JSON.parse(found.message) as { code: string; params: Record<string, string | number> })
      : { code: 'invalid' };
    return { field: field.name, ...known };
  });
  return {
    value: undefined,
    issues: issues.filter((one, index) => issues.findIndex((other) => other.code === one.code) === index),
  };
}

/** A file is not an input value, but a given one satisfies a constraint that requires a text. */
const isGivenFile = (tool: InputDefinition, name: string, given: unknown) =>
  Array.isArray(given) && given.length > 0 && tool.fields.some((field) => field.name === name && field.type === 'file');

/**
 * Reads and checks raw input; all faults at once, in the order of the fields. Keys that are no field are dropped.
 * With `step`, only that step's fields (and the constraints that touch only them) are judged.
 */
export function parseToolInput(tool: InputDefinition, raw: Record<string, unknown>, step?: string): ParsedToolInput {
  const stepFields = step === undefined ? undefined : tool.steps?.find((one) => one.name === step)?.fields;
  const input: ToolInput = {};
  const issues: InputIssue[] = [];
  for (const field of tool.fields) {
    if (stepFields && !stepFields.includes(field.name)) continue;
    if (!isFieldShown(field, { ...raw, ...input })) continue;
    const read = readField(field, raw[field.name], tool.translation);
    issues.push(...read.issues);
    input[field.name] = read.value;
  }
  for (const constraint of tool.constraints) {
    // The size of a picture is only known to its holder.
    if (constraint.rule !== 'at_least_one') continue;
    if (stepFields && !constraint.fields.every((name) => stepFields.includes(name))) continue;
    const touched = constraint.fields.some((name) => issues.some((one) => one.field === name));
    if (touched || constraint.fields.some((name) => !isEmpty(input[name]) || isGivenFile(tool, name, raw[name]))) continue;
    issues.push({ field: constraint.fields[0] ?? '', code: 'at_least_one', params: { message: constraint.message } });
  }
  return issues.length > 0 ? { ok: false, issues } : { ok: true, input };
}
