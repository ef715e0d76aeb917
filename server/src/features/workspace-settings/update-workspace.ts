import { listTimeZones } from '@folio/contract/working-days';
import type { WorkspaceDetail } from '@folio/contract/workspaces';
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { invalidField, notFound } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { authorize, type Scope } from '../../kernel/policy.ts';
import { accountRows } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import { findUsableVoice, lockUsableVoice } from '../brand-voices/index.ts';
import { lockUsableGuideline } from '../guidelines/index.ts';
import { sourceRows } from '../sources/index.ts';
import { maySeeWorkspace, showWorkspace, workspaceRights, workspaceRows } from '../workspaces/index.ts';
import { areSourcesOn, lockSourceName, lockVoiceName, toggleSource, toggleVoice } from './workspace-toggles.queries.ts';

interface Settings {
  name?: string | undefined;
  default_brand_voice_id?: number | null | undefined;
  default_guideline_id?: number | null | undefined;
  default_source_ids?: number[] | undefined;
  time_zone?: string | undefined;
  free_days?: string[] | undefined;
  allow_self_approval?: boolean | undefined;
}

/** The workspace held for a change by a member who may make it; 404 for anybody else, 403 for a member who may not. */
async function lockForSettings(tx: Db, actor: Actor, id: number): Promise<workspaceRows.WorkspaceRow> {
  const workspace = maySeeWorkspace(actor, id) ? await workspaceRows.lockWorkspace(tx, actor.accountId, id) : null;
  if (!workspace) throw notFound('workspace_not_found');
  authorize(actor, workspaceRights.update);
  return workspace;
}

/** Keeps defaults from being deleted until the transaction ends: before the workspace, as where they are deleted. 404 for one that is gone. */
async function lockDefaults(tx: Db, scope: Scope, settings: Settings): Promise<void> {
  const { default_brand_voice_id: voice, default_guideline_id: guideline, default_source_ids: sources } = settings;
  if (voice && !(await lockUsableVoice(tx, scope, voice))) throw notFound();
  if (guideline && !(await lockUsableGuideline(tx, scope, guideline))) throw notFound();
  if (sources && !(await sourceRows.lockUsableSources(tx, scope, sources))) throw notFound();
}

/** Changes name, defaults, days and rules; a default that may not be used in there is 404, an unknown time zone 422. */
export function changeSettings(kernel: Kernel, actor: Actor, id: number, settings: Settings): Promise<WorkspaceDetail> {
  if (settings.time_zone !== undefined && !listTimeZones().includes(settings.time_zone))
    throw invalidField('time_zone', 'not_an_option');
  return kernel.database.transaction(async (tx) => {
    // Names are distinguished under the account's lock, which comes before the workspace's as everywhere.
    if (settings.name !== undefined) await accountRows.lockAccount(tx, actor.accountId);
    if (!maySeeWorkspace(actor, id)) throw notFound('workspace_not_found');
    const scope = { accountId: actor.accountId, userId: actor.id, workspaceId: id };
    await lockDefaults(tx, scope, settings);
    const workspace = await lockForSettings(tx, actor, id);
    if (settings.name !== undefined && (await workspaceRows.isWorkspaceNameTaken(tx, actor.accountId, settings.name, id)))
      throw invalidField('name', 'name_taken');
    const { default_brand_voice_id: voice, default_source_ids: sources } = settings;
    // What was switched off in here meanwhile.
    if (voice && !(await findUsableVoice(tx, scope, voice))) throw notFound();
    if (sources && !(await areSourcesOn(tx, id, sources))) throw notFound();
    const changes = Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined)) as Settings;
    await workspaceRows.updateWorkspace(tx, id, {
      ...changes,
      ...(sources ? { default_source_ids: [...new Set(sources)] } : {}),
      ...(settings.free_days ? { free_days: [...new Set(settings.free_days)].sort() } : {}),
    });
    await recordAudit(tx, actor, {
      action: 'workspace.updated',
      workspaceId: id,
      subjectId: id,
      subjectName: settings.name ?? workspace.name,
      details: {
        changed: Object.keys(changes).join(', '),
        ...(settings.name && settings.name !== workspace.name ? { name_before: workspace.name } : {}),
      },
    });
    return showWorkspace(tx, actor, id);
  });
}

const assets = {
  brand_voice: { lockName: lockVoiceName, toggle: toggleVoice },
  additional_source: { lockName: lockSourceName, toggle: toggleSource },
};

/** Lets a workspace use a brand voice or source of the account, or no longer. */
export function toggleAsset(kernel: Kernel, actor: Actor, id: number, kind: keyof typeof assets, assetId: number) {
  return kernel.database.transaction(async (tx) => {
    if (!maySeeWorkspace(actor, id)) throw notFound('workspace_not_found');
    // Before the workspace, as where it is deleted.
    const name = await assets[kind].lockName(tx, actor.accountId, assetId);
    const workspace = await lockForSettings(tx, actor, id);
    if (name === null) throw notFound();
    const isOn = await assets[kind].toggle(tx, id, assetId);
    await recordAudit(tx, actor, {
      action: `workspace.${kind}_${isOn ? 'added' : 'removed'}`,
      workspaceId: id,
      subjectId: assetId,
      subjectName: name,
      details: { workspace: workspace.name },
    });
    return { isOn, workspace: await showWorkspace(tx, actor, id) };
  });
}
