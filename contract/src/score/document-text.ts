// A document as the score reads it: plain data, made from the stored HTML on the server and from the open editor in the browser.

export interface TextBlock {
  /** 1 to 6 for a heading, 0 for anything else that holds text. */
  level: number;
  text: string;
  /** True for a remark of the product: a paragraph by the engine that is set in italics as a whole. */
  isNote?: boolean;
}

export interface DocumentText {
  blocks: TextBlock[];
  /** Each with its own words and the block that it is in. */
  links: { address: string; words: string; line: string }[];
  /** Alternative texts of the pictures, empty where there is none. */
  pictures: string[];
}

/** All words of the text, block by block. */
export const wholeText = ({ blocks }: DocumentText): string => blocks.map((block) => block.text).join('\n');

/** The running text without its headings, a paragraph a line. */
export const proseOf = ({ blocks }: DocumentText): string =>
  blocks
    .filter(({ level }) => level === 0)
    .map(({ text }) => text)
    .join('\n');
