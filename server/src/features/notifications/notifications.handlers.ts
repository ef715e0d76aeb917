import { onEvent } from '../../kernel/events.ts';
import { personRemoved } from '../accounts/index.ts';
import { leaveGroups } from './groups.queries.ts';

export const notificationHandlers = [onEvent(personRemoved, (_kernel, tx, { userId }) => leaveGroups(tx, userId))];
