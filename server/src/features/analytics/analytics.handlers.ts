// Records orders and refusals, wherever the call comes from, for `ANALYTICS_URL`.
import { type ToolUse, toolUseOf } from '@folio/contract/analytics';
import type { Db } from '../../kernel/db/database.ts';
import { AppError } from '../../kernel/errors.ts';
import { onEvent } from '../../kernel/events.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { createRateLimit } from '../../kernel/rate-limit.ts';
import { findToolOf, toolEvents } from '../tools/index.ts';
import { findWorkspaceName } from '../workspaces/index.ts';
import { analyticsConfig } from './analytics.config.ts';
import { insertEvent } from './analytics.queries.ts';
import { analyticsQueue } from './analytics-queue.ts';

interface Use {
  event: ToolUse['event'];
  accountId: number;
  workspaceId: number | null;
  toolSlug: string;
  credits: number;
}

/** The event with every field of the specification; null if the account has no such tool. */
export async function describeUse(db: Db, { event, accountId, workspaceId, toolSlug, credits }: Use): Promise<ToolUse | null> {
  const tool = await findToolOf(db, accountId, toolSlug, { isDeletedFine: true });
  if (!tool) return null;
  const workspaceName = workspaceId === null ? null : await findWorkspaceName(db, workspaceId);
  return toolUseOf(event, tool, credits, workspaceName);
}

export const isForwarded = ({ config }: Kernel): boolean => analyticsConfig.of(config).analyticsUrl !== null;

/** Stores the events in the caller's transaction and queues their delivery. */
export async function forwardUses(kernel: Kernel, tx: Db, uses: readonly Use[]): Promise<void> {
  if (!isForwarded(kernel)) return;
  for (const use of uses) {
    const described = await describeUse(tx, use);
    if (described) await insertEvent(tx, described);
  }
  await kernel.jobs.send(analyticsQueue, {}, tx);
}

/** A user's refused orders must not push other events out of the queue. */
export const refusalLimit = ({ database }: Pick<Kernel, 'database'>) => createRateLimit(database, 'tool-use', 120, 60);

export const analyticsHandlers = [
  onEvent(toolEvents.toolsUsed, (kernel, tx, { uses }) =>
    forwardUses(
      kernel,
      tx,
      uses.map((use) => ({ ...use, event: 'tool_use' })),
    ),
  ),
  onEvent(toolEvents.toolRefused, async (kernel, tx, { userId, ...refused }) => {
    if (!isForwarded(kernel)) return;
    try {
      await refusalLimit(kernel).spend([String(userId)]);
    } catch (problem) {
      if (problem instanceof AppError && problem.status === 429) return;
      throw problem;
    }
    await forwardUses(kernel, tx, [{ ...refused, event: 'tool_error', credits: 0 }]);
  }),
];
