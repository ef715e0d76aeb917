// What the side panel needs to know of a text: its blocks in order, its links and pictures. Made from the editor's document
import { baseOf } from '@folio/contract/languages';
// while somebody types, so it is plain data and quick to make.

export interface TextBlock {
  /** 1 to 6 for a heading, 0 for anything else that holds text. */
  level: number;
  text: string;
}

export interface DocumentText {
  blocks: TextBlock[];
  /** Each with its own words and the block that it stands in. */
  links: { address: string; words: string; line: string }[];
  /** Alternative texts of the pictures, empty where there is none. */
  pictures: string[];
}

/** Widest title and description that desktop results show whole, in pixels (Arial 20 px and 14 px). */
export const titleLimit = 580;
export const descriptionLimit = 920;

/** All words of the text, block by block. */
export const wholeText = ({ blocks }: DocumentText): string => blocks.map((block) => block.text).join('\n');

/** Words a minute of adults reading paragraphs aloud, the slower and safer figure: Trauzettel-Klosinski and Dietz 2012 (IReST). */
const wordsPerMinute: Record<string, number> = { en: 228, de: 179, it: 188, es: 218, fr: 195, pt: 181 };
const usualWordsPerMinute = 200;

/** Whole minutes it takes to read this many words of a language, at least one. */
export const readingMinutes = (words: number, language: string): number =>
  Math.max(1, Math.round(words / (wordsPerMinute[baseOf(language)] ?? usualWordsPerMinute)));
