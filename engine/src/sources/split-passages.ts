// Cuts a source's text into passages that can be found and quoted on their own: about 120 words, never across a heading.
import { sentencesOf } from '@folio/contract/readability/sentences';

export interface Passage {
  /** The heading it is under, without its "# ". */
  heading: string | null;
  text: string;
}

/** Words of a full passage. */
const fullPassage = 120;
/** Characters that count as one word where a script has no spaces. */
const charactersOfWord = 12;

const sizeOf = (text: string) => Math.max(text.split(/\s+/).length, Math.ceil(text.length / charactersOfWord));

/** Cuts text without sentences (a table, debris) at spaces, and text without spaces anywhere. */
function cutHard(text: string): string[] {
  const longest = fullPassage * charactersOfWord;
  const pieces: string[] = [];
  let rest = text;
  while (sizeOf(rest) > fullPassage) {
    const words = rest
      .slice(0, longest)
      .split(/(?<=\s)/)
      .slice(0, fullPassage);
    const piece = words.join('');
    pieces.push(piece.trim());
    rest = rest.slice(piece.length).trim();
  }
  return rest === '' ? pieces : [...pieces, rest];
}

/** A paragraph as it is, or its sentences where it is longer than a passage. */
function piecesOf(paragraph: string, language: string): { text: string; joint: string }[] {
  if (sizeOf(paragraph) <= fullPassage) return [{ text: paragraph, joint: '\n\n' }];
  return sentencesOf(paragraph, language)
    .flatMap((sentence) => (sizeOf(sentence) > fullPassage ? cutHard(sentence) : [sentence]))
    .map((text, index) => ({ text, joint: index === 0 ? '\n\n' : ' ' }));
}

/** The passages of a text in `SourceText`'s form, in order; together they hold every word of it but the headings. */
export function splitPassages(text: string, language: string): Passage[] {
  const passages: Passage[] = [];
  let heading: string | null = null;
  let pending = '';
  const close = () => {
    if (pending !== '') passages.push({ heading, text: pending });
    pending = '';
  };
  for (const block of text.split(/\n{2,}/)) {
    const [first = '', ...more] = block.split('\n');
    const isHeading = first.startsWith('# ');
    if (isHeading) {
      close();
      heading = first.slice(2).trim() || null;
    }
    const paragraph = (isHeading ? more.join('\n') : block).trim();
    if (paragraph === '') continue;
    for (const piece of piecesOf(paragraph, language)) {
      if (pending !== '' && sizeOf(pending) + sizeOf(piece.text) > fullPassage) close();
      pending = pending === '' ? piece.text : `${pending}${piece.joint}${piece.text}`;
    }
  }
  close();
  return passages;
}
