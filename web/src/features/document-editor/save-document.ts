// The calls that save a document, and the effect of a rejection for the author.
import type { DocumentDetail, DocumentVersion } from '@folio/contract/document-shapes';
import { ApiError, api, messageOf } from '../../base/api.ts';
import type { Draft, FailedSave, SaveFailure, TextState } from './document-saver.ts';
import { isSameText } from './same-text.ts';

/** The newer version of someone else, and the document as it is with it. */
export interface Theirs {
  order: DocumentDetail;
  version: DocumentVersion | undefined;
}

interface SaveOptions {
  isAutosave: boolean;
  base: TextState | undefined;
  /** Server state beside the text; only changed fields are sent, so that two people may each change one field. */
  known: Pick<Draft, 'metaTitle' | 'metaDescription'>;
}

/** The state of a document's text, as the next save names it. */
export const stateOf = ({ version }: DocumentDetail): TextState | undefined =>
  version ? { versionId: version.id, revision: version.revision } : undefined;

/** Saves a draft. Without `isAutosave` the version that holds it is closed, so that later writing cannot change it. */
export async function saveDocument(
  orderDetailId: number,
  draft: Draft,
  { isAutosave, base, known }: SaveOptions,
): Promise<DocumentDetail> {
  const { html, metaTitle, metaDescription } = draft;
  const { order } = await api.documents.update({
    order_detail_id: orderDetailId,
    title: draft.title,
    content: {
      html,
      ...(metaTitle === known.metaTitle ? {} : { meta_title: metaTitle ?? null }),
      ...(metaDescription === known.metaDescription ? {} : { meta_description: metaDescription ?? null }),
    },
    autosave: isAutosave,
    ...(base ? { base_version_id: base.versionId, base_revision: base.revision } : {}),
  });
  return order;
}

/** Returns the server's current document, and the user of its last save. */
async function findTheirs(orderDetailId: number): Promise<Theirs> {
  const [{ orders }, { versions }] = await Promise.all([
    api.documents.show({ action: 'retrieve-html', order_detail_id: orderDetailId }),
    api.documents.history({ order_detail_id: orderDetailId }),
  ]);
  return { order: orders[0] as DocumentDetail, version: versions[0] };
}

const passing = new Set([0, 401, 408, 425, 429]);

/** Decides between retry, user choice, and final rejection; `onConflict` receives the server's version. */
export async function explainFailure(
  thrown: unknown,
  orderDetailId: number,
  { saved, sent }: FailedSave,
  onConflict: (theirs: Theirs) => void,
): Promise<SaveFailure> {
  if (!(thrown instanceof ApiError)) return { kind: 'retry' };
  if (passing.has(thrown.status) || thrown.status >= 500) return { kind: 'retry' };
  if (thrown.status === 409) {
    const theirs = await findTheirs(orderDetailId).catch(() => null);
    if (!theirs) return { kind: 'retry' };
    const { order } = theirs;
    if (order.can.edit) {
      const there = { title: order.title, html: order.content.html };
      // An answer was lost on its way, or someone saved and came back to the text that we began with.
      if ([saved, ...sent].some((known) => isSameText(known, there))) return { kind: 'rebased', base: stateOf(order) };
      onConflict(theirs);
      return { kind: 'conflict' };
    }
  }
  return { kind: 'refused', message: Object.values(thrown.errors)[0]?.[0] ?? messageOf(thrown) };
}
