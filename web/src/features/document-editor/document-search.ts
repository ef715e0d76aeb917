/** URL parameters of a document: a comment to show. */
export interface DocumentSearch {
  comment?: number;
}

export function readDocumentSearch(raw: Record<string, unknown>): DocumentSearch {
  const comment = Number(raw['comment']);
  return Number.isInteger(comment) && comment > 0 ? { comment } : {};
}
