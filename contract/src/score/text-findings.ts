// Findings in the text for the panel beside a document: read by the server from the saved text, and by the browser from the text in the editor.
import { readBodyText } from './body-text.ts';
import { wholeText } from './document-text.ts';
import { countKeyword, keywordsOf } from './keywords.ts';
import { type DocumentScore, type ScoredDocument, scoreDocument } from './score-document.ts';

export interface TextFindings {
  score: DocumentScore;
  /** Headings that say something, in reading order; levels 1 to 6. */
  headings: { level: number; text: string }[];
  /** The keywords of the order, the main one first, and how often the body text has each. */
  keywords: { keyword: string; count: number }[];
}

/** Score, outline and keywords of a document. */
export function readFindings(document: ScoredDocument): TextFindings {
  const body = wholeText(readBodyText(document.text, document.isComposed).text);
  return {
    score: scoreDocument(document),
    headings: document.text.blocks
      .filter(({ level, text }) => level > 0 && text.trim() !== '')
      .map(({ level, text }) => ({ level, text })),
    keywords: keywordsOf(document.fields).map((keyword) => ({ keyword, count: countKeyword(body, keyword) })),
  };
}
