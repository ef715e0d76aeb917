// A 99 % match of the translation memory made to fit: its translation with the numbers, tags and end mark of the new source.
import { type FoundNumber, numbersIn, unequalNumbers, writeNumber } from './numbers.ts';
import { protectedByKind, unequalParts } from './protected-parts.ts';
import { skeletonOf } from './word-distance.ts';

const isSameNumber = (one: FoundNumber, other: FoundNumber) => one.readings.some((reading) => other.readings.includes(reading));

/** The translation with the numbers of `source` where it has those of `memorySource`; null where their positions are not certain. */
function withNumbers(
  source: string,
  memorySource: string,
  target: string,
  sourceLanguage: string,
  targetLanguage: string,
): string | null {
  const wanted = numbersIn(source, sourceLanguage);
  const before = numbersIn(memorySource, sourceLanguage);
  if (wanted.length !== before.length) return null;
  const open = numbersIn(target, targetLanguage);
  const changes: { index: number; length: number; text: string }[] = [];
  for (const [position, old] of before.entries()) {
    const now = wanted[position];
    if (!now) return null;
    const at = open.findIndex((number) => isSameNumber(number, old));
    const found = open[at];
    if (!found) {
      // Written as a word: right where it does not change.
      if (isSameNumber(now, old)) continue;
      return null;
    }
    open.splice(at, 1);
    if (isSameNumber(now, old)) continue;
    // The same number twice, of which one changes: which one it is in the translation is not known.
    const alike = before.filter((other) => isSameNumber(other, old)).map((other) => wanted[before.indexOf(other)]);
    if (alike.some((other) => other && !isSameNumber(other, now))) return null;
    changes.push({ index: found.index, length: found.raw.length, text: writeNumber(now, sourceLanguage, targetLanguage) });
  }
  return changes
    .toSorted((a, b) => b.index - a.index)
    .reduce((text, { index, length, text: now }) => text.slice(0, index) + now + text.slice(index + length), target);
}

const opens = (tags: readonly string[]) => tags.filter((tag) => !tag.startsWith('</'));

/** The translation with the tags of `source`: renumbered, taken off, or put around the whole; null where their positions are not certain. */
function withTags(source: string, memorySource: string, target: string): string | null {
  const [wanted, before] = [protectedByKind(source).tags, protectedByKind(memorySource).tags];
  if (unequalParts(protectedByKind(memorySource).tags, protectedByKind(target).tags).length > 0) return null;
  if (wanted.join('') === before.join('')) return target;
  const shape = (tags: readonly string[]) => tags.map((tag) => tag.replace(/\d+/, '')).join('');
  if (shape(wanted) === shape(before)) {
    const names = new Map(opens(before).map((tag, index) => [tag, opens(wanted)[index] ?? tag]));
    return target.replace(/<(\/?)([gx]\d+)(\/?)>/g, (tag, closes: string, name: string, alone: string) => {
      const now = names.get(`<${name}${alone}>`);
      return now === undefined ? tag : now.replace('<', `<${closes}`);
    });
  }
  if (before.length > 0 && wanted.length === 0 && !before.some((tag) => tag.startsWith('<x')))
    return target.replace(/<\/?g\d+>/g, '');
  const around = /^<(g\d+)>[^<]*<\/\1>$/su.exec(source)?.[1];
  return before.length === 0 && around !== undefined ? `<${around}>${target}</${around}>` : null;
}

const endMark = /[.!?:…]$/u;

/** The end mark follows the source where both memory texts agree on theirs. */
function withEnd(source: string, memorySource: string, target: string): string {
  const [wanted, before, after] = [source, memorySource, target].map((text) => endMark.exec(text)?.[0] ?? '');
  if (wanted === before || before !== after) return target;
  return target.slice(0, target.length - (after ?? '').length) + wanted;
}

/**
 * For a match of 99 %: the translation with numbers (as the target language writes them), tags and end mark put right. Null where the texts
 * differ in more, or where it is not certain which number or tag of the translation changes.
 */
export function fixNumbers(
  source: string,
  memorySource: string,
  memoryTarget: string,
  sourceLanguage: string,
  targetLanguage: string,
): string | null {
  if (skeletonOf(source) !== skeletonOf(memorySource)) return null;
  const numbered = withNumbers(source, memorySource, memoryTarget, sourceLanguage, targetLanguage);
  const tagged = numbered === null ? null : withTags(source, memorySource, numbered);
  if (tagged === null) return null;
  const fixed = withEnd(source, memorySource, tagged);
  // Number words of the memory stay words; any other number must fit now.
  const before = unequalNumbers(memorySource, memoryTarget, sourceLanguage, targetLanguage);
  const now = unequalNumbers(source, fixed, sourceLanguage, targetLanguage);
  return now.missing.length > before.missing.length || now.added.length > before.added.length ? null : fixed;
}
