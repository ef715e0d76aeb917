// The calls with which a document is saved, and what a refusal means for the writer.
import type { DocumentDetail, DocumentVersion } from '@folio/contract/orders';
import { ApiError, api, messageOf } from '../../app/api.ts';
import type { Draft, SaveFailure } from './document-saver.ts';

/** The newer version of somebody else, and the document as it is with it. */
export interface Theirs {
  order: DocumentDetail;
  version: DocumentVersion | undefined;
}

interface SaveOptions {
  isAutosave: boolean;
  baseVersionId: number | undefined;
}

async function closeOpenVersion(orderDetailId: number, versionId: number): Promise<void> {
  const { versions } = await api.orders.history({ order_detail_id: orderDetailId });
  const isUnnamed = versions.some((version) => version.id === versionId && version.name === null);
  // Naming closes a version, an empty name names it nothing: what is written next starts a new one.
  if (isUnnamed) await api.orders.nameVersion({ version_id: versionId, name: '' });
}

/** Saves a draft. Without `isAutosave` the version that holds it is closed, so that later writing cannot change it. */
export async function saveDocument(orderDetailId: number, draft: Draft, options: SaveOptions): Promise<DocumentDetail> {
  const { order } = await api.orders.update({
    order_detail_id: orderDetailId,
    title: draft.title,
    content: {
      html: draft.html,
      ...(draft.metaTitle === undefined ? {} : { meta_title: draft.metaTitle }),
      ...(draft.metaDescription === undefined ? {} : { meta_description: draft.metaDescription }),
    },
    autosave: options.isAutosave,
    ...(options.baseVersionId === undefined ? {} : { base_version_id: options.baseVersionId }),
  });
  if (!options.isAutosave && order.version) await closeOpenVersion(orderDetailId, order.version.id);
  return order;
}

/** The document as the server has it now, with who saved it last. */
async function findTheirs(orderDetailId: number): Promise<Theirs> {
  const [{ orders }, { versions }] = await Promise.all([
    api.orders.show({ action: 'retrieve-html', order_detail_id: orderDetailId }),
    api.orders.history({ order_detail_id: orderDetailId }),
  ]);
  return { order: orders[0] as DocumentDetail, version: versions[0] };
}

const passing = new Set([0, 401, 408, 425, 429]);

/** Asked again later, left to the writer's choice, or refused for good; `onConflict` is told what the server has. */
export async function explainFailure(
  thrown: unknown,
  orderDetailId: number,
  baseVersionId: number | undefined,
  onConflict: (theirs: Theirs) => void,
): Promise<SaveFailure> {
  if (!(thrown instanceof ApiError)) return { kind: 'retry' };
  if (passing.has(thrown.status) || thrown.status >= 500) return { kind: 'retry' };
  if (thrown.status === 409) {
    const theirs = await findTheirs(orderDetailId).catch(() => null);
    if (!theirs) return { kind: 'retry' };
    if (theirs.order.version?.id !== baseVersionId) {
      onConflict(theirs);
      return { kind: 'conflict' };
    }
  }
  return { kind: 'refused', message: Object.values(thrown.errors)[0]?.[0] ?? messageOf(thrown) };
}
