// Rights over orders and documents, as sentences. Without workspaces, everybody works in their own personal workspace.
import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import type { OrderDetailRow } from './orders.queries.ts';

/** Which documents a list may touch: those of one person that are in no workspace. */
export interface DocumentScope {
  userId: number;
  workspaceId: null;
}

/** The scope that a call with this `workspace_id` works in; a workspace the caller does not belong to is not found. */
export function scope(actor: Actor, workspaceId: number | null | undefined): DocumentScope {
  if (workspaceId !== null && workspaceId !== undefined) throw notFound();
  return { userId: actor.id, workspaceId: null };
}

/** True when the document lies in a place the actor belongs to. */
export const maySee = (actor: Actor, detail: Pick<OrderDetailRow, 'user_id' | 'workspace_id'>) =>
  detail.workspace_id === null && detail.user_id === actor.id;

const isFinal = (detail: Pick<OrderDetailRow, 'status'>) =>
  detail.status === 'accepted' || detail.status === 'failed' || detail.status === 'onHold';

/** What the actor may do with a document; sent along with it, and asked again before doing it. */
export function abilities(actor: Actor, detail: Pick<OrderDetailRow, 'user_id' | 'workspace_id' | 'status' | 'kind'>) {
  const sees = maySee(actor, detail);
  return {
    edit: sees && detail.status === 'accepted',
    delete: sees && isFinal(detail),
    retry: sees && detail.kind === 'content' && (detail.status === 'failed' || detail.status === 'onHold'),
    download: sees && detail.status === 'accepted',
  };
}
