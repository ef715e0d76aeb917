// Lines "term = replacement", for fields of glossaries and pronunciations.

function readPair(line: string): [left: string, right: string] | null {
  const [left = '', ...rest] = line.split('=');
  const right = rest.join('=').trim();
  return left.trim() === '' || right === '' ? null : [left.trim(), right];
}

/** Both sides of each line; lines without both are passed over. */
export const readPairedLines = (lines: unknown): [left: string, right: string][] =>
  typeof lines === 'string' ? lines.split('\n').flatMap((line) => [readPair(line)].filter((pair) => pair !== null)) : [];

/** The number, from 1, of the first line that has text and not both sides; null where there is none. */
export function findUnpairedLine(lines: string): number | null {
  const index = lines.split('\n').findIndex((line) => line.trim() !== '' && readPair(line) === null);
  return index < 0 ? null : index + 1;
}
