// What an article or its outline says in its own name: what the sources lack, what is still to be answered.

export interface ArticlePhrases {
  nothingAbout: (heading: string) => string;
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
}
