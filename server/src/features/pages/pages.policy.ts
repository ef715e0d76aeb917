// Permissions for pages: anyone with access to the website sees them; people with the right to manage links change them.
import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { authorize, can } from '../../kernel/policy.ts';
import { getVisibleWebsite, type WebsiteRow } from '../websites/index.ts';
import { findPage, listPagesByIds, type PageRow } from './pages.queries.ts';
import { pageRights } from './pages.rights.ts';

export const pageAbilities = (actor: Actor) => ({ manage: can(actor, pageRights.manage) });

/** A website with pages that the actor can change; 404 or 403 otherwise. */
export async function getManagedWebsite(kernel: Kernel, actor: Actor, id: number): Promise<WebsiteRow> {
  const website = await getVisibleWebsite(kernel, actor, id);
  authorize(actor, pageRights.manage);
  return website;
}

/** A page of a website that the actor reaches; 404 otherwise. */
export async function getVisiblePage(kernel: Kernel, actor: Actor, id: number): Promise<PageRow> {
  const page = await findPage(kernel.database, id);
  if (!page) throw notFound();
  await getVisibleWebsite(kernel, actor, page.website_id);
  return page;
}

/** Pages that the actor may change, with their websites; 404 where one is not in reach, 403 without the right. */
export async function getManagedPages(
  kernel: Kernel,
  actor: Actor,
  ids: readonly number[],
): Promise<{ pages: PageRow[]; websites: Map<number, WebsiteRow> }> {
  const pages = await listPagesByIds(kernel.database, ids);
  if (pages.length !== new Set(ids).size) throw notFound();
  const websites = new Map<number, WebsiteRow>();
  for (const id of [...new Set(pages.map((page) => page.website_id))].toSorted((one, other) => one - other))
    websites.set(id, await getManagedWebsite(kernel, actor, id));
  return { pages, websites };
}
