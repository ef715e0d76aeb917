import { onEvent } from '../../kernel/events.ts';
import { scopeEmptied } from '../workspaces/index.ts';
import { moveGuidelines } from './empty-scope.queries.ts';

export const guidelineHandlers = [
  onEvent(scopeEmptied, (_kernel, tx, { scope, toUserId }) => moveGuidelines(tx, scope, toUserId)),
];
