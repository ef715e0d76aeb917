// The small language in which a tool says how its result reads as a document. The engine turns it into HTML.
import type { DocumentWord } from './document-words.ts';

interface TableColumn<Item extends string> {
  from: Item;
  word: DocumentWord;
  /** True where the values are words of `document-words` themselves ("missing", "good"). */
  valuesAreWords?: boolean;
}

/** Blocks that show one value, or a list of plain values. */
type ValueBlock<Path extends string> =
  /** One line as a heading; level 1 is the document's title. */
  | { kind: 'heading'; level: 1 | 2 | 3; from: Path }
  /** Plain text: blank lines part paragraphs. `style` lead is set larger, note smaller. */
  | {
      kind: 'text';
      from: Path;
      heading?: DocumentWord;
      style?: 'lead' | 'note' | 'quote';
      /** Path of a line that opens the first paragraph in bold, as a press release's place and date do. */
      runIn?: Path;
    }
  /** A list of strings, each a paragraph. */
  | { kind: 'paragraphs'; from: Path; heading?: DocumentWord }
  /** Markup that the result already holds. */
  | { kind: 'html'; from: Path; heading?: DocumentWord }
  /** A list of strings. */
  | { kind: 'list'; from: Path; heading?: DocumentWord; ordered?: boolean }
  /** Name and value on one line: "Location: Turin"; several values are joined by commas. */
  | { kind: 'fact'; from: Path; word: DocumentWord }
  /** Source code shown as it is (markup to copy). */
  | { kind: 'code'; from: Path; heading?: DocumentWord };

/** Blocks that show a list of objects; `Item` are paths into one of them. */
type ListBlock<Path extends string, Item extends string> =
  /** Objects with a quotation and its speaker. */
  | { kind: 'quotes'; from: Path; text: Item; attribution: Item }
  /** Objects as a list: a short label in bold, where there is one, then the text. */
  | { kind: 'points'; from: Path; label: Item; text: Item }
  /** Objects with a heading and a body (`html`, `text` or `code`; a list of strings becomes a list). */
  | {
      kind: 'sections';
      from: Path;
      heading?: DocumentWord;
      level?: 2 | 3;
      title: Item;
      body: Item;
      bodyIs: 'html' | 'text' | 'code';
      /** A text or a list of strings shown as one line below the body, such as hashtags. */
      note?: Item;
      /** A list of strings shown as points below the body. */
      points?: Item;
      /** List of questions with answers that is below each. */
      faq?: Item;
      /** A title alone says nothing here and is left out; elsewhere titles alone are shown as points. */
      needsBody?: boolean;
    }
  /** A table of objects, one row each. */
  | { kind: 'table'; from: Path; heading?: DocumentWord; columns: readonly TableColumn<Item>[] };

/** Images of the order: a file key or a list of objects, with the paths of each image's description and caption. */
interface ImagesBlock<Path extends string, Item extends string> {
  kind: 'pictures';
  from: Path;
  file?: Item;
  alt?: Item;
  caption?: Item;
  heading?: DocumentWord;
}

/**
 * One block. `from` is a dotted path into the result ("hero.headline"). A block with a missing or empty value is omitted,
 * including its heading. `heading` is a key of `document-words`, rendered in the document's language.
 */
export type DocumentBlock = ValueBlock<string> | ListBlock<string, string> | ImagesBlock<string, string>;

/** Dotted paths of an object; they do not enter lists. */
export type PathOf<T> = T extends readonly unknown[]
  ? never
  : T extends object
    ? { [K in keyof T & string]: K | `${K}.${PathOf<NonNullable<T[K]>>}` }[keyof T & string]
    : never;

type At<T, Path extends string> = Path extends keyof T
  ? NonNullable<T[Path]>
  : Path extends `${infer Head}.${infer Tail}`
    ? Head extends keyof T
      ? At<NonNullable<T[Head]>, Tail>
      : never
    : never;

type ItemAt<T, Path extends string> = At<T, Path> extends readonly (infer Item extends object)[] ? PathOf<Item> : never;

type ListPath<T> = { [Path in PathOf<T>]: [ItemAt<T, Path>] extends [never] ? never : Path }[PathOf<T>];

/** A block in which all paths exist in this result. */
export type BlockOf<T> =
  | ValueBlock<PathOf<T>>
  | ImagesBlock<PathOf<T>, never>
  | { [Path in ListPath<T>]: ListBlock<Path, ItemAt<T, Path>> | ImagesBlock<Path, ItemAt<T, Path>> }[ListPath<T>];
