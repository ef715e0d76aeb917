// A row of a table, which was read as "column: value; column: value", taken apart again.

export interface Cell {
  /** Name of the column; empty for text before the first name. */
  name: string;
  value: string;
}

/**
 * The cells of a row in their order. A semicolon may be in a value: a part without a name belongs to the value before it, and so
 * does a named one that `startsCell` refuses.
 */
export function readRow(row: string, startsCell: (part: Cell, before: Cell) => boolean = () => true): Cell[] {
  const cells: Cell[] = [];
  for (const part of row.split('; ')) {
    const [, name = '', value = part] = /^([^:]{1,40}):\s+(\S.*)$/su.exec(part) ?? [];
    const before = cells.at(-1);
    if (before !== undefined && (name === '' || !startsCell({ name, value }, before))) before.value += `; ${part}`;
    else cells.push({ name, value });
  }
  return cells;
}
