// Statements of an article or its outline in its own name: facts missing in the sources, open questions.
import { quoted } from '../../writing/quotation-marks.ts';

export interface ArticlePhrases {
  nothingAbout: (heading: string) => string;
  /** Under a heading of the customer’s: every passage about it stands elsewhere in the text. */
  saidElsewhere: (heading: string) => string;
  /** Sources left out because of their language; `titles` is a finished list. */
  otherLanguage: (titles: string) => string;
  /** Opens an outline: identifies it as one and explains the steps to a text. */
  outlineNote: string;
  audience: (audience: string) => string;
  /** The order, for the reader of the plan. */
  ordered: (words: number, keyword: string) => string;
  message: (point: string) => string;
  keywordHere: (keyword: string) => string;
  /** Ends a blog post. */
  closing: (formal: boolean) => string;
  /** Names the missing introduction. */
  introductionToWrite: string;
  /** Says under which condition a conclusion can be written. */
  conclusionToWrite: string;
  /** Shown if a conclusion was requested and no source has one. */
  conclusionMissing: string;
}

const article: ArticlePhrases = {
  nothingAbout: (heading) =>
    `No passage was found for ${quoted(heading, 'en')}. Move one here from another section, add a source, or leave the section out.`,
  saidElsewhere: (heading) => `What your sources say about ${quoted(heading, 'en')} is quoted under other headings.`,
  otherLanguage: (titles) => `Not used, because the language is another one: ${titles}.`,
  outlineNote:
    'This is an outline, not a finished text: no source was given, and nothing is invented here. Add sources, and the sections are written from them.',
  audience: (audience) => `Readers: ${audience}.`,
  ordered: (words, keyword) => `About ${words} words.${keyword === '' ? '' : ` Focus keyword: ${keyword}.`}`,
  message: (point) => `Message to get across: ${point}`,
  keywordHere: (keyword) => `Keyword for this section: ${keyword}`,
  closing: () => 'How do you see it? Tell us in the comments.',
  introductionToWrite: 'an introduction; no sentence of the sources opens the topic',
  conclusionToWrite: 'Sum up in three sentences what the reader should remember, and name the next step.',
  conclusionMissing: 'a conclusion; no sentence of the sources sums up the topic',
};

export default article;
