// Spreadsheets as people send them, for tests.
import { xlsxBytes } from '../kernel/xlsx.ts';
import type { TestAnswer, TestCaller } from './test-product.ts';

export const csvOf = (text: string | Uint8Array<ArrayBuffer>, name = 'products.csv') =>
  new File([text], name, { type: 'text/csv' });

export const xlsxOf = async (columns: string[], rows: (string | number | null)[][], name = 'products.xlsx') =>
  new File([await xlsxBytes([{ name: 'Products', columns, rows }])], name);

/** A multipart body: files and texts as they are, objects as `name[key]`, lists as `name[]`. */
export function formOf(fields: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof File) form.append(name, value);
    else if (Array.isArray(value)) for (const item of value as (string | File)[]) form.append(`${name}[]`, item);
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) form.append(`${name}[${key}]`, String(inner));
    else form.append(name, String(value));
  }
  return form;
}

/** A call under `services/orders/bulk` with a form. */
export const sendBulk = (
  caller: TestCaller,
  call: string,
  fields: Record<string, unknown>,
  headers?: Record<string, string>,
): Promise<TestAnswer> =>
  caller.send('POST', `/services/orders/bulk/${call}`, formOf({ tool: 'product_description_generator', ...fields }), headers);
