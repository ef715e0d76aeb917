// Whom a batch of events could concern, in three look-ups however many events it holds.
import type { NotificationEvent } from '@folio/contract/notifications';
import type { Role } from '@folio/contract/users';
import type { Db } from '../../kernel/db/database.ts';
import type { Manner } from './notice-of-event.ts';

export interface AudiencePerson {
  id: number;
  account_id: number;
  role: Role;
  workspace_ids: number[];
}

export interface AudienceGroup extends Manner {
  id: number;
  account_id: number;
  workspace_id: number | null;
  events: NotificationEvent[];
  member_ids: number[];
}

export type OwnManner = Manner & { user_id: number; event: NotificationEvent };

/** Groups of these accounts that subscribe to any of the events. */
export async function listAudienceGroups(db: Db, accountIds: number[], events: NotificationEvent[]): Promise<AudienceGroup[]> {
  const { rows } = await db.client.query<AudienceGroup>(
    `select g.id, g.account_id, g.workspace_id, g.events, g.in_app, g.email, g.rhythm,
       array(select user_id from notification_group_members m where m.group_id = g.id) as member_ids
     from notification_groups g where g.account_id = any($1::int[]) and g.events && $2::text[]`,
    [accountIds, events],
  );
  return rows;
}

/** Users able to log in: the named ones, and with `withOwners` the owners of these accounts. */
export async function listAudiencePeople(
  db: Db,
  ids: number[],
  accountIds: number[],
  withOwners: boolean,
): Promise<AudiencePerson[]> {
  const { rows } = await db.client.query<AudiencePerson>(
    `select u.id, u.account_id, u.role, array(select workspace_id from workspace_members m where m.user_id = u.id) as workspace_ids
     from users u where u.disabled_at is null
       and (u.id = any($1::int[]) or ($3 and u.account_id = any($2::int[]) and u.role in ('admin', 'master')))`,
    [ids, accountIds, withOwners],
  );
  return rows;
}

export async function listSettingsOf(db: Db, ids: number[], events: NotificationEvent[]): Promise<OwnManner[]> {
  const { rows } = await db.client.query<OwnManner>(
    'select user_id, event, in_app, email, rhythm from notification_preferences where user_id = any($1::int[]) and event = any($2::text[])',
    [ids, events],
  );
  return rows;
}

/** Name of a user or workspace at its limit. */
export async function findLimitName(db: Db, personId: number | null, workspaceId: number | null): Promise<string | null> {
  const { rows } = await db.client.query<{ name: string }>(
    personId === null ? 'select name from workspaces where id = $1' : 'select name from users where id = $1',
    [personId ?? workspaceId],
  );
  return rows[0]?.name ?? null;
}
