import { listTimeZones, maxFreeDays } from '@folio/contract/working-days';
import { maxDefaultSources } from '@folio/contract/workspace-settings';
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
import {
  canViewWorkspace,
  isWorkspaceNameTaken,
  lockWorkspace,
  showWorkspace,
  updateWorkspace,
  type WorkspaceRow,
  workspaceRights,
} from '../workspaces/index.ts';
import {
  areSourcesOn,
  areVoicesOn,
  lockSourceName,
  lockVoiceName,
  switchSource,
  switchVoice,
} from './workspace-toggles.queries.ts';

interface Settings {
  name?: string | undefined;
  default_brand_voice_id?: number | null | undefined;
  default_guideline_id?: number | null | undefined;
  default_source_ids?: number[] | undefined;
  add_default_source_ids?: number[] | undefined;
  remove_default_source_ids?: number[] | undefined;
  time_zone?: string | undefined;
  free_days?: string[] | undefined;
  add_free_days?: string[] | undefined;
  remove_free_days?: string[] | undefined;
  allow_self_approval?: boolean | undefined;
}

/** Locks the workspace for a change by a member with permission. Throws 404 for non-members, 403 for members without permission. */
async function lockForSettings(tx: Db, actor: Actor, id: number): Promise<WorkspaceRow> {
  const workspace = canViewWorkspace(actor, id) ? await lockWorkspace(tx, actor.accountId, id) : null;
  if (!workspace) throw notFound('workspace_not_found');
  authorize(actor, workspaceRights.update);
  return workspace;
}

/** The list without doubles after a call that replaces it, adds to it or removes from it; undefined where the call does none of these. Throws 422 above `max`. */
function listAfter<Item>(
  before: readonly Item[],
  { field, all, add, remove }: { field: string; all?: Item[] | undefined; add?: Item[] | undefined; remove?: Item[] | undefined },
  max: number,
): Item[] | undefined {
  if (!all && !add && !remove) return undefined;
  const gone = new Set(remove);
  const after = [...new Set([...(all ?? before), ...(add ?? [])])].filter((one) => !gone.has(one));
  if (add && after.length > max) throw invalidField(`add_${field}`, 'too_many', { max });
  return after;
}

/** The lists of the locked workspace after a call. Each of several parallel calls adds to the lists left by the others. */
const listsAfter = (before: WorkspaceRow, settings: Settings) => ({
  default_source_ids: listAfter(
    before.default_source_ids,
    {
      field: 'default_source_ids',
      all: settings.default_source_ids,
      add: settings.add_default_source_ids,
      remove: settings.remove_default_source_ids,
    },
    maxDefaultSources,
  ),
  free_days: listAfter(
    before.free_days,
    { field: 'free_days', all: settings.free_days, add: settings.add_free_days, remove: settings.remove_free_days },
    maxFreeDays,
  )?.sort(),
});

const sourcesNamedIn = ({ default_source_ids: all = [], add_default_source_ids: added = [] }: Settings) => [...all, ...added];

/** Keeps defaults from being deleted until the transaction ends: before the workspace, as where they are deleted. 404 for one that is gone. */
async function lockDefaults(tx: Db, scope: Scope, settings: Settings): Promise<void> {
  const { default_brand_voice_id: voice, default_guideline_id: guideline } = settings;
  if (voice && !(await lockUsableVoice(tx, scope, voice))) throw notFound();
  if (guideline && !(await lockUsableGuideline(tx, scope, guideline))) throw notFound();
  if (!(await sourceRows.lockUsableSources(tx, scope, sourcesNamedIn(settings)))) throw notFound();
}

/** Changes name, defaults, days and rules; a default that may not be used in there is 404, an unknown time zone 422. */
export function changeSettings(kernel: Kernel, actor: Actor, id: number, settings: Settings): Promise<WorkspaceDetail> {
  if (settings.time_zone !== undefined && !listTimeZones().includes(settings.time_zone))
    throw invalidField('time_zone', 'not_an_option');
  return kernel.database.transaction(async (tx) => {
    // Names are distinguished under the account's lock, which comes before the workspace's as everywhere.
    if (settings.name !== undefined) await accountRows.lockAccount(tx, actor.accountId);
    if (!canViewWorkspace(actor, id)) throw notFound('workspace_not_found');
    const scope = { accountId: actor.accountId, userId: actor.id, workspaceId: id };
    await lockDefaults(tx, scope, settings);
    const workspace = await lockForSettings(tx, actor, id);
    if (settings.name !== undefined && (await isWorkspaceNameTaken(tx, actor.accountId, settings.name, id)))
      throw invalidField('name', 'name_taken');
    const { default_brand_voice_id: voice } = settings;
    // Options that were turned off in this workspace meanwhile.
    if (voice && !(await findUsableVoice(tx, scope, voice))) throw notFound();
    if (!(await areSourcesOn(tx, id, sourcesNamedIn(settings)))) throw notFound();
    const { name, default_guideline_id, time_zone, allow_self_approval } = settings;
    const plain = { name, default_brand_voice_id: voice, default_guideline_id, time_zone, allow_self_approval };
    const changes = Object.fromEntries(
      Object.entries({ ...plain, ...listsAfter(workspace, settings) }).filter(([, value]) => value !== undefined),
    );
    await updateWorkspace(tx, id, changes);
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
  brand_voice: { lockName: lockVoiceName, isOn: areVoicesOn, set: switchVoice },
  additional_source: { lockName: lockSourceName, isOn: areSourcesOn, set: switchSource },
};

/** Lets a workspace use a brand voice or source of the account, or no longer; without `isOn` the present state is reversed. */
export function toggleAsset(
  kernel: Kernel,
  actor: Actor,
  id: number,
  kind: keyof typeof assets,
  { id: assetId, isOn: wanted }: { id: number; isOn?: boolean | undefined },
) {
  return kernel.database.transaction(async (tx) => {
    if (!canViewWorkspace(actor, id)) throw notFound('workspace_not_found');
    // Before the workspace, as where it is deleted.
    const name = await assets[kind].lockName(tx, actor.accountId, assetId);
    const workspace = await lockForSettings(tx, actor, id);
    if (name === null) throw notFound();
    const isOn = wanted ?? !(await assets[kind].isOn(tx, id, [assetId]));
    const isChanged = await assets[kind].set(tx, id, assetId, isOn);
    if (!isChanged) return { isOn, workspace: await showWorkspace(tx, actor, id) };
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
