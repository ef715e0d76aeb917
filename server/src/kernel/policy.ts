// What rights are made of: the role that a right needs, and the scope of a row, which decides who sees it. Features declare their rights
// (`<feature>.rights.ts`) and build their rules from the two. The web app asks what it may show (`can` in answers) and derives no rights.
import type { Role } from '@folio/contract/users';
import { type Actor, rank } from './actor.ts';
import { forbidden, notFound } from './errors.ts';

/** What a role may do, declared beside the feature that asks for it. Rights of staff (`is_admin`) are the contract's `staff` calls. */
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
export interface Scoped {
  workspace_id: number | null;
  user_id: number;
}

/** True when the thing is in a workspace of the actor, or is their own and in none. The rule of lists and of single things alike. */
export const isInReach = (actor: Actor, thing: Scoped) =>
  thing.workspace_id === null ? thing.user_id === actor.id : actor.workspaceIds.includes(thing.workspace_id);
