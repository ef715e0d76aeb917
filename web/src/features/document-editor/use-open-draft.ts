import type { DocumentDetail } from '@folio/contract/orders';
import { useEffect, useState } from 'react';
import type { SaveState } from './document-saver.ts';
import type { KeptDraft } from './kept-draft.ts';
import { fieldsOf, OpenDraft } from './open-draft.ts';
import type { Theirs } from './save-document.ts';

/** The draft of a document and what is to be shown of it. One per document: mount it with the document's id as key. */
export function useOpenDraft(order: DocumentDetail, person: string, onSaved: (order: DocumentDetail) => void) {
  const [fields, setFields] = useState(() => fieldsOf(order));
  const [saveState, setSaveState] = useState<SaveState>({ kind: 'saved', at: null });
  const [theirs, setTheirs] = useState<Theirs | null>(null);
  const [restored, setRestored] = useState<KeptDraft | null>(null);
  const [draft] = useState(
    () =>
      new OpenDraft(order, person, {
        onFields: setFields,
        // Said with every key: only what is news draws the page anew.
        onState: (state) => setSaveState((known) => (known.kind === 'unsaved' && state.kind === 'unsaved' ? known : state)),
        onTheirs: setTheirs,
        onRestored: setRestored,
        onSaved,
      }),
  );
  useEffect(() => draft.look(order), [draft, order]);
  useEffect(() => () => draft.close(), [draft]);
  return { draft, fields, saveState, theirs, restored, dismissRestored: () => setRestored(null) };
}
