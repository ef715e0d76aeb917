// Protected parts that a translation copies letter by letter: tags of inline formatting, placeholders, addresses.

const tags = String.raw`<\/?[gx]\d+\/?>`;
const placeholders = String.raw`\{\{?[^{}\n]{1,60}\}?\}|%(?:\d+\$)?[sdif@]|%\([\w]+\)s`;
const addresses = String.raw`https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+`;

const protectedPart = new RegExp(`(?<tags>${tags})|(?<placeholders>${placeholders})|(?<addresses>${addresses})`, 'gu');
/** Marks of pairs (`<g1>`, `</g1>`) and single marks (`<x1/>`), captured, for `split`. */
export const markPattern: RegExp = /(<\/?g\d+>|<x\d+\/>)/;
const pairMarks = /<\/?g\d+>/g;
const singleMarks = /<x\d+\/>/g;

/** The parts in their order of appearance. */
export const protectedParts = (text: string): string[] => text.match(protectedPart) ?? [];

export type ProtectedKind = 'tags' | 'placeholders' | 'addresses';

/** The parts by kind, each in their order of appearance. */
export function protectedByKind(text: string): Record<ProtectedKind, string[]> {
  const found: Record<ProtectedKind, string[]> = { tags: [], placeholders: [], addresses: [] };
  for (const { 0: part, groups } of text.matchAll(protectedPart))
    for (const kind of ['tags', 'placeholders', 'addresses'] as const) if (groups?.[kind] !== undefined) found[kind].push(part);
  return found;
}

/** The text with a space for each of its parts. */
export const withoutProtectedParts = (text: string): string => text.replace(protectedPart, ' ');

/** The text with as many spaces as each of its parts is long, so that positions stay. */
export const blankProtectedParts = (text: string): string => text.replace(protectedPart, (part) => ' '.repeat(part.length));

/** The text without the marks of pairs. */
export const withoutPairMarks = (text: string): string => text.replace(pairMarks, '');

/** The words of a text with marks: nothing for the marks of pairs, a space for each that is alone. */
export const withoutMarks = (text: string): string => withoutPairMarks(text).replace(singleMarks, ' ');

/** As it is compared and searched: without marks, white space made one space, trimmed. */
export const plainText = (text: string): string => withoutMarks(text).replace(/\s+/gu, ' ').trim();

/** Parts that the one list has more often than the other, each once, first those of `before`. */
export function unequalParts(before: readonly string[], after: readonly string[]): string[] {
  const count = new Map<string, number>();
  for (const part of before) count.set(part, (count.get(part) ?? 0) + 1);
  for (const part of after) count.set(part, (count.get(part) ?? 0) - 1);
  return [...count].filter(([, left]) => left !== 0).map(([part]) => part);
}

/** True for texts with words: numbers, codes and addresses alone are not worth a translation. */
export const hasWords = (text: string): boolean =>
  /\p{L}{2,}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(withoutProtectedParts(text));
