// Parts of a permission: the role that it needs, and the scope of a row, which decides its visibility. Features declare their rights
// (`<feature>.rights.ts`) and build their rules from the two. The web app reads its permissions (`can` in responses) and derives none.
import type { Role } from '@folio/contract/users';
import { type Actor, rank } from './actor.ts';
import { forbidden, notFound } from './errors.ts';

/** Permissions of a role, declared beside the feature that checks them. Rights of staff (`is_admin`) are the contract's `staff` calls. */
export interface Right {
  /** `subject.act`, for the matrix of rights. */
  readonly name: string;
  /** The lowest role that has it. */
  readonly least: Role;
}

export const defineRight = (name: string, least: Role): Right => ({ name, least });

/** True when the actor's role holds the right. */
export const can = (actor: Pick<Actor, 'role'>, right: Right) => rank[actor.role] >= rank[right.least];

/** Throws 403 when the actor's role does not hold the right. */
export function authorize(actor: Pick<Actor, 'role'>, right: Right): void {
  if (!can(actor, right)) throw forbidden();
}

/** Credentials are changed by the person in a session of their own: throws 403 while acting as someone else, and for a token. */
export function requireOwnSession(actor: Pick<Actor, 'impersonator' | 'session'>): void {
  if (actor.impersonator) throw forbidden('impersonation_credentials');
  if (actor.session.kind !== 'session') throw forbidden('token_scope');
}

/** True when `role` is above that of `than`. */
export const outranks = (role: Role, than: Role) => rank[role] > rank[than];

/** True when `role` is at most `than`. */
export const isAtMost = (role: Role, than: Role) => rank[role] <= rank[than];

/** Scope of a call: one workspace, or the user's own things outside of workspaces. */
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

/** Scope columns of every tenant row. */
export interface Scoped {
  workspace_id: number | null;
  user_id: number;
}

/** True when the thing is in a workspace of the actor, or is their own and in none. The rule of lists and of single things alike. */
export const isInReach = (actor: Pick<Actor, 'id' | 'workspaceIds'>, thing: Scoped) =>
  thing.workspace_id === null ? thing.user_id === actor.id : actor.workspaceIds.includes(thing.workspace_id);
