/** What the address of a document may say: a comment to look at. */
export interface DocumentSearch {
  comment?: number;
}

export function readDocumentSearch(raw: Record<string, unknown>): DocumentSearch {
  const comment = Number(raw['comment']);
  return Number.isInteger(comment) && comment > 0 ? { comment } : {};
}
