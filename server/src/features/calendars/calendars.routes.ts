// Calls on calendar feeds: their owners', and the one that calendar programs make.
import type { CalendarFeed } from '@folio/contract/calendars';
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { notFound } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { message } from '../../kernel/messages/messages.ts';
import { type Scope, scopeOf } from '../../kernel/policy.ts';
import { createRateLimit } from '../../kernel/rate-limit.ts';
import { type CallContext, rpc } from '../../kernel/rpc.ts';
import { hashToken, newToken } from '../../kernel/secrets.ts';
import { lockPerson } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import { refuseWhereHidden } from '../tasks/index.ts';
import { lockMembership } from '../workspaces/index.ts';
import { deleteFeed, type FeedRow, findFeed, replaceFeed, touchFeed } from './calendars.queries.ts';
import { getFeed, readFeed } from './read-feed.ts';

/** Readings of one feed in an hour: calendar programs read every five minutes at most. */
const readsAnHour = 60;
/** Calls with tokens that open nothing, per network and minute. */
const unknownAMinute = 60;
/** Feeds that a person may create in an hour. */
const createdAnHour = 30;

const present = (row: FeedRow): CalendarFeed => ({
  created_at: row.created_at.toISOString(),
  last_read_at: row.last_read_at?.toISOString() ?? null,
});

export function calendarRoutes(kernel: Kernel) {
  const { database, config } = kernel;
  const reads = createRateLimit(database, 'calendar-reads', readsAnHour, 3600);
  const strangers = createRateLimit(database, 'calendar-strangers', unknownAMinute, 60);
  const created = createRateLimit(database, 'calendar-feeds', createdAnHour, 3600);

  const enter = async (actor: Actor, workspaceId: number | null | undefined): Promise<Scope> => {
    await refuseWhereHidden(database, actor);
    return scopeOf(actor, workspaceId);
  };
  /** Changes a feed while person and membership are locked, with its entry in the audit log. */
  const changing = <Result>(actor: Actor, scope: Scope, action: string, run: (tx: Db) => Promise<Result>) =>
    database.transaction(async (tx) => {
      await lockPerson(tx, actor.id);
      if (scope.workspaceId !== null && !(await lockMembership(tx, scope.workspaceId, actor.id))) throw notFound();
      const result = await run(tx);
      await recordAudit(tx, actor, { action, subjectId: actor.id, workspaceId: scope.workspaceId });
      return result;
    });
  /** Tokens that are tried out are counted. */
  const find = async (context: CallContext, file: string) => {
    try {
      return await getFeed(kernel, file);
    } catch (problem) {
      await strangers.spend([context.network]);
      throw problem;
    }
  };

  return {
    showFeedLink: rpc.calendars.showFeedLink.handler(async ({ context: { actor }, input }) => {
      const feed = await findFeed(database, await enter(actor, input.workspace_id));
      return { calendar_feed: feed && present(feed) };
    }),
    createFeedLink: rpc.calendars.createFeedLink.handler(async ({ context: { actor, reader }, input }) => {
      const scope = await enter(actor, input.workspace_id);
      await created.spend([String(actor.id)]);
      const token = newToken('folio_calendar');
      const feed = await changing(actor, scope, 'calendar_feed.created', (tx) => replaceFeed(tx, scope, hashToken(token)));
      return {
        message: message('calendar_feed_created', reader.language),
        calendar_feed: present(feed),
        url: `${config.publicUrl}/api/features/calendar/feed/${token}.ics`,
      };
    }),
    revokeFeedLink: rpc.calendars.revokeFeedLink.handler(async ({ context: { actor, reader }, input }) => {
      const scope = await enter(actor, input.workspace_id);
      await changing(actor, scope, 'calendar_feed.revoked', async (tx) => {
        if (!(await deleteFeed(tx, scope))) throw notFound('calendar_feed_not_found');
      });
      return { message: message('calendar_feed_revoked', reader.language) };
    }),
    feed: rpc.calendars.feed.handler(async ({ context, input }) => {
      const feed = await find(context, input.file);
      await reads.spend([String(feed.id)]);
      const text = await readFeed(kernel, feed);
      await touchFeed(database, feed.id);
      context.setHeader('cache-control', 'private, no-cache');
      context.tagWith(text);
      return new File([text], 'tasks.ics', { type: 'text/calendar; charset=utf-8' });
    }),
  };
}
