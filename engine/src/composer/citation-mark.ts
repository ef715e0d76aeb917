// Plain texts cannot hold markup: a sentence taken from a source carries the mark "[S3]" until the document is made.
import type { Passage } from './articles/passages.ts';

/** The sentence with the mark of its source before its full stop. */
export const markedSentence = (passage: Passage): string =>
  passage.text.replace(/([.!…]["'”»)]*)$/u, ` [S${passage.source.id}]$1`);
