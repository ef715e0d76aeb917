import type { DocumentDetail } from '@folio/contract/document-shapes';
import { useEffect, useState } from 'react';
import { DocumentSession } from '../../base/document-session.ts';
import { fieldsOf } from './document-fields.ts';
import type { DraftNews } from './draft-news.ts';
import { DraftOnDemand } from './draft-on-demand.ts';
import type { KeptDraft } from './kept-draft.ts';
import type { Theirs } from './save-document.ts';
import { ShownSaveState } from './shown-save-state.ts';

interface Opening {
  /** Whose unsaved text is kept in this browser. */
  person: string;
  /** The comment to begin with. */
  comment: number | null;
  onSaved: (order: DocumentDetail) => void;
}

/** The session of a document, its draft and its shown state. One per document: mount it with the document's id as key. */
export function useOpenDraft(order: DocumentDetail, { person, comment, onSaved }: Opening) {
  const [session] = useState(() => new DocumentSession(fieldsOf(order), comment));
  const [saveState] = useState(() => new ShownSaveState());
  const [theirs, setTheirs] = useState<Theirs | null>(null);
  const [restored, setRestored] = useState<KeptDraft | null>(null);
  const [draft] = useState(
    () =>
      new DraftOnDemand(order, person, {
        onFields: (fields) => session.set({ fields }),
        onState: (state) => saveState.set(state),
        onTheirs: setTheirs,
        onRestored: setRestored,
        onSaved,
      }),
  );
  useEffect(() => draft.syncFromServer(order), [draft, order]);
  useEffect(() => () => draft.close(), [draft]);
  const news: DraftNews = { theirs, restored };
  return { person, session, draft, saveState, news, dismissRestored: () => setRestored(null) };
}

export type OpenedDraft = ReturnType<typeof useOpenDraft>;
