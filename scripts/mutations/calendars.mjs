// Calendar feeds: the owner of their days, and the end of a feed.
const read = 'server/src/features/calendars/read-feed.ts';
const rows = 'server/src/features/calendars/calendars.queries.ts';
const days = 'server/src/features/tasks/core/task-days.queries.ts';
const tests = ['server/src/features/calendars/calendars.test.ts'];

export const calendarMutations = [
  {
    area: 'calendars',
    rule: 'a feed is read by people who are out of its workspace',
    file: read,
    from: ' && (workspaceId === null || owner.workspaceIds.includes(workspaceId));',
    to: ';',
    tests,
  },
  {
    area: 'calendars',
    rule: 'a feed is read where the company hides tasks',
    file: read,
    from: '  await refuseWhereHidden(database, owner);\n',
    to: '',
    tests,
  },
  {
    area: 'calendars',
    rule: 'a feed outlives the seat of its owner',
    file: rows,
    from: 'tx.orm.delete(calendarFeeds).where(eq(calendarFeeds.user_id, userId)).returning();',
    to: 'tx.orm.delete(calendarFeeds).where(eq(calendarFeeds.user_id, -userId)).returning();',
    tests,
  },
  {
    area: 'calendars',
    rule: 'an older URL works after a feed was replaced',
    file: rows,
    from: 'set: fresh })',
    to: 'set: { created_at: sql`now()` } })',
    tests,
  },
  {
    area: 'calendars',
    rule: 'a feed tells the tasks of others',
    file: days,
    from: ', assigneeId: reader.id }',
    to: ' }',
    tests,
  },
  {
    area: 'calendars',
    rule: 'a feed keeps closed tasks',
    file: days,
    from: "not in ('published', 'completed')",
    to: "not in ('published')",
    tests,
  },
  {
    area: 'calendars',
    rule: 'a feed is read without a limit',
    file: 'server/src/features/calendars/calendars.routes.ts',
    from: '      await reads.spend([String(feed.id)]);\n',
    to: '',
    tests,
  },
  {
    area: 'campaigns',
    rule: 'an item is saved that was dropped since it was read',
    file: 'server/src/features/campaigns/core/edit-item.ts',
    from: '    checkSeen(item, wasDropped);\n',
    to: '',
    tests: ['server/src/features/campaigns/campaigns.test.ts'],
  },
  {
    area: 'campaigns',
    rule: 'a task or document is linked to a dropped item',
    file: 'server/src/features/campaigns/core/link-item.ts',
    from: '  requireInPlan(item);\n',
    to: '',
    tests: ['server/src/features/campaigns/dropped-items.test.ts'],
  },
];
