import type { Workspace, WorkspaceDetail, WorkspaceMember } from '@folio/contract/workspaces';
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { notFound } from '../../kernel/errors.ts';
import type { PersonRow } from './workspace-members.queries.ts';
import { abilities, canView } from './workspaces.policy.ts';
import { type CountedWorkspace, findWorkspace, listToggles } from './workspaces.queries.ts';

export function presentWorkspace({ workspace, membersCount, documentsCount }: CountedWorkspace, actor: Actor): Workspace {
  return {
    id: workspace.id,
    name: workspace.name,
    members_count: membersCount,
    documents_count: documentsCount,
    created_at: workspace.created_at.toISOString(),
    can: abilities(actor),
  };
}

export const presentMember = (person: PersonRow): WorkspaceMember => ({
  user_id: person.id,
  name: person.name,
  email: person.email,
  role: person.role,
  is_disabled: person.disabled_at !== null,
});

/** A workspace whole, for one of its members; 404 for anybody else. */
export async function showWorkspace(db: Db, actor: Actor, id: number): Promise<WorkspaceDetail> {
  const found = canView(actor, id) ? await findWorkspace(db, actor.accountId, id) : null;
  if (!found) throw notFound('workspace_not_found');
  const { brandVoiceIds, sourceIds } = await listToggles(db, id);
  const { workspace } = found;
  return {
    ...presentWorkspace(found, actor),
    default_brand_voice_id: workspace.default_brand_voice_id,
    default_guideline_id: workspace.default_guideline_id,
    default_source_ids: workspace.default_source_ids,
    brand_voice_ids: brandVoiceIds,
    additional_source_ids: sourceIds,
    time_zone: workspace.time_zone,
    free_days: workspace.free_days,
    allow_self_approval: workspace.allow_self_approval,
  };
}
