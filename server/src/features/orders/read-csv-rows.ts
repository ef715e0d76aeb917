import { decodeText } from '@folio/engine/sources/decode-text';
import papaparse from 'papaparse';

/**
 * Rows of a CSV by its header (UTF-8 with or without BOM, UTF-16, Windows-1252; comma, semicolon or tab); null when it is no table.
 * Cells are trimmed, rows without any value left out.
 */
export function readCsvRows(bytes: Uint8Array): Record<string, string>[] | null {
  const text = decodeText(bytes);
  if (text.includes('\0')) return null;
  const { data, errors, meta } = papaparse.parse<Record<string, string>>(text, {
    header: true,
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t'],
    transformHeader: (name) => name.trim(),
    transform: (value) => value.trim(),
  });
  if (errors.some((error) => error.type === 'Quotes' || error.type === 'FieldMismatch')) return null;
  return meta.fields && meta.fields.length > 1 ? data : null;
}
