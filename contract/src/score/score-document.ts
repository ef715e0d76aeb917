// The score of a document: the one entry that the browser's panel and the server's versions share.
import { readBodyText } from './body-text.ts';
import type { DocumentText } from './document-text.ts';
import { keywordsOf } from './keywords.ts';
import { scoreContent } from './score-content.ts';
import type { ContentScore, ScoreSubject } from './score-types.ts';

/** All that the score is made from: plain data, so that it can be sent to a worker. */
export interface ScoredDocument
  extends Pick<ScoreSubject, 'title' | 'isPage' | 'metaTitle' | 'metaDescription' | 'language' | 'hosts' | 'topic'> {
  text: DocumentText;
  /** The order's input, which names the keywords. */
  fields: Record<string, unknown>;
  /** Nature of the document, as far as it was recorded: an outline and an extract have no score. */
  nature: 'text' | 'outline' | 'extract' | 'brief';
  /** True if the built-in composer wrote it. */
  isComposed: boolean;
}

/** Why a document has no score: nothing is written yet, or most of it is quoted word for word. */
export type MissingScore = 'no_text' | 'extract';

export type DocumentScore = { missing: MissingScore; words: number } | (ContentScore & { missing: null; words: number });

/** The score, or why there is none. `words` are those of the body text. */
export function scoreDocument({ text, fields, nature, isComposed, ...subject }: ScoredDocument): DocumentScore {
  const body = readBodyText(text, isComposed);
  const { words } = body;
  if (nature === 'outline' || body.isOutline) return { missing: 'no_text', words };
  if (nature === 'extract') return { missing: 'extract', words };
  return { missing: null, words, ...scoreContent({ ...subject, text: body.text, words, keywords: keywordsOf(fields) }) };
}
