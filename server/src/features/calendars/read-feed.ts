// Content of a calendar feed: the days of the feed's owner, with their current permissions.
import { AppError, notFound } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { hashToken } from '../../kernel/secrets.ts';
import { findActorById } from '../session/index.ts';
import { listDueTaskDays, refuseWhereHidden } from '../tasks/index.ts';
import { listDeskDays } from '../translation-desk/index.ts';
import { findWorkspaceName } from '../workspaces/index.ts';
import { type FeedRow, findFeedOfToken } from './calendars.queries.ts';
import { feedText } from './feed-text.ts';

/** Events of a feed, the nearest days first: calendars of phones read all of them at once. */
export const maxEvents = 1000;

/** The feed of `<token>.ics`. Throws 404 where there is none. */
export async function getFeed({ database }: Kernel, file: string): Promise<FeedRow> {
  const token = /^([\w-]+)\.ics$/.exec(file)?.[1];
  const feed = token === undefined ? null : await findFeedOfToken(database, hashToken(token));
  if (!feed) throw notFound('calendar_feed_not_found');
  return feed;
}

/**
 * The text of a feed. Throws 404 where its owner has left, is deactivated or no longer in the workspace, 403 where the company has
 * hidden tasks, and 503 during maintenance.
 */
export async function readFeed({ database, config }: Kernel, feed: FeedRow): Promise<string> {
  const owner = await findActorById(database, feed.user_id);
  const { workspace_id: workspaceId } = feed;
  const isOwners = owner?.accountId === feed.account_id && (workspaceId === null || owner.workspaceIds.includes(workspaceId));
  if (!owner || !isOwners) throw notFound('calendar_feed_not_found');
  if (owner.isPlatformInMaintenance && !owner.isAdmin) throw new AppError(503, 'maintenance', { retryAfter: 60 });
  await refuseWhereHidden(database, owner);
  const workspaceName = workspaceId === null ? null : await findWorkspaceName(database, workspaceId);
  const days = await listDueTaskDays(database, owner, workspaceId === null ? owner.workspaceIds : [workspaceId], maxEvents);
  const deskDays = await listDeskDays(database, owner, workspaceId, maxEvents - days.length);
  return feedText({ days, deskDays, workspaceName, language: owner.language, publicUrl: config.publicUrl });
}
