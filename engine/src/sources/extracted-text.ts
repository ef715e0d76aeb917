/** Text found by a parser; it is not normalized yet. */
export interface ExtractedText {
  /** Empty where the file names none. */
  title: string;
  text: string;
  /** As the file declares it. */
  language?: string | undefined;
  /** Of a workbook that was read as a table: the first sheet's cells. */
  rows?: string[][];
}
