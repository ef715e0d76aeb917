import { sentencesOf } from '@folio/contract/readability/sentences';

/** A part ends at a sentence; only a sentence longer than `most` characters is cut, between words where it has any. */
export function splitSpeech(text: string, language: string, most: number): string[] {
  const parts: string[] = [];
  let part = '';
  const push = () => {
    if (part.trim() !== '') parts.push(part.trim());
    part = '';
  };
  for (const sentence of sentencesOf(text, language).flatMap((one) => cutLong(one, most))) {
    if (part !== '' && part.length + 1 + sentence.length > most) push();
    part = part === '' ? sentence : `${part} ${sentence}`;
  }
  push();
  return parts;
}

function cutLong(sentence: string, most: number): string[] {
  if (sentence.length <= most) return [sentence];
  const space = sentence.lastIndexOf(' ', most);
  // A letter made of two units is not torn apart.
  const torn = /[\ud800-\udbff]/.test(sentence[most - 1] ?? '') ? most - 1 : most;
  const end = space > most / 2 ? space : torn;
  return [sentence.slice(0, end).trim(), ...cutLong(sentence.slice(end).trim(), most)];
}

/** The text's paragraphs: an empty line or a line break parts them. */
export const spokenParagraphs = (text: string): string[] =>
  text
    .split(/\n+/u)
    .map((line) => line.trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
