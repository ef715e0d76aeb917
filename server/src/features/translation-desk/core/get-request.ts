// One request, where the caller may see it, and locked with its documents where something is to change.
import { freeRevisions } from '@folio/contract/translation-words';
import type { Actor } from '../../../kernel/actor.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { conflict, forbidden, notFound } from '../../../kernel/errors.ts';
import { lockPerson } from '../../accounts/index.ts';
import { orderRows } from '../../orders/index.ts';
import { canOpenRequest, type RequestAbilities, requestAbilities } from './desk.policy.ts';
import { type JobRow, listJobsOf } from './jobs.queries.ts';
import { findRequest, type LineRow, listLines, lockRequest, type RequestRow } from './requests.queries.ts';

/** The request; 404 where the caller sees neither it nor the desk. */
export async function getRequest(db: Db, actor: Actor, id: number): Promise<RequestRow> {
  const request = await findRequest(db, id);
  if (!request || !canOpenRequest(actor, request)) throw notFound('request_not_found');
  return request;
}

export interface LockedRequest {
  request: RequestRow;
  lines: LineRow[];
  jobs: JobRow[];
}

/** The request with lines and jobs, its documents and itself locked until the transaction ends; null where it is gone. */
export async function lockWhole(tx: Db, id: number): Promise<LockedRequest | null> {
  const known = await listLines(tx, [id]);
  await orderRows.lockDetails(
    tx,
    known.map((line) => line.order_detail_id),
  );
  const request = await lockRequest(tx, id);
  if (!request) return null;
  return { request, lines: await listLines(tx, [id]), jobs: await listJobsOf(tx, [id]) };
}

/**
 * Locks a request for a change. Throws 404 where the caller does not see it, 409 where it changed since `revision` or its state does not
 * allow the change, 403 where the caller may not make it.
 */
export async function lockFor(
  tx: Db,
  actor: Actor,
  call: { id: number; revision?: number | undefined },
  ability: keyof RequestAbilities,
): Promise<LockedRequest> {
  await getRequest(tx, actor, call.id);
  await lockPerson(tx, actor.id);
  const locked = await lockWhole(tx, call.id);
  if (!locked) throw notFound('request_not_found');
  const { request } = locked;
  if (call.revision !== undefined && call.revision !== request.revision) throw conflict('request_changed');
  if (!requestAbilities(actor, request, freeRevisions)[ability]) {
    const couldElsewhere = (
      ['draft', 'quote_requested', 'quoted', 'authorised', 'on_hold', 'delivered', 'cancelled'] as const
    ).some((state) => requestAbilities(actor, { ...request, state, revision_rounds: 0 }, freeRevisions)[ability]);
    throw couldElsewhere ? conflict('request_state') : forbidden();
  }
  return locked;
}
