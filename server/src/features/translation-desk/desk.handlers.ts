// Updates requests after changes of their documents, members or workspaces.
import { conflict } from '../../kernel/errors.ts';
import { onEvent } from '../../kernel/events.ts';
import { personRemoved, staffScopeChanged } from '../accounts/index.ts';
import { documentsLeaving } from '../documents/index.ts';
import { orderEvents } from '../orders/index.ts';
import { scopeEmptied } from '../workspaces/index.ts';
import { unlinkCertifier } from './core/certificates.queries.ts';
import { endLinguist } from './core/jobs.queries.ts';
import { findRunningRequestOf, moveRequests } from './core/requests.queries.ts';
import { cancelOrdered } from './ordered/cancel-ordered.ts';
import { orderProofreading } from './ordered/order-proofreading.ts';
import { requestPeopleWork } from './ordered/request-people-work.ts';

export const deskHandlers = [
  onEvent(orderEvents.peopleToolOrdered, requestPeopleWork),
  onEvent(orderEvents.proofreadingOrdered, orderProofreading),
  onEvent(orderEvents.orderCancelled, cancelOrdered),
  onEvent(documentsLeaving, async (_kernel, tx, { orderDetailIds }) => {
    const number = await findRunningRequestOf(tx, orderDetailIds);
    if (number !== null) throw conflict('document_of_request', { number });
  }),
  /** A removed user gets no offers; a coordinator gives their open jobs to others. */
  onEvent(personRemoved, async (_kernel, tx, { userId }) => {
    await endLinguist(tx, userId);
    await unlinkCertifier(tx, userId);
  }),
  /** Nor do users without a staff scope: they could not open their offers. */
  onEvent(staffScopeChanged, async (_kernel, tx, { userId, scope }) => {
    if (scope === null) await endLinguist(tx, userId);
  }),
  onEvent(scopeEmptied, (_kernel, tx, { scope, toUserId }) => moveRequests(tx, scope, toUserId)),
];
