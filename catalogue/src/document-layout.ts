// The small language in which a tool says how its result reads as a document. The engine turns it into HTML.
import type { DocumentWord } from './document-words.ts';

interface TableColumn {
  from: string;
  word: DocumentWord;
  /** True where the values are words of `document-words` themselves ("missing", "good"). */
  valuesAreWords?: boolean;
}

/**
 * One block. `from` is a dotted path into the result ("hero.headline"); a block whose value is missing or empty is left out,
 * its heading with it. `heading` is a word of `document-words`, written in the document's language.
 */
export type DocumentBlock =
  /** One line as a heading; level 1 is the document's title. */
  | { kind: 'heading'; level: 1 | 2 | 3; from: string }
  /** Plain text: blank lines part paragraphs. `style` lead is set larger, note smaller. */
  | {
      kind: 'text';
      from: string;
      heading?: DocumentWord;
      style?: 'lead' | 'note' | 'quote';
      /** Path of a line that opens the first paragraph in bold, as a press release's place and date do. */
      runIn?: string;
    }
  /** A list of strings, each a paragraph. */
  | { kind: 'paragraphs'; from: string; heading?: DocumentWord }
  /** Objects with somebody's words and whose they are. */
  | { kind: 'quotes'; from: string; text: string; attribution: string }
  /** Markup that the result already holds. */
  | { kind: 'html'; from: string; heading?: DocumentWord }
  /** Objects as a list: a short label in bold, where there is one, then the text. */
  | { kind: 'points'; from: string; label: string; text: string }
  /** A list of strings. */
  | { kind: 'list'; from: string; heading?: DocumentWord; ordered?: boolean }
  /** Objects with a heading and a body (`html` or `text`; a list of strings becomes a list). */
  | {
      kind: 'sections';
      from: string;
      heading?: DocumentWord;
      level?: 2 | 3;
      title: string;
      body: string;
      bodyIs: 'html' | 'text';
      /** A text or a list of strings shown as one line below the body, such as hashtags. */
      note?: string;
      /** A list of strings shown as points below the body. */
      points?: string;
      /** List of questions with answers that stands below each. */
      faq?: string;
      /** A title alone says nothing here and is left out; elsewhere titles alone are shown as points. */
      needsBody?: boolean;
    }
  /** A table of objects, one row each. */
  | { kind: 'table'; from: string; heading?: DocumentWord; columns: TableColumn[] }
  /** Name and value on one line: "Location: Turin"; several values are joined by commas. */
  | { kind: 'fact'; from: string; word: DocumentWord }
  /** Pictures that the order made: a key of a file or a list of objects, with the path of what each shows, and of a line below it. */
  | { kind: 'pictures'; from: string; file?: string; alt?: string; caption?: string; heading?: DocumentWord }
  /** Source code shown as it is (markup to copy). */
  | { kind: 'code'; from: string; heading?: DocumentWord };
