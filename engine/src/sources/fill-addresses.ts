// Addresses of cells are optional in a workbook (ECMA-376, 18.3.1.4 and 18.3.1.73): a cell without one follows the cell before it, a row without
// one the row before. The parser needs them.
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

/** A row or cell where it begins: its prefix, name and attributes, quoted signs included. */
const tag = /<((?:\w+:)?)(row|c)((?:\s(?:[^"'>]|"[^"]*"|'[^']*')*)?\/?)>/g;
const address = /\sr\s*=\s*["']([A-Za-z]*)(\d+)["']/;

const numberOf = (letters: string): number =>
  [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

function lettersOf(column: number): string {
  const rest = (column - 1) % 26;
  const last = String.fromCharCode(65 + rest);
  return column > 26 ? lettersOf((column - 1 - rest) / 26) + last : last;
}

/** The sheet's XML with an address at every cell. */
function fillSheet(xml: string): string {
  let row = 0;
  let column = 0;
  return xml.replace(tag, (whole, prefix: string, name: string, attributes: string) => {
    const [, letters = '', given] = address.exec(attributes) ?? [];
    if (name === 'row') {
      row = given === undefined ? row + 1 : Number(given);
      column = 0;
      return whole;
    }
    column = given === undefined ? column + 1 : numberOf(letters);
    if (given !== undefined) row = Number(given);
    return given === undefined ? `<${prefix}c r="${lettersOf(column)}${row}"${attributes}>` : whole;
  });
}

/** The workbook with an address at every cell; the same bytes where none is missing. */
export function fillAddresses(bytes: Uint8Array): Uint8Array {
  const parts = unzipSync(bytes);
  let isFilled = false;
  for (const [name, part] of Object.entries(parts)) {
    if (!/(^|\/)sheet[^/]*\.xml$|worksheets\/[^/]+\.xml$/i.test(name)) continue;
    const xml = strFromU8(part);
    const filled = fillSheet(xml);
    if (filled === xml) continue;
    parts[name] = strToU8(filled);
    isFilled = true;
  }
  return isFilled ? zipSync(parts, { level: 0 }) : bytes;
}
