// Permissions of orders and documents, as sentences. The scope of a document decides its visibility. In a workspace every member can edit it,
// but only its author and managers can delete it.
import type { Actor } from '../../kernel/actor.ts';
import { can, isInReach, type Scoped } from '../../kernel/policy.ts';
import { workspaceRights } from '../workspaces/index.ts';
import type { OrderDetailRow } from './orders.queries.ts';

/** True when the document is in a place the actor belongs to. */
export const canView = (actor: Actor, detail: Scoped) => isInReach(actor, detail);

/** True for the author, and for managers of a workspace it is in. */
export const canRemove = (actor: Actor, detail: Scoped) =>
  detail.user_id === actor.id || can(actor, workspaceRights.manageDocuments);

const isFinal = (detail: Pick<OrderDetailRow, 'status'>) =>
  detail.status === 'accepted' || detail.status === 'failed' || detail.status === 'onHold';

const isBusy = (detail: Pick<OrderDetailRow, 'status'>) => detail.status === 'processing' || detail.status === 'in_progress';

/** Waiting orders are canceled like orders in progress. Orders for human services are canceled with their request, also while they wait for a quote. */
const isCancellable = (detail: Pick<OrderDetailRow, 'status' | 'kind'>) =>
  isBusy(detail) || (detail.status === 'onHold' && detail.kind !== 'human_proofreading');

/** Actions the actor can take on a document; sent along with it, and asked again before doing it. */
export function abilities(actor: Actor, detail: Scoped & Pick<OrderDetailRow, 'status' | 'kind'>) {
  const sees = canView(actor, detail);
  return {
    edit: sees && detail.status === 'accepted',
    move: sees && canRemove(actor, detail),
    delete: sees && isFinal(detail) && canRemove(actor, detail),
    retry: sees && detail.kind === 'content' && (detail.status === 'failed' || detail.status === 'onHold'),
    cancel: sees && isCancellable(detail) && canRemove(actor, detail),
    download: sees && detail.status === 'accepted',
  };
}
