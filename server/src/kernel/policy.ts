// Rights in one place. What a role may do stands in one table; where a thing lies decides who sees it; features build their sentences
// from the two. The web app asks what it may show (`can` in answers) and derives no right by itself.
import type { Role } from '@folio/contract/users';
import { type Actor, rank } from './actor.ts';
import { forbidden, notFound } from './errors.ts';

/** The least role that holds a right. Rights of staff (`is_admin`) are the contract's `staff` calls. */
export const rights = {
  'document.manage_others': 'intermediate',
  'brand_voice.create': 'intermediate',
  'website.create': 'intermediate',
  'source.manage': 'intermediate',
  'briefing.manage': 'intermediate',
  'link.manage': 'intermediate',
  'workspace.create': 'intermediate',
  'workspace.update': 'intermediate',
  'workspace.delete': 'admin',
  'seat.manage': 'admin',
  'notification_group.manage': 'admin',
  'webhook.manage': 'intermediate',
  'usage.view_own': 'intermediate',
  'usage.view_account': 'admin',
  'branding.manage': 'admin',
  'custom_tool.manage': 'admin',
  'audit.view': 'admin',
  'cap.manage': 'admin',
  'person.export': 'admin',
} satisfies Record<string, Role>;

export type Right = keyof typeof rights;

/** True when the actor's role holds the right. */
export const can = (actor: Pick<Actor, 'role'>, right: Right) => rank[actor.role] >= rank[rights[right]];

/** Throws 403 when the actor's role does not hold the right. */
export function authorize(actor: Pick<Actor, 'role'>, right: Right): void {
  if (!can(actor, right)) throw forbidden();
}

/** True when `role` is above that of `than`. */
export const outranks = (role: Role, than: Role) => rank[role] > rank[than];

/** True when `role` is at most `than`. */
export const isAtMost = (role: Role, than: Role) => rank[role] <= rank[than];

/** Where a call works: in one workspace, or among one person's own things that are in none. */
export interface Scope {
  accountId: number;
  userId: number;
  workspaceId: number | null;
}

/** The place a call names. No workspace means "mine, and in no workspace"; one the caller does not belong to is not found. */
export function scopeOf(actor: Actor, workspaceId: number | null | undefined): Scope {
  if (workspaceId !== null && workspaceId !== undefined && !actor.workspaceIds.includes(workspaceId)) throw notFound();
  return { accountId: actor.accountId, userId: actor.id, workspaceId: workspaceId ?? null };
}

/** What every row of a tenant knows of its place. */
export interface Placed {
  workspace_id: number | null;
  user_id: number;
}

/** True when the thing lies in a workspace of the actor, or is their own and in none. The rule of lists and of single things alike. */
export const isInReach = (actor: Actor, thing: Placed) =>
  thing.workspace_id === null ? thing.user_id === actor.id : actor.workspaceIds.includes(thing.workspace_id);
