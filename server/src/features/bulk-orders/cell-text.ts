// A field's value as the text of a cell, such that reading the cell gives the value again.
import type { ToolField } from '@folio/contract/tool-definition';

const separators: Partial<Record<ToolField['type'], string>> = { keywords: ', ', urls: ' ' };

function scalarText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Empty for missing values. */
export function cellText(field: Pick<ToolField, 'type'> | undefined, value: unknown): string {
  if (Array.isArray(value)) return value.map(scalarText).join(separators[field?.type ?? 'tags'] ?? ' | ');
  return scalarText(value);
}

/** A number where the text is one as programs write it, so that a spreadsheet can reckon with it. */
export const asNumber = (text: string): string | number =>
  /^-?\d{1,15}(\.\d{1,10})?$/.test(text) && String(Number(text)) === text ? Number(text) : text;
