/** What the keys of unsaved texts begin with, by whose they are and of which document. */
export const keptPrefix = (person: string, documentId: number): string => `folio-unsaved-${person}-${documentId}-`;

/** Whether this browser may have kept an unsaved text of the document; another tab may still be writing it. */
export function mayHaveKept(person: string, documentId: number): boolean {
  try {
    const prefix = keptPrefix(person, documentId);
    return Object.keys(localStorage).some((key) => key.startsWith(prefix));
  } catch {
    return false;
  }
}
