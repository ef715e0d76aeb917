// The caller, and the coarse rights that follow from role alone. Finer rights are in each feature's policy.
import type { CallMeta } from '@folio/contract/base';
import type { InterfaceLanguage } from '@folio/contract/languages';
import type { StaffScope } from '@folio/contract/translation-words';
import type { Role } from '@folio/contract/users';

/** Scopes of an API token. */
export type TokenScope = 'read' | 'orders' | 'manage';

export interface Actor {
  id: number;
  accountId: number;
  name: string;
  email: string;
  role: Role;
  /** Staff of the platform with its widest scope. */
  isAdmin: boolean;
  /** Scope of staff; null for other users. */
  staffScope: StaffScope | null;
  /** Opens the control panel for a plain user. */
  hasForcedControlPanel: boolean;
  language: InterfaceLanguage;
  /** Workspaces the caller belongs to now: read with every call, so that a change acts at once. */
  workspaceIds: readonly number[];
  /** The whole platform's switch as it stood when the caller was looked up. */
  isPlatformInMaintenance: boolean;
  /** WAL position of the primary at the look-up of the caller (`wal-position.ts`); null if no replica is read. */
  position?: string | null;
  /** The impersonator of this user, or null. */
  impersonator: { id: number; name: string } | null;
  /** Authentication of the caller: a browser session (cookie or its token), or a personal API token. */
  session: { kind: 'session'; id: number; isLocked: boolean } | { kind: 'api_token'; scopes: readonly TokenScope[] };
}

/** Roles by rank: a higher role has all permissions of a lower one. */
export const rank: Record<Role, number> = { user: 0, intermediate: 1, admin: 2, master: 3 };

/** True for admin and master, whom the interface calls Owner. */
export const isOwner = (actor: Pick<Actor, 'role'>) => rank[actor.role] >= rank.admin;

/** True where the role, or the switch that opens the control panel for a plain user, lets someone in there. */
export const canOpenControlPanel = (actor: Pick<Actor, 'role' | 'hasForcedControlPanel'>) =>
  rank[actor.role] >= rank.intermediate || actor.hasForcedControlPanel;

/** True when the call's access level admits the actor. */
export function hasAccess(actor: Actor, access: CallMeta['access']): boolean {
  switch (access) {
    case 'public':
    case 'user':
      return true;
    case 'manager':
      return canOpenControlPanel(actor);
    case 'owner':
      return isOwner(actor) || actor.isAdmin;
    case 'staff':
      return actor.isAdmin;
    case 'desk':
      return actor.staffScope !== null;
  }
}
