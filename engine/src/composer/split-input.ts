// Splits the input of a text area: lines, bullets, semicolons, sentences, short lists.
import { sentencesOf } from '@folio/contract/readability/sentences';

const bullet = /^\s*[-*+•–—·▪◦‣✓✔➤►]+\s+/u;
const numbered = /^\s*\(?(\d{1,2})[.)]\s+/u;

/** One line without doubled spaces and doubled punctuation. */
export function tidy(text: string): string {
  return (
    text
      .replace(/\p{Cc}+/gu, ' ')
      .replace(/\s+/gu, ' ')
      // French has a space before the other marks.
      .replace(/\s+([,.])(?=\s|$)/gu, '$1')
      .replace(/([,;])\1+/gu, '$1')
      .replace(/(?<!\.)\.\.(?!\.)/gu, '.')
      .replace(/!{2,}/gu, '!')
      .trim()
  );
}

/** First letter in upper case, unless the word writes itself otherwise (iPhone, hyperMILL, an address). */
export function capitalised(text: string): string {
  const first = text.split(/\s/)[0] ?? '';
  if (/^\p{Ll}+\p{Lu}/u.test(first) || /[@/]|\.\p{L}/u.test(first)) return text;
  return text.replace(/^(["'«„“¿¡(]*)(\p{Ll})/u, (_, opening: string, letter: string) => opening + letter.toLocaleUpperCase());
}

/** A sentence: capital letter first, a full stop where no other mark ends it. */
export function asSentence(text: string): string {
  const clean = capitalised(tidy(text)).replace(/[,;]$/u, '');
  if (clean === '' || /[.!?…:]["'»”“)]*$/u.test(clean)) return clean;
  return `${clean}.`;
}

/** A list item: capital letter first, no mark at the end unless it holds several sentences. */
export function asItem(text: string): string {
  const clean = capitalised(tidy(text));
  const isSeveral = /[.!?]\s+\S/u.test(clean.slice(0, -1)) && !/\b(?:\p{L}|\p{L}\.\p{L})\.\s/u.test(clean);
  // "o. ä.", "e.g.": the stop is part of the word.
  if (/(?<!\p{L})\p{L}{1,2}\.\s?\p{L}{1,2}\.$/u.test(clean)) return clean;
  return isSeveral ? asSentence(clean) : clean.replace(/[.,;]+$/u, '');
}

const unique = (items: readonly string[]) => [...new Map(items.map((item) => [item.toLocaleLowerCase(), item])).values()];

function splitLine(line: string, language: string): string[] {
  if (/;\s/u.test(line)) return line.split(/;\s+/u);
  if (/\s[•·▪]\s/u.test(line)) return line.split(/\s[•·▪]\s/u);
  const sentences = sentencesOf(line, language);
  if (sentences.length > 1) return sentences;
  const parts = line.split(/,\s+(?![^(]*\))/u);
  // A sentence with its full stop has longer clauses than a list has points.
  const longest = /[.!?]\s*$/u.test(line) ? 6 : 8;
  const isShortList =
    parts.length > 2 && parts.every((part) => part.split(/\s+/u).length <= longest) && !/^[^,]{3,40}:\s/u.test(line);
  return isShortList ? parts : [line];
}

/** The lines of a field without bullets; numbers go only where they count the lines, so that "3. Mai" keeps its day. */
function linesOf(text: string): string[] {
  const lines = text.split(/\r?\n/u).filter((line) => tidy(line) !== '');
  const isCounted = lines.length > 1 && lines.every((line, index) => numbered.exec(line)?.[1] === String(index + 1));
  return lines.map((line) => tidy(line.replace(isCounted ? numbered : bullet, '')));
}

/** The separate points of a field, each tidied, without repetitions; a line that only announces others ("Tasks:") is left out. */
export function splitItems(text: string, language: string): string[] {
  const lines = linesOf(text);
  const pieces =
    lines.length > 1 ? lines.filter((line) => !/:\s*$/u.test(line)) : lines.flatMap((line) => splitLine(line, language));
  return unique(pieces.map(tidy).filter((piece) => /[\p{L}\p{N}]/u.test(piece)));
}

/** The sentences of a field; lines without an end mark get one. Points of a list stay separate sentences. */
export function splitSentences(text: string, language: string): string[] {
  const lines = linesOf(text);
  // Semicolons part points only where nothing else does.
  const isOneRun = lines.length === 1 && !/[.!?]\s/u.test(text);
  const parts = isOneRun ? lines.flatMap((line) => line.split(/;\s+/u)) : lines;
  return unique(
    parts
      .flatMap((part) => sentencesOf(part, language))
      .map(asSentence)
      .filter((piece) => /[\p{L}\p{N}]/u.test(piece)),
  );
}

/** Sentences put together as paragraphs of at most `most` sentences, blank lines between them. */
export function asParagraphs(sentences: readonly string[], most = 3): string {
  const paragraphs: string[] = [];
  // Even paragraphs read better than a full one with a single sentence after it.
  const count = Math.ceil(sentences.length / most);
  for (let index = 0; index < count; index++) {
    const start = Math.round((index * sentences.length) / count);
    paragraphs.push(sentences.slice(start, Math.round(((index + 1) * sentences.length) / count)).join(' '));
  }
  return paragraphs.join('\n\n');
}
