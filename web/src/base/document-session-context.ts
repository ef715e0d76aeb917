import { createContext, useContext, useSyncExternalStore } from 'react';
import type { DocumentSession, DocumentSessionState } from './document-session.ts';

/** The session of the document around a component. */
export const DocumentSessionContext = createContext<DocumentSession | null>(null);

/** Throws outside an open document. */
export function useDocumentSession(): DocumentSession {
  const session = useContext(DocumentSessionContext);
  if (!session) throw new Error('There is no open document around this component');
  return session;
}

/** One part of the session's state; a component is drawn again only when that part changes. */
export function useSession<Part extends keyof DocumentSessionState>(part: Part): DocumentSessionState[Part] {
  const session = useDocumentSession();
  return useSyncExternalStore(session.subscribe, () => session.get()[part]);
}
