// Permissions of links, as sentences: readers of a website see its links, managers maintain them, and users with permission to publish change
// live pages.
import type { Actor } from '../../../kernel/actor.ts';
import { notFound } from '../../../kernel/errors.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { authorize, can, scopeOf } from '../../../kernel/policy.ts';
import { pageRights } from '../../pages/index.ts';
import { getVisibleWebsite, type WebsiteRow, websiteAbilities } from '../../websites/index.ts';

/** A website that the actor sees, in the workspace that the call names; 404 otherwise. */
export async function getLinkWebsite(kernel: Kernel, actor: Actor, id: number, workspaceId?: number | null): Promise<WebsiteRow> {
  const website = await getVisibleWebsite(kernel, actor, id);
  if (workspaceId !== undefined && scopeOf(actor, workspaceId).workspaceId !== website.workspace_id) throw notFound();
  return website;
}

/** The same where the actor may change its links; 404 or 403 otherwise. */
export async function getManagedWebsite(
  kernel: Kernel,
  actor: Actor,
  id: number,
  workspaceId?: number | null,
): Promise<WebsiteRow> {
  const website = await getLinkWebsite(kernel, actor, id, workspaceId);
  authorize(actor, pageRights.manage);
  return website;
}

export const linkAbilities = (actor: Actor) => ({ manage: can(actor, pageRights.manage) });

/** True where live pages may be written to the website. */
export const canWriteLive = (actor: Actor, website: WebsiteRow): boolean =>
  can(actor, pageRights.manage) && websiteAbilities(actor, website).publish;
