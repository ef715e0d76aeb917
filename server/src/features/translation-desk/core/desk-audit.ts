import type { Actor } from '../../../kernel/actor.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { recordAudit } from '../../audit/index.ts';
import type { RequestRow } from './requests.queries.ts';

/** Records the user that authorized a request, and the credits. */
export const auditAuthorised = (
  tx: Db,
  actor: Pick<Actor, 'id' | 'accountId' | 'impersonator'>,
  request: Pick<RequestRow, 'id' | 'workspace_id' | 'title'>,
  credits: number,
): Promise<void> =>
  recordAudit(tx, actor, {
    action: 'translation.authorised',
    workspaceId: request.workspace_id,
    subjectId: request.id,
    subjectName: request.title,
    details: { credits },
  });
