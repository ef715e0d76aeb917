// Facts about a tool's fields and values without validation; a page that only draws a form loads no more.
import type { ToolField } from './tool-definition.ts';

/** Values by field name. */
export type ToolInput = Record<string, unknown>;

/** A field with files that the tool works on. */
export type AssetField =
  | Extract<ToolField, { type: 'image' | 'audio' }>
  | (Extract<ToolField, { type: 'file' }> & { uploadedAs: 'asset' });

/** True for a field with a list of assets as its value. */
export const isAssetField = (field: ToolField): field is AssetField =>
  field.type === 'image' || field.type === 'audio' || (field.type === 'file' && field.uploadedAs === 'asset');

const withoutColumn: ReadonlySet<string> = new Set(['sources', 'brand_voice']);

/**
 * True where the rows of a bulk order's file can have a column for the field. Voice and sources are chosen for all rows, a person proofreads
 * single orders only; files that are worked on can be named by their addresses, those that serve as sources cannot.
 */
export const acceptsColumn = (field: ToolField): boolean =>
  !field.hidden &&
  !withoutColumn.has(field.type) &&
  field.name !== 'human_proofreading' &&
  (field.type !== 'file' || isAssetField(field));

/** True for a value that says nothing: none, blank text, an empty list. */
export const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** True while `showIf` holds for the values so far; a hidden field is neither required nor sent. */
export function isFieldShown(field: ToolField, input: ToolInput): boolean {
  if (!field.showIf) return true;
  return Object.entries(field.showIf).every(([name, values]) =>
    [input[name]].flat().some((value) => values.includes(value as string | number | boolean)),
  );
}

/** True where a model alone can make this order, although others of the tool are made without one. */
export const needsModelFor = (modelOnly: Record<string, string[]>, input: ToolInput): boolean =>
  Object.entries(modelOnly).some(([name, values]) => values.includes(String(input[name])));

/** The values a fresh form starts with. */
export function defaultInput(fields: readonly ToolField[]): ToolInput {
  return Object.fromEntries(fields.map((field) => [field.name, field.default]));
}

/** A whole URL, `https://` included, of any host. */
export const isHttpUrl = (value: string): boolean => /^https?:\/\/[^\s"'<>]+$/i.test(value) && URL.canParse(value);

/** The same for all spellings of a URL: in upper or lower case of the host, with or without a slash at the end. */
export function urlKey(typed: string): string {
  const text = typed.trim();
  if (!URL.canParse(text)) return text.toLowerCase();
  const { protocol, host, pathname, search, hash } = new URL(text);
  return `${protocol}//${host}${pathname.replace(/\/$/, '')}${search}${hash}`;
}

/** The URL of a page of the web: its host has a dot. */
export const isWebAddress = (value: string): boolean => isHttpUrl(value) && new URL(value).hostname.includes('.');
