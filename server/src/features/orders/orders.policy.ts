// Rights over orders and documents, as sentences. Where a document lies decides who sees it; in a workspace every member may edit it,
// but only its author and managers may delete it.
import type { Actor } from '../../kernel/actor.ts';
import { can, isInReach, type Scoped } from '../../kernel/policy.ts';
import { workspaceRights } from '../workspaces/index.ts';
import type { OrderDetailRow } from './orders.queries.ts';

/** True when the document is in a place the actor belongs to. */
export const maySee = (actor: Actor, detail: Scoped) => isInReach(actor, detail);

/** True for the author, and for managers of a workspace it is in. */
export const mayRemove = (actor: Actor, detail: Scoped) =>
  detail.user_id === actor.id || can(actor, workspaceRights.manageDocuments);

const isFinal = (detail: Pick<OrderDetailRow, 'status'>) =>
  detail.status === 'accepted' || detail.status === 'failed' || detail.status === 'onHold';

const isBusy = (detail: Pick<OrderDetailRow, 'status'>) => detail.status === 'processing' || detail.status === 'in_progress';

/** What people do is cancelled with its request, also while it waits for its quote. */
const isCancellable = (detail: Pick<OrderDetailRow, 'status' | 'kind'>) =>
  isBusy(detail) || (detail.kind === 'translation_line' && detail.status === 'onHold');

/** What the actor may do with a document; sent along with it, and asked again before doing it. */
export function abilities(actor: Actor, detail: Scoped & Pick<OrderDetailRow, 'status' | 'kind'>) {
  const sees = maySee(actor, detail);
  return {
    edit: sees && detail.status === 'accepted',
    move: sees && mayRemove(actor, detail),
    delete: sees && isFinal(detail) && mayRemove(actor, detail),
    retry: sees && detail.kind === 'content' && (detail.status === 'failed' || detail.status === 'onHold'),
    cancel: sees && isCancellable(detail) && mayRemove(actor, detail),
    download: sees && detail.status === 'accepted',
  };
}
