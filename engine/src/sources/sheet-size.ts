// The extent of a workbook's cells, checked before a parser fills the area with empty ones: one cell in the last corner of a
// sheet makes 17 billion.
import { Unzip, UnzipInflate } from 'fflate';

const maxRows = 200_000;
const maxColumns = 1000;
/** Cells of the area from the first to the last that is there. */
const maxArea = 2_000_000;

/** Address of a row or cell, anywhere in its tag. `odd` catches encoded addresses. */
const address = /<(?:\w+:)?(?:c|row)\s(?:[^>]*?\s)?r\s*=\s*["']([A-Za-z]{0,3})(\d{1,10})["']/g;
/** An address in a disguise that only a whole parser sees through: character references, or two bytes a character. */
const odd = /<(?:\w+:)?(?:c|row)\s(?:[^>]*?\s)?r\s*=\s*["'][^"'>]*&|\0/;

/** Longer than any tag of a cell. */
const maxTag = 1000;

const columnOf = (letters: string): number =>
  [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

/** Reads a sheet's XML piece by piece; throws as soon as its cells reach too far. */
function sheetReader(): (piece: Uint8Array) => void {
  let rest = '';
  let rows = 0;
  let columns = 1;
  return (piece) => {
    const text = rest + Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength).toString('latin1');
    if (odd.test(text)) throw new Error('the sheet hides where its cells are');
    for (const [, letters = '', row = ''] of text.matchAll(address)) {
      rows = Math.max(rows, Number(row));
      columns = Math.max(columns, columnOf(letters));
    }
    if (rows > maxRows || columns > maxColumns || rows * columns > maxArea) throw new Error('the sheet is out of bounds');
    const open = text.lastIndexOf('<');
    rest = open === -1 ? '' : text.slice(open).slice(0, maxTag);
  };
}

/** Throws where a sheet of the workbook has more rows, columns or cells, empty ones included, than anybody fills by hand or export. */
export function assertModestSheets(bytes: Uint8Array): void {
  const archive = new Unzip((file) => {
    if (!/(^|\/)sheet[^/]*\.xml$/i.test(file.name) && !/worksheets\//i.test(file.name)) return;
    const read = sheetReader();
    file.ondata = (problem, piece) => {
      if (problem) throw problem;
      read(piece);
    };
    file.start();
  });
  archive.register(UnzipInflate);
  archive.push(bytes, true);
}
