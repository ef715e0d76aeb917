// Source of a kept example of the gallery (catalogue/src/kept-examples).
import type { ToolResult } from './define-tool.ts';
import type { DocumentWord } from './document-words.ts';

/** Caption of a file: an option of the tool by its value, a word of documents, or nothing. */
export type FileCaption = { option: string } | { word: DocumentWord };

/** A file in web/public/example-files. */
export interface KeptFile {
  /** Below that folder. */
  path: string;
  /** The name by which the engine made it, where it did. */
  key?: string;
  /** Alt text; type of an audio file. In English, as the examples are. */
  altText: string;
  caption?: FileCaption;
  poster?: string;
  transcript?: string;
}

export interface KeptMessage {
  role: 'person' | 'assistant';
  /** Markdown; [1] names a passage. */
  text: string;
  /** Words of the material, in the order of their numbers. */
  passages?: { source: string; text: string }[];
}

/** A page that the example names. */
export interface KeptPage {
  html: string;
  /** When the page was last changed. */
  lastModified?: string;
}

/** Words of a recording with their times in seconds, as a transcription model answers them. */
export interface SpokenSegment {
  start: number;
  end: number;
  speaker?: string;
  text: string;
}

interface KeptExampleBase {
  /** Input of the example, in words, by field. */
  material?: Record<string, string>;
  /** The files that the example names. */
  given?: KeptFile[];
  /** Crop of the image in the gallery's card if its middle would not do. */
  card?: 'whole' | 'left';
}

export type KeptExample = KeptExampleBase &
  (
    | {
        /** Made by the engine from the example, by the maker of the tool. */
        basis: 'kept_files';
        files: KeptFile[];
        /** Also as a document: it says more than the files show. */
        hasDocument?: boolean;
      }
    | { basis: 'image_model'; files: KeptFile[] }
    | { basis: 'kept_pages'; pages: Record<string, KeptPage> }
    /** Made by the engine from figures that are computed for each day. */
    | { basis: 'sample_figures'; figures: (path: string) => unknown }
    | { basis: 'kept_transcript'; segments: SpokenSegment[] }
    | { basis: 'conversation'; messages: KeptMessage[]; sources?: { title: string; text: string }[] }
    | { basis: 'text_model' | 'people'; answer: ToolResult; language: string }
    | { basis: 'text_model' | 'people'; title: string; html: string; language: string }
  );
