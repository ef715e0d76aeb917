// What a translation must carry over letter by letter: tags, placeholders, addresses; and what is left to translate.
import { countWords } from '@folio/contract/tool-price';

const parts =
  /<\/?[gx]\d+\/?>|\{\{?[^{}\n]{1,60}\}?\}|%(?:\d+\$)?[sdif@]|%\([\w]+\)s|https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu;

/** The parts in their order of appearance. */
export const protectedParts = (text: string): string[] => text.match(parts) ?? [];

/** Parts that the translation lacks, has too often or made up. */
export function brokenParts(source: string, translation: string): string[] {
  const count = new Map<string, number>();
  for (const part of protectedParts(source)) count.set(part, (count.get(part) ?? 0) + 1);
  for (const part of protectedParts(translation)) count.set(part, (count.get(part) ?? 0) - 1);
  return [...count].filter(([, left]) => left !== 0).map(([part]) => part);
}

/** True for what holds words: figures, codes and addresses alone are not worth a translation. */
export function hasWords(text: string): boolean {
  return /\p{L}{2,}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text.replace(parts, ' '));
}

/** Words of the segments that are worth a translation, without their tags: what a translation is priced by and what its document says. */
export function wordsToTranslate(segments: readonly string[]): number {
  const plain = (text: string) => text.replace(/<\/?g\d+>/g, '').replace(/<x\d+\/>/g, ' ');
  return segments.filter(hasWords).reduce((sum, text) => sum + countWords(plain(text)), 0);
}
