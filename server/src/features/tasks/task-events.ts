// What happens to tasks, for notifications and webhooks.
import { taskStatuses, verdicts } from '@folio/contract/task-shapes';
import * as z from 'zod';
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { defineEvent, raiseEvent } from '../../kernel/events.ts';
import type { TaskRow } from './tasks.queries.ts';

/** A task changed its state, or somebody decided on it. */
export const taskChanged = defineEvent(
  'task.changed',
  z.object({
    title: z.string(),
    task_id: z.int(),
    from: z.enum(taskStatuses),
    to: z.enum(taskStatuses),
    step: z.string().nullable(),
    verdict: z.enum(verdicts).nullable(),
    package_hash: z.string().nullable(),
  }),
);

/** Raises `task.changed` in the caller's transaction. */
export const raiseTaskChanged = (
  tx: Db,
  task: TaskRow,
  actor: Pick<Actor, 'id' | 'impersonator'> | null,
  change: { from: TaskRow['status']; step?: string; verdict?: (typeof verdicts)[number]; packageHash?: string },
): Promise<void> =>
  raiseEvent(tx, taskChanged, {
    accountId: task.account_id,
    workspaceId: task.workspace_id,
    userId: actor?.id ?? task.creator_id,
    impersonatorId: actor?.impersonator?.id ?? null,
    subjectId: task.id,
    data: {
      title: task.title,
      task_id: task.id,
      from: change.from,
      to: task.status,
      step: change.step ?? null,
      verdict: change.verdict ?? null,
      package_hash: change.packageHash ?? task.package_hash,
    },
  });
