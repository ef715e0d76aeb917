// Items of the list: segments, and headings at the start of a file, a slide or a table.
import { plainText } from '@folio/contract/bilingual/protected-parts';
import type { Segment } from '@folio/contract/translation-segments';
import type { ParagraphKind } from '@folio/contract/translation-words';

interface OutlineParagraph {
  unit: number;
  kind: ParagraphKind;
  section: string;
  text: string | null;
}
export interface JobOutline {
  parts: { name: string; paragraphs: OutlineParagraph[] }[];
}

export interface SegmentRole {
  kind: ParagraphKind;
  /** True for a sentence of the same paragraph as the one before. */
  isContinued: boolean;
}

export type ListItem =
  | { type: 'segment'; key: string; segment: Segment; role: SegmentRole }
  | { type: 'section'; key: string; kind: 'file' | 'part' | 'table' | 'list' | 'meta' | 'text' | 'heading'; name: string };

interface UnitRole {
  part: string;
  kind: ParagraphKind;
  section: string;
}

/** Returns the position of each text, by its number. */
export const unitsOf = (outline: JobOutline): ReadonlyMap<number, UnitRole> =>
  new Map(
    outline.parts.flatMap(({ name, paragraphs }) =>
      paragraphs.map(({ unit, kind, section }): [number, UnitRole] => [unit, { part: name, kind, section }]),
    ),
  );

const groupOf = (kind: ParagraphKind) =>
  kind === 'td' ? 'table' : kind === 'li' ? 'list' : kind === 'meta' ? 'meta' : kind === 'p' ? 'text' : 'heading';

/** The segments with a row before each file, part, table and heading; without them where no outline is known or segments are left out. */
export function listItems(
  segments: readonly Segment[],
  units: ReadonlyMap<number, UnitRole> | null,
  hasFiles: boolean,
  isWhole: boolean,
): ListItem[] {
  const items: ListItem[] = [];
  let before: UnitRole | undefined;
  let last: number | undefined;
  for (const segment of segments) {
    const { unit } = segment;
    const now = units?.get(unit);
    const isContinued = unit === last;
    if (now && isWhole && !isContinued) {
      const key = `section ${segment.id}`;
      const isNewPart = now.part !== before?.part;
      if (isNewPart && hasFiles) items.push({ type: 'section', key: `${key} file`, kind: 'file', name: now.part });
      if (now.section !== '' && (isNewPart || now.section !== before?.section))
        items.push({ type: 'section', key: `${key} part`, kind: 'part', name: now.section });
      const group = groupOf(now.kind);
      if (group === 'heading') items.push({ type: 'section', key: `${key} group`, kind: group, name: plainText(segment.source) });
      else if ((group === 'table' || group === 'meta') && (isNewPart || group !== groupOf(before?.kind ?? 'p')))
        items.push({ type: 'section', key: `${key} group`, kind: group, name: '' });
      before = now;
    }
    last = unit;
    items.push({ type: 'segment', key: String(segment.id), segment, role: { kind: now?.kind ?? 'p', isContinued } });
  }
  return items;
}
