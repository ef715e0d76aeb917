// Changes of an edit, word by word.

export interface DiffPart {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Tags, words with their accents, runs of white space, and any other character alone. */
const piece = /<\/?[gx]\d+\/?>|[\p{L}\p{M}\p{N}]+|\s+|./gsu;
/** Most steps of the comparison; texts that differ more are shown as one replaced passage. */
const maxSteps = 4_000_000;

/** Lengths of the longest common subsequences of the rests of both lists, in rows. */
function commonLengths(a: readonly string[], b: readonly string[]): Uint16Array[] {
  const rows = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const [row, below] = [rows[i] as Uint16Array, rows[i + 1] as Uint16Array];
      row[j] = a[i] === b[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  return rows;
}

function compared(a: readonly string[], b: readonly string[]): DiffPart[] {
  const replaced = (): DiffPart[] => [
    { kind: 'removed', text: a.join('') },
    { kind: 'added', text: b.join('') },
  ];
  if (a.length * b.length > maxSteps) return replaced();
  const lengths = commonLengths(a, b);
  const parts: DiffPart[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length)
    if (i < a.length && j < b.length && a[i] === b[j]) {
      parts.push({ kind: 'same', text: a[i] ?? '' });
      i += 1;
      j += 1;
    } else if (j >= b.length || (i < a.length && (lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0))) {
      parts.push({ kind: 'removed', text: a[i] ?? '' });
      i += 1;
    } else {
      parts.push({ kind: 'added', text: b[j] ?? '' });
      j += 1;
    }
  return parts;
}

/** White space alone between changes belongs to them, so that a changed passage reads as one. */
function withoutIslands(parts: readonly DiffPart[]): DiffPart[] {
  return parts.flatMap((part, index) => {
    const isBetween =
      index > 0 && parts[index - 1]?.kind !== 'same' && parts[index + 1] !== undefined && parts[index + 1]?.kind !== 'same';
    return part.kind === 'same' && isBetween && part.text.trim() === ''
      ? [{ kind: 'removed', text: part.text } as const, { kind: 'added', text: part.text } as const]
      : [part];
  });
}

/** Of each run of changes first all that was removed, then all that was added; neighbours of one kind become one part. */
function gathered(parts: readonly DiffPart[]): DiffPart[] {
  const found: DiffPart[] = [];
  let [removed, added] = ['', ''];
  const flush = () => {
    if (removed !== '') found.push({ kind: 'removed', text: removed });
    if (added !== '') found.push({ kind: 'added', text: added });
    [removed, added] = ['', ''];
  };
  for (const { kind, text } of parts) {
    if (text === '') continue;
    const last = found.at(-1);
    if (kind === 'removed') removed += text;
    else if (kind === 'added') added += text;
    else if (removed === '' && added === '' && last?.kind === 'same') last.text += text;
    else {
      flush();
      found.push({ kind, text });
    }
  }
  flush();
  return found;
}

/** Parts in reading order: `same` and `removed` joined are the text before, `same` and `added` the text after. */
export function diffWords(before: string, after: string): DiffPart[] {
  const [a, b] = [before.match(piece) ?? [], after.match(piece) ?? []];
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  const middle = compared(a.slice(start, a.length - end), b.slice(start, b.length - end));
  return gathered([
    { kind: 'same', text: a.slice(0, start).join('') },
    ...withoutIslands(gathered(middle)),
    { kind: 'same', text: a.slice(a.length - end).join('') },
  ]);
}
