// Figures of a result that are measured, never asked of a model: models count badly.
import type { ToolResult } from '@folio/catalogue/define-tool';
import { descriptionPixels, titlePixels } from '@folio/contract/score/snippet-width';
import { countWords } from '@folio/contract/tool-price';

type Measure = (holder: Record<string, unknown>) => number;

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

// Not part of the text that a reader sees, so not counted as its words.
const besideTheText = new Set(['title', 'meta_title', 'meta_description', 'url_slug', 'excerpt', 'social_posts', 'tags']);

function wordsIn(value: unknown): number {
  if (typeof value === 'string') return countWords(value.replace(/<(script|style)[\s\S]*?<\/\1>|<[^>]*>/gi, ' '));
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + wordsIn(item), 0);
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).reduce((sum, [key, item]) => (besideTheText.has(key) ? sum : sum + wordsIn(item)), 0);
  }
  return 0;
}

const measures: Record<string, Measure> = {
  word_count: wordsIn,
  characters: (holder) => Array.from(textOf(holder['text'])).length,
  title_pixels: (holder) => titlePixels(textOf(holder['meta_title'])),
  description_pixels: (holder) => descriptionPixels(textOf(holder['meta_description'])),
};

/** Markup that is computed of the order once the answer is checked (`computed-parts.ts`). */
const computedAfterwards = new Set(['json_ld']);

/** True for the name of a value that the engine measures or computes itself, anywhere in a result. */
export const isMeasured = (name: string): boolean => Object.hasOwn(measures, name) || computedAfterwards.has(name);

type JsonScalar = string | number | boolean | null;
type JsonType = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array' | 'null';

/** The part of a JSON schema that measuring and prompting walk through. */
export interface JsonSchema {
  type?: JsonType | JsonType[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  enum?: JsonScalar[];
  description?: string;
  additionalProperties?: boolean | JsonSchema;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  const?: JsonScalar;
}

function measure(value: unknown, schema: JsonSchema | undefined): unknown {
  if (schema === undefined) return value;
  if (Array.isArray(value)) return value.map((item) => measure(item, schema.items));
  if (typeof value !== 'object' || value === null || schema.properties === undefined) return value;
  const holder = value as Record<string, unknown>;
  const measured: Record<string, unknown> = {};
  for (const [name, property] of Object.entries(schema.properties)) {
    if (name in holder && !isMeasured(name)) measured[name] = measure(holder[name], property);
  }
  for (const name of Object.keys(schema.properties)) {
    const measureOf = measures[name];
    if (measureOf) measured[name] = measureOf(measured);
  }
  return measured;
}

/** The result with every measured figure set from its own text; keys unknown to the schema are dropped. */
export function withMeasuredLeaves(result: Record<string, unknown>, schema: JsonSchema): ToolResult {
  return measure(result, schema) as ToolResult;
}
