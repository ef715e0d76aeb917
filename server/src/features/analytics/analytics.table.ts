import type { ToolUse } from '@folio/contract/analytics';
import { index, integer, jsonb, pgTable, timestamp } from 'drizzle-orm/pg-core';

/** Tool use on its way to `ANALYTICS_URL`: gone once it arrived, and after a day. Names no person. */
export const analyticsEvents = pgTable(
  'analytics_events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    event: jsonb().$type<ToolUse>().notNull(),
    /** Until then one worker is sending it; one that dies leaves it to the next. */
    claimed_until: timestamp({ withTimezone: true }),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('analytics_events_created').on(table.created_at)],
);
