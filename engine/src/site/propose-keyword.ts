// The primary keyword that a page seems to be written for, read from its H1 or title, until a person sets one.
import { smallWordsOf } from '../text/small-words.ts';

/** A keyword of more words is a sentence. */
const maxWords = 5;
const maxLength = 80;

/** Words up to the first sign that parts a heading from its remainder: "Down bags: the guide" is about down bags. */
const firstPart = (heading: string) => heading.split(/\s[|–—·»-]\s|[:?!(,;…|–—]/)[0] ?? '';

/** The run of most words of words between small words; the first of several. */
function maxRun(words: readonly string[], small: ReadonlySet<string>): string[] {
  let best: string[] = [];
  let run: string[] = [];
  for (const word of [...words, '']) {
    if (word !== '' && !small.has(word)) run.push(word);
    else {
      if (run.length > best.length) best = run;
      run = [];
    }
  }
  return best;
}

/** The proposal in lower case, or null where heading and title name no subject. */
export function proposeKeyword({ h1, title }: { h1: string | null; title: string | null }, language: string): string | null {
  const small = smallWordsOf(language);
  for (const heading of [h1, title]) {
    const words = firstPart(heading ?? '')
      .toLocaleLowerCase()
      .match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.+#-]*/gu);
    if (!words) continue;
    const trimmed = words.map((word) => word.replace(/[.'’-]+$/u, '')).filter((word) => word !== '');
    while (trimmed.length > 0 && small.has(trimmed[0] ?? '')) trimmed.shift();
    while (trimmed.length > 0 && small.has(trimmed.at(-1) ?? '')) trimmed.pop();
    const kept = trimmed.length <= maxWords ? trimmed : maxRun(trimmed, small).slice(0, maxWords);
    const keyword = kept.join(' ');
    if (/\p{L}/u.test(keyword) && keyword.length <= maxLength) return keyword;
  }
  return null;
}
