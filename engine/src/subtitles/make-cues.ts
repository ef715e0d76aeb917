// Subtitles from a transcript: cues that fit the screen, last long enough to be read and break at meaningful points.
import type { TranscriptSegment } from '../transcription/listen.ts';
import type { Cue } from './subtitle-files.ts';
import { endsOpen, fitsLines, type SubtitleLimits, wrapLines } from './wrap-lines.ts';

interface TimedWord {
  text: string;
  start: number;
  end: number;
  /** True where no space is before it. */
  isGlued: boolean;
  speaker: string | undefined;
}

/** Seconds that a cue stays at least and at most, and between two: two frames of 24 a second. */
const minSeconds = 1;
const longest = 7;
const gap = 2 / 24;
/** A silence after which a new cue begins. */
const pause = 0.8;

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Written without spaces, a run of characters is cut into the words that it is made of. */
function pieces(run: string, most: number): string[] {
  if (run.length <= most / 2 || /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{P}\p{N}]+$/u.test(run)) return [run];
  const found: string[] = [];
  for (const { segment } of segmenter.segment(run)) {
    if (/^\p{P}+$/u.test(segment) && found.length > 0) found[found.length - 1] += segment;
    else found.push(segment);
  }
  return found;
}

/** The words of a segment, each with the share of its time that its length is of the whole. */
function wordsOf({ text, start, end, speaker }: TranscriptSegment, most: number): TimedWord[] {
  const written = text
    .split(/\s+/u)
    .filter((run) => run !== '')
    .flatMap((run) => pieces(run, most).map((piece, index) => ({ piece, isGlued: index > 0 })));
  const total = written.reduce((sum, { piece }) => sum + piece.length + 1, 0);
  let at = start;
  return written.map(({ piece, isGlued }) => {
    const from = at;
    at += ((end - start) * (piece.length + 1)) / total;
    return { text: piece, start: from, end: at, isGlued, speaker };
  });
}

const joined = (words: readonly TimedWord[]) =>
  words.map(({ text, isGlued }, index) => (index === 0 || isGlued ? text : ` ${text}`)).join('');

/** Best breaks of the words when they no longer fit: after a sentence, a comma, else not within a phrase. */
function bestBreak(words: readonly TimedWord[]): number {
  const after = (sign: RegExp, least: number) => {
    for (let index = words.length - 1; index >= least; index -= 1) if (sign.test(words[index - 1]?.text ?? '')) return index;
    return 0;
  };
  const sentence = after(/[.!?…。！？]["'»”)]*$/u, Math.ceil(words.length * 0.3));
  if (sentence > 0) return sentence;
  const clause = after(/[,;:–—、，]$/u, Math.ceil(words.length * 0.5));
  if (clause > 0) return clause;
  let end = words.length;
  while (end > 1 && endsOpen(words[end - 1]?.text ?? '')) end -= 1;
  return end;
}

function groupWords(words: readonly TimedWord[], limits: SubtitleLimits): TimedWord[][] {
  const groups: TimedWord[][] = [];
  let group: TimedWord[] = [];
  const close = (at = group.length) => {
    if (at > 0) groups.push(group.slice(0, at));
    group = group.slice(at);
  };
  for (const word of words) {
    const last = group.at(-1);
    const first = group[0];
    if (last && first) {
      const isOther = last.speaker !== word.speaker;
      const isOver = /[.!?…。！？]["'»”)]*$/u.test(last.text) && joined(group).length > limits.characters;
      if (isOther || isOver || word.start - last.end > pause) close();
      else if (!fitsLines(joined([...group, word]), limits) || word.end - first.start > longest) {
        const at = bestBreak(group);
        close(at < group.length || at === 0 ? Math.max(1, at) : group.length);
      }
    }
    group.push(word);
  }
  close();
  return groups;
}

/** The cues of a recording, none overlapping another; times in seconds. */
export function makeCues(segments: readonly TranscriptSegment[], limits: SubtitleLimits): Cue[] {
  const words = segments.flatMap((segment) => wordsOf(segment, limits.characters));
  const groups = groupWords(words, limits);
  let free = 0;
  return groups.map((group, index) => {
    const text = joined(group);
    const start = Math.max(group[0]?.start ?? 0, free);
    const next = groups[index + 1]?.[0]?.start ?? Infinity;
    const spoken = group.at(-1)?.end ?? start;
    const wanted = Math.max(spoken, start + minSeconds, start + text.length / limits.perSecond);
    const seconds = Math.max(start + 0.2, Math.min(start + longest, Math.max(next, Math.min(spoken, start + longest)) - gap));
    const end = Math.min(wanted, seconds);
    free = end + gap;
    return { start, end, lines: wrapLines(text, limits) };
  });
}
