// Request events, for notifications and webhooks.
import { requestKinds, requestStates } from '@folio/contract/translation-words';
import * as z from 'zod';
import type { Actor } from '../../../kernel/actor.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { defineEvent, raiseEvent } from '../../../kernel/events.ts';
import { listLinguistPeople } from './linguists.queries.ts';
import { numberOf } from './request-number.ts';
import type { RequestRow } from './requests.queries.ts';

export const translationChanged = defineEvent(
  'translation.changed',
  z.object({
    title: z.string(),
    request_id: z.int(),
    kind: z.enum(requestKinds),
    from: z.enum(requestStates).nullable(),
    state: z.enum(requestStates),
    requested_by: z.int(),
    due_at: z.string().nullable(),
  }),
);

/** Notifications of desk members and requesters. */
export const deskNoticeKinds = ['offered', 'sent_back', 'quote_ready', 'query', 'answer', 'delivered', 'due_soon'] as const;
export type DeskNoticeKind = (typeof deskNoticeKinds)[number];

/** Something that these people are notified of, of whom all have the event's account. */
export const deskNoticed = defineEvent(
  'translation.noticed',
  z.object({
    kind: z.enum(deskNoticeKinds),
    title: z.string(),
    number: z.string(),
    /** The job of a linguist; null where the requester is meant. */
    job_id: z.int().nullable(),
    people: z.array(z.int()),
    /** When it is due, or how long an offer is open; null where neither counts. */
    at: z.string().nullable(),
    text: z.string(),
  }),
);

interface DeskNotice {
  kind: DeskNoticeKind;
  request: RequestRow;
  /** The acting user; null for scheduled changes. */
  actor: Pick<Actor, 'id' | 'impersonator'> | null;
  jobId?: number;
  at?: Date | null;
  text?: string;
}

async function raiseNotice(
  tx: Db,
  { kind, request, actor, jobId, at, text }: DeskNotice,
  to: { accountId: number; workspaceId: number | null; people: number[] },
): Promise<void> {
  await raiseEvent(tx, deskNoticed, {
    accountId: to.accountId,
    workspaceId: to.workspaceId,
    userId: actor?.id ?? null,
    impersonatorId: actor?.impersonator?.id ?? null,
    subjectId: request.id,
    data: {
      kind,
      title: request.title,
      number: numberOf(request),
      job_id: jobId ?? null,
      people: to.people,
      at: at?.toISOString() ?? null,
      text: (text ?? '').slice(0, 300),
    },
  });
}

/** Notifies the requester. */
export const notifyRequester = (tx: Db, notice: DeskNotice): Promise<void> =>
  raiseNotice(tx, notice, {
    accountId: notice.request.account_id,
    workspaceId: notice.request.workspace_id,
    people: [notice.request.user_id],
  });

/** Notifies linguists, each in their own account. */
export async function notifyLinguists(
  tx: Db,
  linguistIds: readonly number[],
  notice: DeskNotice & { jobId: number },
): Promise<void> {
  const people = await listLinguistPeople(tx, linguistIds);
  for (const [accountId, ofAccount] of Map.groupBy(people, (person) => person.account_id))
    await raiseNotice(tx, notice, { accountId, workspaceId: null, people: ofAccount.map((person) => person.id) });
}

/** Writes down that a request has another state; nothing where it has not. `actor` null is the clock. */
export async function raiseTranslationChanged(
  tx: Db,
  request: RequestRow,
  actor: Pick<Actor, 'id' | 'impersonator'> | null,
  from: RequestRow['state'] | null,
): Promise<void> {
  if (from === request.state) return;
  await raiseEvent(tx, translationChanged, {
    accountId: request.account_id,
    workspaceId: request.workspace_id,
    userId: actor?.id ?? null,
    impersonatorId: actor?.impersonator?.id ?? null,
    subjectId: request.id,
    data: {
      title: request.title,
      request_id: request.id,
      kind: request.kind,
      from,
      state: request.state,
      requested_by: request.user_id,
      due_at: request.due_at?.toISOString() ?? null,
    },
  });
  if (request.state === 'quoted') await notifyRequester(tx, { kind: 'quote_ready', request, actor });
  if (request.state === 'delivered') await notifyRequester(tx, { kind: 'delivered', request, actor });
}
