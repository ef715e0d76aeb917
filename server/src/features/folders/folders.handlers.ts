import { onEvent } from '../../kernel/events.ts';
import { voiceDeleted } from '../brand-voices/index.ts';
import { guidelineDeleted } from '../guidelines/index.ts';
import { sourceDeleted } from '../sources/index.ts';
import { scopeEmptied } from '../workspaces/index.ts';
import { clearFolderDefaults } from './clear-defaults.queries.ts';
import { deleteFoldersOf } from './empty-scope.queries.ts';

export const folderHandlers = [
  onEvent(scopeEmptied, (_kernel, tx, { scope }) => deleteFoldersOf(tx, scope)),
  onEvent(voiceDeleted, (_kernel, tx, { voiceId: id, ...whose }) => clearFolderDefaults(tx, 'brand_voice', { id, ...whose })),
  onEvent(guidelineDeleted, (_kernel, tx, { guidelineId: id, ...whose }) =>
    clearFolderDefaults(tx, 'guideline', { id, ...whose }),
  ),
  onEvent(sourceDeleted, (_kernel, tx, { sourceId: id, ...whose }) => clearFolderDefaults(tx, 'source', { id, ...whose })),
];
