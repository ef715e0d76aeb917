/** Prefix of the keys of unsaved texts, by user and document. */
export const keptPrefix = (person: string, documentId: number): string => `folio-unsaved-${person}-${documentId}-`;

/** True if this browser may have kept an unsaved text of the document; another tab may still be writing it. */
export function canHaveSaved(person: string, documentId: number): boolean {
  try {
    const prefix = keptPrefix(person, documentId);
    return Object.keys(localStorage).some((key) => key.startsWith(prefix));
  } catch {
    return false;
  }
}
