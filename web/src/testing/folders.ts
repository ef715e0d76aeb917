import type { Folder } from '@folio/contract/folders';

/** A folder of the personal workspace, without defaults. */
export const folderNamed = (name: string, id: number, parent_id: number | null = null): Folder => ({
  id,
  name,
  parent_id,
  workspace_id: null,
  isFolder: true,
  documents: 0,
  default_brand_voice_id: null,
  default_guideline_id: null,
  default_source_ids: [],
  can: { edit: true, delete: true },
});
