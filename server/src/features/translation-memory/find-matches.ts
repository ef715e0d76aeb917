// Matches of the translation memory with their percentages, and how much of a text they cover.
import { fixNumbers } from '@folio/contract/bilingual/fix-numbers';
import { hasWords, plainText } from '@folio/contract/bilingual/protected-parts';
import { matchPercent } from '@folio/contract/bilingual/word-distance';
import type { MemoryQuality } from '@folio/contract/memory-words';
import { countWords } from '@folio/contract/tool-price';
import type { Db } from '../../kernel/db/database.ts';
import { type Candidate, listEqualUnits, listSimilarUnits } from './find-candidates.queries.ts';
import { contextHash, type MemoryScope, rankOf } from './memory-units.queries.ts';

export interface MemoryMatch {
  id: number;
  /** As the memory has it. */
  source: string;
  /** With numbers and tags put right where `isFixed`. */
  target: string;
  /**
   * 101 for the same sentence between the same neighbours, 100 for the same, 99 where only numbers, tags, case or punctuation differ and
   * were put right, else up to 98; less 5 for machine, 2 for another formality, 1 for imported.
   */
  percent: number;
  quality: MemoryQuality;
  origin_name: string | null;
  updated_at: Date;
  isFixed: boolean;
}

export interface AskedSegment {
  /** With marks. */
  text: string;
  /** Its neighbours; null where the document begins or ends. */
  before?: string | null;
  after?: string | null;
}

const defaultMin = 70;
const defaultMost = 5;
const segmentsPerQuery = 50;

const lessFor: Partial<Record<MemoryQuality, number>> = { machine: 5, imported: 1 };
const lessForFormality = 2;

function asMatch(segment: AskedSegment, unit: Candidate, scope: MemoryScope): MemoryMatch {
  const { id, source, quality, origin_name, updated_at } = unit;
  const raw = matchPercent(segment.text, source);
  const fixed = raw === 99 ? fixNumbers(segment.text, source, unit.target, scope.source, scope.target) : null;
  const context = contextHash(segment.before, segment.after);
  const isInContext = raw === 100 && context !== null && context === unit.context_hash;
  const best = isInContext ? 101 : raw === 99 && fixed === null ? 98 : raw;
  const less = (lessFor[quality] ?? 0) + (unit.formality === scope.formality ? 0 : lessForFormality);
  const target = fixed ?? unit.target;
  return { id, source, target, percent: best - less, quality, origin_name, updated_at, isFixed: target !== unit.target };
}

const better = (a: MemoryMatch, b: MemoryMatch) =>
  b.percent - a.percent ||
  rankOf(b.quality) - rankOf(a.quality) ||
  b.updated_at.getTime() - a.updated_at.getTime() ||
  b.id - a.id;

function bestMatches(segment: AskedSegment, units: readonly Candidate[], scope: MemoryScope, least: number, most: number) {
  const seen = new Set<string>();
  return units
    .map((unit) => asMatch(segment, unit, scope))
    .filter(({ percent }) => percent >= least)
    .toSorted(better)
    .filter(({ target }) => !seen.has(target) && seen.add(target))
    .slice(0, most);
}

/**
 * The best matches of each segment, in the order of the segments; those with the same translation once. `least` percent (70) are shown, at
 * most `most` (5) of a segment; without `withMachine` no translation that only a model wrote.
 */
export async function findMatches(
  db: Db,
  accountId: number,
  scope: MemoryScope,
  segments: readonly AskedSegment[],
  { least = defaultMin, most = defaultMost, withMachine = true }: { least?: number; most?: number; withMachine?: boolean } = {},
): Promise<MemoryMatch[][]> {
  const found: MemoryMatch[][] = [];
  for (let from = 0; from < segments.length; from += segmentsPerQuery) {
    const some = segments.slice(from, from + segmentsPerQuery);
    const texts = some.map(({ text }) => text);
    const units = [
      ...(await listEqualUnits(db, accountId, scope, texts)),
      ...(least > 100 ? [] : await listSimilarUnits(db, accountId, scope, texts, least)),
    ];
    const counted = withMachine ? units : units.filter(({ quality }) => quality !== 'machine');
    const byPosition = Map.groupBy(counted, ({ position }) => position);
    for (const [position, segment] of some.entries()) {
      const own = new Map((byPosition.get(position) ?? []).map((unit) => [unit.id, unit]));
      found.push(bestMatches(segment, [...own.values()], scope, least, most));
    }
  }
  return found;
}

/** Words of a text by their matches in the memory. */
export interface WordsByBand {
  context: number;
  exact: number;
  repetitions: number;
  /** 95–99 %. */
  high: number;
  /** 85–94 %. */
  medium: number;
  /** 75–84 %. */
  low: number;
  new: number;
}

function bandOf(percent: number): keyof WordsByBand {
  if (percent > 100) return 'context';
  if (percent === 100) return 'exact';
  if (percent >= 95) return 'high';
  if (percent >= 85) return 'medium';
  return percent >= 75 ? 'low' : 'new';
}

/**
 * Counts the words of a document's segments, in their order: a segment's first occurrence by its best match, later ones as repetitions.
 * Texts without words are not counted. An unconfirmed machine translation is not a match: it saves no paid work.
 */
export async function wordsByBand(
  db: Db,
  accountId: number,
  scope: MemoryScope,
  segments: readonly string[],
): Promise<WordsByBand> {
  const words: WordsByBand = { context: 0, exact: 0, repetitions: 0, high: 0, medium: 0, low: 0, new: 0 };
  const first = new Map<string, AskedSegment>();
  for (const [index, text] of segments.entries()) {
    if (!hasWords(text)) continue;
    if (first.has(text)) words.repetitions += countWords(plainText(text));
    else first.set(text, { text, before: segments[index - 1] ?? null, after: segments[index + 1] ?? null });
  }
  const asked = [...first.values()];
  const matches = await findMatches(db, accountId, scope, asked, { least: 75, most: 1, withMachine: false });
  for (const [index, { text }] of asked.entries())
    words[bandOf(matches[index]?.[0]?.percent ?? 0)] += countWords(plainText(text));
  return words;
}
