import { onEvent } from '../../kernel/events.ts';
import { scopeEmptied } from '../workspaces/index.ts';
import { moveWebsites } from './empty-scope.queries.ts';

export const websiteHandlers = [onEvent(scopeEmptied, (_kernel, tx, { scope, toUserId }) => moveWebsites(tx, scope, toUserId))];
