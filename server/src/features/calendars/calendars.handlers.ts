import { onEvent } from '../../kernel/events.ts';
import { personRemoved } from '../accounts/index.ts';
import { deleteFeedsOf } from './calendars.queries.ts';

/** Feeds end with the seat. Other ends (deactivated, out of the workspace) are seen when a feed is read. */
export const calendarHandlers = [onEvent(personRemoved, (_kernel, tx, { userId }) => deleteFeedsOf(tx, userId))];
