/** What a parser found; the text is not normalised yet. */
export interface ExtractedText {
  /** Empty where the file names none. */
  title: string;
  text: string;
  /** As the file declares it. */
  language?: string | undefined;
  /** Of a workbook that was read as a table: the first sheet's cells. */
  rows?: string[][];
}
