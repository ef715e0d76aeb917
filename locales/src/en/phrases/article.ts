// What an article or its outline says in its own name: what the sources lack, what is still to be answered.
import { quoted } from '../../writing/quotation-marks.ts';

export interface ArticlePhrases {
  nothingAbout: (heading: string) => string;
  /** Under a heading of the customer’s: every passage about it stands elsewhere in the text. */
  saidElsewhere: (heading: string) => string;
  /** Sources left out because of their language; `titles` is a finished list. */
  otherLanguage: (titles: string) => string;
  /** Opens an outline: says that it is one and what makes a text of it. */
  outlineNote: string;
  titlesToChoose: string;
  audience: (audience: string) => string;
  message: (point: string) => string;
  /** Questions that the section has to answer. */
  questions: string[];
  keywordHere: (keyword: string) => string;
  /** Headings for a subject without sources; a noun phrase is put in as it is. */
  headings: ((subject: string) => string)[];
  titles: ((subject: string) => string)[];
  /** Ends a blog post. */
  closing: (formal: boolean) => string;
  /** Names the missing introduction. */
  introductionToWrite: string;
  /** Says under which condition a conclusion can be written. */
  conclusionToWrite: string;
  /** Where a conclusion was asked for and no source has one. */
  conclusionMissing: string;
}

const article: ArticlePhrases = {
  nothingAbout: (heading) =>
    `Your sources say nothing about ${quoted(heading, 'en')}. Add a source on it, or leave the section out.`,
  saidElsewhere: (heading) => `What your sources say about ${quoted(heading, 'en')} is quoted under other headings.`,
  otherLanguage: (titles) => `Not used, because the language is another one: ${titles}.`,
  outlineNote:
    'This is an outline, not a finished text: no source was given, and nothing is invented here. Add sources, and the sections are written from them.',
  titlesToChoose: 'Titles to choose from',
  audience: (audience) => `Readers: ${audience}.`,
  message: (point) => `Message to get across: ${point}`,
  questions: [
    'What does the reader want to know here, and what is the short answer?',
    'Which figure, example or quotation proves it?',
    'What does the reader have to watch out for?',
    'What do other texts on this leave unanswered?',
    'What can the reader do right away?',
  ],
  keywordHere: (keyword) => `Keyword for this section: ${keyword}`,
  headings: [
    (subject) => `${subject}: what it is about`,
    (subject) => `${subject}: what it takes`,
    (subject) => `${subject} step by step`,
    (subject) => `${subject}: costs and effort`,
    (subject) => `${subject}: common mistakes`,
    (subject) => `${subject} in practice: an example`,
    (subject) => `${subject}: how to measure success`,
    (subject) => `${subject}: what to do next`,
    (subject) => `${subject}: questions and answers`,
    (subject) => `${subject}: looking ahead`,
  ],
  titles: [
    (subject) => `${subject}: what really matters`,
    (subject) => `${subject} explained simply`,
    (subject) => `${subject}: a practical guide`,
  ],
  closing: () => 'How do you see it? Tell us in the comments.',
  introductionToWrite: 'an introduction; no sentence of the sources opens the topic',
  conclusionToWrite: 'Sum up in three sentences what the reader should remember, and name the next step.',
  conclusionMissing: 'a conclusion; no sentence of the sources sums up the topic',
};

export default article;
