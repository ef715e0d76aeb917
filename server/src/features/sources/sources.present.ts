import type { AdditionalSource } from '@folio/contract/sources';
import type { Actor } from '../../kernel/actor.ts';
import { findMessage } from '../../kernel/messages/messages.ts';
import type { SourceWithWorkspaces } from './source-list.queries.ts';
import { sourceAbilities } from './sources.policy.ts';

/** Source data for the policy. */
export const withWorkspaceIds = (row: SourceWithWorkspaces) => ({
  ...row,
  workspace_ids: row.workspaces.map((workspace) => workspace.id),
});

/** A source as the contract has it; of its workspaces only those the reader belongs to are named. */
export function presentSource(row: SourceWithWorkspaces, actor: Actor): AdditionalSource {
  const problem =
    row.problem === null ? null : findMessage(row.problem, actor.language, { detail: row.problem_detail ?? row.name });
  return {
    id: row.id,
    name: row.name,
    type: row.type,
    url: row.url,
    tags: row.tags,
    state: row.state,
    problem: row.state === 'failed' ? problem : null,
    language: row.language,
    words: row.words,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    read_at: row.read_at?.toISOString() ?? null,
    user: { id: row.user_id, name: row.userName },
    workspaces: row.workspaces
      .filter((workspace) => actor.workspaceIds.includes(workspace.id))
      .toSorted((a, b) => a.name.localeCompare(b.name)),
    documents_count: row.documents_count,
    can: sourceAbilities(actor, withWorkspaceIds(row)),
  };
}
