// What happens to requests, for notifications and webhooks.
import { requestKinds, requestStates } from '@folio/contract/translation-words';
import * as z from 'zod';
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { defineEvent, raiseEvent } from '../../kernel/events.ts';
import type { RequestRow } from './requests/requests.queries.ts';

export const translationChanged = defineEvent(
  'translation.changed',
  z.object({
    title: z.string(),
    request_id: z.int(),
    kind: z.enum(requestKinds),
    from: z.enum(requestStates).nullable(),
    state: z.enum(requestStates),
  }),
);

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
    data: { title: request.title, request_id: request.id, kind: request.kind, from, state: request.state },
  });
}
