// Dividing a sentence and its translation into two, and joining them again without loss.
import { baseOf } from '../languages.ts';
import { markPattern, withoutMarks } from './protected-parts.ts';

/** Languages that are written without spaces between sentences. */
const withoutSpaces = new Set(['zh', 'ja']);

/** White space between two sentences of a translation, derived from that of the source. */
export function targetSpace(space: string, sourceLanguage: string, targetLanguage: string): string {
  const [from, to] = [withoutSpaces.has(baseOf(sourceLanguage)), withoutSpaces.has(baseOf(targetLanguage))];
  if (to && !from) return /[\n\r]/.test(space) ? space : '';
  return from && !to && space === '' ? ' ' : space;
}

/** Positions where a text may be divided: not in a mark, not in a pair of marks, not in a character. */
function splitPoints(text: string): number[] {
  const points: number[] = [];
  const open = new Set<string>();
  const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  let start = 0;
  for (const [index, token] of text.split(markPattern).entries()) {
    const isMark = index % 2 === 1;
    if (isMark) {
      if (open.size === 0) points.push(start);
      if (token.startsWith('</')) open.delete(token.slice(2));
      else if (token.startsWith('<g')) open.add(token.slice(1));
    } else if (open.size === 0) for (const { index: at } of characters.segment(token)) points.push(start + at);
    start += token.length;
  }
  return points.filter((at, index) => at > 0 && at < text.length && at !== points[index - 1]);
}

/** Longest source that is divided: its characters are counted one by one. */
const maxDivided = 100_000;

const isBlank = (text: string) => withoutMarks(text).trim() === '';

export interface DividedSource {
  left: string;
  /** White space between both. */
  space: string;
  right: string;
}

/** The source as two; null where it cannot be divided there. `left + space + right` is the source letter by letter. */
export function splitSource(source: string, at: number): DividedSource | null {
  if (source.length > maxDivided) return null;
  const left = source.slice(0, at).trimEnd();
  const right = source.slice(at).trimStart();
  const points = new Set(splitPoints(source));
  const isAllowed = points.has(left.length) && points.has(source.length - right.length);
  if (!isAllowed || isBlank(left) || isBlank(right)) return null;
  return { left, space: source.slice(left.length, source.length - right.length), right };
}

const marksOf = (text: string): string[] => text.match(new RegExp(markPattern, 'g')) ?? [];
const sentenceEnd = /[.!?…。！？]["'”’»)\]]*$/u;

/** Positions at which both halves, joined by the space, are the text again. */
function losslessPoints(target: string, space: string): number[] {
  const points = splitPoints(target);
  if (space === '') return points;
  const all = new Set(points);
  return points.filter((at) => target.startsWith(space, at) && all.has(at + space.length));
}

const nearest = (points: readonly number[], wanted: number): number | undefined =>
  points.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || a - b)[0];

/** Points before which the target holds the marks of the left source. */
function withMarksOf(left: string, target: string, points: readonly number[]): number[] {
  const wanted = marksOf(left).toSorted().join('');
  const fits = new Map<number, boolean>();
  const starts = [...target.matchAll(new RegExp(markPattern, 'g'))].map(({ index }) => index);
  const marks = marksOf(target);
  return points.filter((at) => {
    const count = starts.filter((start) => start < at).length;
    const fit = fits.get(count) ?? marks.slice(0, count).toSorted().join('') === wanted;
    fits.set(count, fit);
    return fit;
  });
}

/**
 * The translation of a divided source, as two parts that join to the same text. `at` is the reader's position; without it, the position suggested
 * by the sources. If it cannot be divided, all of it is the left part.
 */
export function splitTarget(target: string, source: DividedSource, space: string, at?: number): [string, string] {
  if (target.trim() === '' || (at !== undefined && at >= target.length)) return [target, ''];
  if (at === 0) return ['', target];
  const points = losslessPoints(target, space);
  const divided = (point: number | undefined): [string, string] =>
    point === undefined ? [target, ''] : [target.slice(0, point), target.slice(point + space.length)];
  if (at !== undefined) return divided(nearest(points, at));
  const fitting = withMarksOf(source.left, target, points);
  const ends = sentenceEnd.test(source.left) ? fitting.filter((point) => sentenceEnd.test(target.slice(0, point))) : [];
  const share = source.left.length / (source.left.length + source.right.length);
  return divided(nearest(ends.length > 0 ? ends : fitting, share * target.length));
}

/** The translations of two sentences that are one now. */
export const joinTargets = (left: string, right: string, space: string): string =>
  left === '' || right === '' ? left + right : left + space + right;
