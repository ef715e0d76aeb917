import type { DocumentDetail } from '@folio/contract/orders';
import { useEffect, useState } from 'react';
import type { KeptDraft } from './kept-draft.ts';
import { fieldsOf, OpenDraft } from './open-draft.ts';
import type { Theirs } from './save-document.ts';
import { ShownSaveState } from './shown-save-state.ts';

/** The draft of a document and what is to be shown of it. One per document: mount it with the document's id as key. */
export function useOpenDraft(order: DocumentDetail, person: string, onSaved: (order: DocumentDetail) => void) {
  const [fields, setFields] = useState(() => fieldsOf(order));
  const [saveState] = useState(() => new ShownSaveState());
  const [theirs, setTheirs] = useState<Theirs | null>(null);
  const [restored, setRestored] = useState<KeptDraft | null>(null);
  const [draft] = useState(
    () =>
      new OpenDraft(order, person, {
        onFields: setFields,
        onState: (state) => saveState.set(state),
        onTheirs: setTheirs,
        onRestored: setRestored,
        onSaved,
      }),
  );
  useEffect(() => draft.look(order), [draft, order]);
  useEffect(() => () => draft.close(), [draft]);
  return { draft, fields, saveState, theirs, restored, dismissRestored: () => setRestored(null) };
}
