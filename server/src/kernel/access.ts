// Everything that gives access, declared by the feature that gives it (`access` of `<feature>.feature.ts`). A change of permissions reaches
// every kind in the same transaction; the profile lists all kinds and revokes them.
import * as z from 'zod';
import type { Actor } from './actor.ts';
import type { Db } from './db/database.ts';
import { defineEvent, dispatch, onEvent } from './events.ts';
import type { EventHandler, Kernel } from './kernel.ts';
import { definePort } from './port.ts';

/** Why permissions changed: another role, a workspace joined or left, a seat deactivated, a new password, a person removed or erased. */
const accessCauses = ['role', 'membership', 'seat', 'password', 'account'] as const;

/** Permissions of a user changed. Roles and memberships are written already. `ended` counts the ended access by kind. */
export const permissionsChanged = defineEvent(
  'permissions.changed',
  z.object({
    userId: z.int(),
    cause: z.enum(accessCauses),
    /** The role before, when the cause is `role`. */
    roleBefore: z.enum(['user', 'intermediate', 'admin', 'master']).nullable(),
    /** The session that continues: a user stays logged in after a password change. */
    keepSessionId: z.int().nullable(),
    ended: z.record(z.string(), z.int()),
  }),
);
export type PermissionChange = z.output<typeof permissionsChanged.schema>;

/** One thing that gives access, as its owner's list shows it. */
export interface AccessItem {
  id: number;
  name: string;
  created_at: Date;
  last_used_at: Date | null;
  expires_at: Date | null;
}

export interface AccessKind {
  name: string;
  /** Columns with the secret of this access or its hash, as `table.column`. */
  secrets: readonly string[];
  /** Its owner, and the objects that it reaches. */
  owner: string;
  reach: string;
  /** Objects that the caller owns and can revoke. */
  list?: (kernel: Kernel, actor: Actor) => Promise<AccessItem[]>;
  /** Revokes one that the caller owns, with its audit entry; false when there is none. */
  revoke?: (kernel: Kernel, tx: Db, actor: Actor, id: number) => Promise<boolean>;
  /** Ends the access affected by the change and returns the number, or the reason to end none. */
  onPermissionsChanged: ((kernel: Kernel, tx: Db, change: PermissionChange) => Promise<number>) | { nothingEnds: string };
}

/** Every kind of the product. */
export const accessKinds = definePort<readonly AccessKind[]>('access kinds');

/** The handlers of kinds with access that ends when permissions change. */
export const accessHandlers = (kinds: readonly AccessKind[]): EventHandler[] =>
  kinds.flatMap(({ name, onPermissionsChanged: answer }) =>
    typeof answer === 'function'
      ? onEvent(permissionsChanged, async (kernel, tx, change) => {
          change.ended[name] = (change.ended[name] ?? 0) + (await answer(kernel, tx, change));
        })
      : [],
  );

/** Ends, in the caller's transaction, all access that the change ends. Returns by kind how many ended. */
export async function changePermissions(
  kernel: Kernel,
  tx: Db,
  change: Pick<PermissionChange, 'userId' | 'cause'> & Partial<Pick<PermissionChange, 'roleBefore' | 'keepSessionId'>>,
): Promise<PermissionChange['ended']> {
  const ended: PermissionChange['ended'] = {};
  await dispatch(kernel, tx, permissionsChanged, { roleBefore: null, keepSessionId: null, ...change, ended });
  return ended;
}
