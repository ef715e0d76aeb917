import { onEvent } from '../../kernel/events.ts';
import { workspaceDeleted } from '../workspaces/index.ts';
import { leaveInvitations } from './seats.queries.ts';

export const seatHandlers = [onEvent(workspaceDeleted, (_kernel, tx, { workspaceId }) => leaveInvitations(tx, workspaceId))];
