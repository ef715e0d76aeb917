import type { AccessKind } from '../../kernel/access.ts';
import { recordAudit } from '../audit/index.ts';
import { findWorkspaceName } from '../workspaces/index.ts';
import { deleteFeedOf, deleteFeedsOf, listFeeds } from './calendars.queries.ts';

export const calendarAccess: AccessKind = {
  name: 'calendar_feed',
  secrets: ['calendar_feeds.token_hash'],
  owner: 'The user who created it.',
  reach: 'Due days and titles of tasks in one workspace or in all workspaces of the user.',
  list: async ({ database }, actor) => {
    const items = [];
    for (const feed of await listFeeds(database, actor.id))
      items.push({
        id: feed.id,
        name: feed.workspace_id === null ? '' : ((await findWorkspaceName(database, feed.workspace_id)) ?? ''),
        created_at: feed.created_at,
        last_used_at: feed.last_read_at,
        expires_at: null,
      });
    return items;
  },
  revoke: async (_kernel, tx, actor, id) => {
    const feed = await deleteFeedOf(tx, actor.id, id);
    if (!feed) return false;
    await recordAudit(tx, actor, { action: 'calendar_feed.revoked', subjectId: actor.id, workspaceId: feed.workspace_id });
    return true;
  },
  // A reading checks seat and membership of the owner itself.
  onPermissionsChanged: async (_kernel, tx, { userId, cause }) => {
    if (cause !== 'password' && cause !== 'account') return 0;
    const feeds = await deleteFeedsOf(tx, userId);
    for (const { account_id: accountId, workspace_id: workspaceId } of feeds)
      await recordAudit(
        tx,
        { id: userId, accountId, impersonator: null },
        { action: 'calendar_feed.revoked', subjectId: userId, workspaceId, details: { cause } },
      );
    return feeds.length;
  },
};
