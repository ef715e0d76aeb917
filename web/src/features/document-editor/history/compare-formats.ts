// Format changes of words that stayed the same: named, so that nobody has to hunt for a word that became bold.
import { type Block, type FormatChange, type FormatName, formatNames, type Piece } from './blocks.ts';

const markIn = (marks: string, name: FormatName): string | undefined =>
  marks.split('\n').find((mark) => mark === name || (name === 'link' && mark.startsWith('link:')));

/** Steps from one set of formats to another. */
function changesBetween(before: string, after: string): FormatChange[] {
  if (before === after) return [];
  return formatNames.flatMap((name): FormatChange[] => {
    const [was, is] = [markIn(before, name), markIn(after, name)];
    if (was === is) return [];
    if (was !== undefined && is !== undefined) return ['linkChanged'];
    return [`${name}${is === undefined ? 'Removed' : 'Added'}`];
  });
}

/** Splits a piece of equal words where their formats differ; `from` and `to` are where it begins in the two blocks. */
export function splitByFormat(text: string, before: Block, after: Block, from: number, to: number): Piece[] {
  if (!before.marks?.length && !after.marks?.length) return [{ kind: 'same', text }];
  const pieces: Piece[] = [];
  let known = '';
  for (let index = 0; index < text.length; index += 1) {
    const changes = changesBetween(before.marks?.[from + index] ?? '', after.marks?.[to + index] ?? '');
    const unit = text.charAt(index);
    const last = pieces.at(-1);
    if (last && changes.join() === known) last.text += unit;
    else pieces.push(changes.length > 0 ? { kind: 'formatted', text: unit, changes } : { kind: 'same', text: unit });
    known = changes.join();
  }
  return pieces;
}
