// Reads values of an input that the form has checked already.
import type { Tool } from '@folio/catalogue/define-tool';
import type { ToolInput } from '@folio/contract/tool-values';

export const textIn = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** The number, or `otherwise` where none was given. */
export const numberIn = (value: unknown, otherwise: number): number =>
  value === null || value === undefined || value === '' || !Number.isFinite(Number(value)) ? otherwise : Number(value);

/** Ids of uploads and addresses of files. */
export const filesIn = (value: unknown): (number | string)[] =>
  (Array.isArray(value) ? value : []).filter(
    (item): item is number | string => typeof item === 'number' || typeof item === 'string',
  );

export const wordsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : []).filter((item): item is string => typeof item === 'string');

/** A colour as #rrggbb, or null for anything else. */
export const colourIn = (value: unknown): string | null => {
  const text = textIn(value);
  return /^#[0-9a-f]{6}$/i.test(text) ? text.toLowerCase() : null;
};

/** Form label of an option. */
export function labelOf(tool: Tool, name: string, value: string): string {
  const field = tool.fields.find((one) => one.name === name);
  const options = field?.type === 'select' || field?.type === 'multiselect' ? field.options : [];
  return options.find((option) => option.value === value)?.label ?? value;
}

/** A seed of the input, or a new one. */
export const seedIn = (input: ToolInput): number => numberIn(input['seed'], Math.floor(Math.random() * 2 ** 31));
