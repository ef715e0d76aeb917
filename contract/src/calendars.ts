// The secret URL from which a person's calendar program reads the days of their tasks.
import * as z from 'zod';
import { answer, personalCall, publicCall, timestamp, tolerated, userCall, workspaceId } from './base.ts';
import { withErrors } from './errors.ts';

const scope = () => z.object({ workspace_id: workspaceId(), ...tolerated });

/** A feed without its secret. */
export const calendarFeedSchema = z.object({
  created_at: timestamp(),
  last_read_at: timestamp().nullable().describe('To the hour; null where no calendar has read it yet'),
});
export type CalendarFeed = z.infer<typeof calendarFeedSchema>;

const calls = {
  showFeedLink: userCall
    .route({
      method: 'GET',
      path: '/features/calendar/feed-link',
      summary: 'Get calendar feed status',
    })
    .input(scope())
    .output(answer({ calendar_feed: calendarFeedSchema.nullable() })),
  createFeedLink: personalCall
    .route({
      method: 'POST',
      path: '/features/calendar/feed-link',
      summary: 'Create a calendar feed; the one before ends',
    })
    .input(scope())
    .output(
      answer({
        calendar_feed: calendarFeedSchema,
        url: z.string().describe('The feed itself; it is answered here only'),
      }),
    ),
  revokeFeedLink: personalCall
    .route({ method: 'DELETE', path: '/features/calendar/feed-link', summary: 'Revoke a calendar feed' })
    .input(scope())
    .output(answer({})),
  feed: publicCall
    .route({
      method: 'GET',
      path: '/features/calendar/feed/{file}',
      summary: 'Due dates of the owner’s tasks and reviews, as iCalendar (RFC 5545)',
    })
    .input(z.object({ file: z.string().max(100).describe('The token and `.ics`') }))
    .output(z.file()),
};

export const calendarsContract = withErrors(
  calls,
  { 403: ['TASKS_HIDDEN'] },
  { revokeFeedLink: { 404: ['CALENDAR_FEED_NOT_FOUND'] }, feed: { 404: ['CALENDAR_FEED_NOT_FOUND'] } },
);
