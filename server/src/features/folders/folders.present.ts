import type { Folder } from '@folio/contract/folders';
import type { Actor } from '../../kernel/actor.ts';
import { folderAbilities } from './folders.policy.ts';
import type { FolderRow } from './folders.queries.ts';

/** A folder as the contract has it. */
export function presentFolder(row: FolderRow & { documents: number }, actor: Actor): Folder {
  const { id, name, parent_id, workspace_id, documents, default_brand_voice_id, default_guideline_id, default_source_ids } = row;
  return {
    id,
    name,
    parent_id,
    workspace_id,
    isFolder: true,
    documents,
    default_brand_voice_id,
    default_guideline_id,
    default_source_ids,
    can: folderAbilities(actor, row),
  };
}
