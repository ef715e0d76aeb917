import { onEvent } from '../../kernel/events.ts';
import { scopeEmptied } from '../workspaces/index.ts';
import { deleteFoldersOf } from './empty-scope.queries.ts';

export const folderHandlers = [onEvent(scopeEmptied, (_kernel, tx, { scope }) => deleteFoldersOf(tx, scope))];
