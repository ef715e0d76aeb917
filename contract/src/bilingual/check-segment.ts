// Quality checks of a segment's translation: errors keep a job from being delivered, warnings can be ignored.
import { baseOf } from '../languages.ts';
import { numberWordsIn } from './number-words.ts';
import { type FoundNumber, unequalNumbers } from './numbers.ts';
import { hasWords, plainText, protectedByKind, unequalParts, withoutMarks } from './protected-parts.ts';
import { containsTerm, missingTerms } from './term-use.ts';
import { wordTokens } from './word-distance.ts';

export type SegmentIssueCode =
  | 'empty'
  | 'tags'
  | 'numbers'
  | 'addresses'
  | 'placeholders'
  | 'length'
  | 'terms'
  | 'forbidden_term'
  | 'double_space'
  | 'end_punctuation'
  | 'untranslated'
  | 'reading_speed';

export interface SegmentIssue {
  code: SegmentIssueCode;
  severity: 'error' | 'warning';
  /** Subject of the fault, as it is in the texts: the number, the tag, the term. */
  detail?: string;
}

export interface CheckedSegment {
  /** With marks. */
  source: string;
  target: string;
  sourceLanguage: string;
  targetLanguage: string;
  /** Most characters without marks. */
  maxLength?: number | null;
  terms?: readonly { source: string; target: string; isForbidden?: boolean }[];
  /** Display time of a subtitle. */
  seconds?: number | null;
}

/** Characters a second that most people can read in subtitles. */
export const maxCharactersPerSecond = 17;
/** Whole numbers up to this one may be written as a word. */
const maxWordNumber = 12;

const error = (code: SegmentIssueCode, detail?: string): SegmentIssue => ({
  code,
  severity: 'error',
  ...(detail === undefined ? {} : { detail }),
});
const warning = (code: SegmentIssueCode, detail?: string): SegmentIssue => ({ ...error(code, detail), severity: 'warning' });

/** The first pair of marks that closes before it opens, or within another; null where all are nested. */
function crossedMark(tags: readonly string[]): string | null {
  const open: string[] = [];
  for (const tag of tags) {
    if (tag.startsWith('<g')) open.push(tag);
    else if (tag.startsWith('</') && open.pop() !== tag.replace('/', '')) return tag;
  }
  return open.at(-1) ?? null;
}

function checkTags(source: readonly string[], target: readonly string[]): SegmentIssue[] {
  const unequal = unequalParts(source, target);
  if (unequal.length > 0) return [error('tags', unequal.join(' '))];
  const crossed = crossedMark(source) === null ? crossedMark(target) : null;
  return crossed === null ? [] : [error('tags', crossed)];
}

/** True if the other text has a word for each of these numbers. */
function areWords(numbers: readonly FoundNumber[], other: string, language: string): boolean {
  const words = numberWordsIn(other, language);
  return numbers.every(({ readings }) => {
    const at = words.findIndex((values) => values.some((value) => readings.includes(value)));
    if (at !== -1) words.splice(at, 1);
    return at !== -1;
  });
}

function checkNumbers({ source, target, sourceLanguage, targetLanguage }: CheckedSegment): SegmentIssue[] {
  const { missing, added } = unequalNumbers(source, target, sourceLanguage, targetLanguage);
  const unequal = [...missing, ...added];
  if (unequal.length === 0) return [];
  const detail = unequal.map(({ raw }) => raw).join(' ');
  const isAllWords = areWords(missing, plainText(target), targetLanguage) && areWords(added, plainText(source), sourceLanguage);
  if (isAllWords) return [warning('numbers', detail)];
  const areWordLike = unequal.every(({ raw }) => /^\d+$/.test(raw) && Number(raw) <= maxWordNumber);
  return [areWordLike && (missing.length === 0 || added.length === 0) ? warning('numbers', detail) : error('numbers', detail)];
}

/** The mark that ends a sentence, without quotes and brackets after it, the same for all scripts. */
function endMark(text: string): string {
  const last = /([.!?:;…。！？：；؟؛۔।]+)[\s"'”’“»«)\]›]*$/u.exec(plainText(text).slice(-12))?.[1] ?? '';
  const written = last.replace(/\.{3,}/u, '…');
  const mark = written.at(-1) ?? '';
  const alike: Record<string, string> = {
    '。': '.',
    '۔': '.',
    '।': '.',
    '！': '!',
    '？': '?',
    '؟': '?',
    '：': ':',
    '；': ';',
    '؛': ';',
  };
  return alike[mark] ?? mark;
}

function checkEnd({ source, target, targetLanguage }: CheckedSegment): SegmentIssue[] {
  const [before, after] = [endMark(source), endMark(target)];
  // A Greek question ends with a semicolon; Thai sentences end without a mark.
  const isSame = before === after || (baseOf(targetLanguage) === 'el' && before === '?' && after === ';');
  return isSame || (baseOf(targetLanguage) === 'th' && after === '') ? [] : [warning('end_punctuation', before || after)];
}

function checkTerms({ source, target, terms = [] }: CheckedSegment): SegmentIssue[] {
  const [from, to] = [plainText(source), plainText(target)];
  const wanted = terms.filter(({ isForbidden }) => isForbidden !== true);
  const missing = missingTerms(from, to, wanted).map((term) => warning('terms', `${term.source} → ${term.target}`));
  const forbidden = terms.filter(
    (term) => term.isForbidden === true && containsTerm(from, term.source) && containsTerm(to, term.target),
  );
  return [...missing, ...forbidden.map((term) => warning('forbidden_term', term.target))];
}

function checkUntranslated({ source, target, sourceLanguage, targetLanguage }: CheckedSegment): SegmentIssue[] {
  if (baseOf(sourceLanguage) === baseOf(targetLanguage) || !hasWords(source)) return [];
  const words = wordTokens(source);
  return words.length > 1 && words.join(' ') === wordTokens(target).join(' ') ? [warning('untranslated')] : [];
}

/** Everything that is wrong, errors first. An empty target is that one error alone, where the source holds anything. */
export function checkSegment(segment: CheckedSegment): SegmentIssue[] {
  const { source, target, maxLength, seconds } = segment;
  const shown = withoutMarks(target).trim();
  if (shown === '' && (target.trim() === '' || hasWords(source)))
    return withoutMarks(source).trim() === '' ? [] : [error('empty')];
  const [from, to] = [protectedByKind(source), protectedByKind(target)];
  const unequal = (kind: 'addresses' | 'placeholders') => {
    const parts = unequalParts(from[kind], to[kind]);
    return parts.length === 0 ? [] : [error(kind, parts.join(' '))];
  };
  const issues = [
    ...checkTags(from.tags, to.tags),
    ...unequal('addresses'),
    ...unequal('placeholders'),
    ...checkNumbers(segment),
  ];
  const length = [...shown].length;
  if (typeof maxLength === 'number' && length > maxLength) issues.push(error('length', `${length} / ${maxLength}`));
  issues.push(...checkTerms(segment));
  if (/\S {2,}\S/u.test(withoutMarks(target)) && !/\S {2,}\S/u.test(withoutMarks(source))) issues.push(warning('double_space'));
  issues.push(...checkEnd(segment), ...checkUntranslated(segment));
  const perSecond = typeof seconds === 'number' && seconds > 0 ? [...plainText(target)].length / seconds : 0;
  if (perSecond > maxCharactersPerSecond) issues.push(warning('reading_speed', perSecond.toFixed(1)));
  return issues.toSorted((a, b) => Number(a.severity === 'warning') - Number(b.severity === 'warning'));
}

/** Ids of segments with a source that is translated in different ways, in their order. Empty targets do not count. */
export function inconsistentSegments(segments: readonly { id: number; source: string; target: string }[]): number[] {
  const targets = new Map<string, Set<string>>();
  const filled = segments.filter(({ target }) => target.trim() !== '');
  for (const { source, target } of filled) targets.set(source, (targets.get(source) ?? new Set()).add(target.trim()));
  return filled.filter(({ source }) => (targets.get(source)?.size ?? 0) > 1).map(({ id }) => id);
}
