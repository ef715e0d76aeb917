// Changed scopes of documents: recorded at the change, sent to all processes after its commit, and passed to followers of the scope.
import { randomUUID } from 'node:crypto';
import { notifyOf } from './changes.queries.ts';
import { type Db, whenCommitted } from './db/database.ts';
import type { Jobs } from './jobs.ts';
import type { Scoped } from './policy.ts';
import { createScopeFollowers, type Follower, type ScopeFollowers } from './scope-followers.ts';

/** Channel of PostgreSQL; its payload is the process that notes, and the scopes. */
const channel = 'folio_changes';
/** Milliseconds in which scopes are gathered: many changes make one notification. */
const gatherMs = 20;
/** Bytes of scopes in one notification; PostgreSQL refuses 8,000. */
const maxPayload = 7000;

/** A workspace, or one person's own documents. */
const keyOf = ({ workspace_id: workspaceId, user_id: userId }: Scoped) =>
  workspaceId === null ? `u${userId}` : `w${workspaceId}`;

/** Followed by a user's open pages, for changes of their permissions. */
const callerKey = (userId: number) => `p${userId}`;

/** The scopes of a user: their own objects, and their workspaces. */
export const scopesOf = (actor: { id: number; workspaceIds: readonly number[] }): readonly string[] => [
  `u${actor.id}`,
  ...actor.workspaceIds.map((id) => `w${id}`),
];

export interface Changes {
  /** False where other processes cannot be heard (a pooler stands before the database): pages then ask again and again, as without this. */
  readonly canFollow: boolean;
  /**
   * Passes on, once the transaction is committed, that documents of a scope changed. Never inside of it: a notification there makes all
   * commits of the database wait for each other. It may be lost with a process, so that followers look for themselves now and then.
   */
  note: (db: Db, scope: Scoped) => void;
  /** Passes on, once the transaction is committed, that a user's sessions or permissions changed. */
  recordCaller: (db: Db, userId: number) => void;
  /** Calls back when sessions or permissions of this user may have changed; returns how to stop. */
  followCaller: (userId: number, follower: Follower) => () => void;
  /** Calls back at each change in these scopes, and where some may have been missed; answers how to stop. */
  follow: ScopeFollowers['follow'];
}

function split(keys: Iterable<string>): string[] {
  const parts: string[] = [];
  let part = '';
  for (const key of keys) {
    if (part.length + key.length > maxPayload) {
      parts.push(part);
      part = '';
    }
    part += ` ${key}`;
  }
  return part === '' ? parts : [...parts, part];
}

/** Follows the channel with the one connection of this process. */
export async function startChanges(db: Db, jobs: Pick<Jobs, 'listen'>): Promise<Changes> {
  const ownName = randomUUID();
  const { follow, give, giveAll } = createScopeFollowers();
  const onMessage = (payload: string) => {
    const [from, ...keys] = payload.split(' ');
    // Changes noted by this process are delivered at once.
    if (from !== ownName) give(keys);
  };
  const canFollow = await jobs.listen(channel, onMessage, giveAll);
  const gathered = new Set<string>();
  const flush = () => {
    const parts = split(gathered).map((part) => `${ownName}${part}`);
    gathered.clear();
    // Lost where the database is away: followers look for themselves now and then.
    notifyOf(db, channel, parts).catch(() => undefined);
  };
  const add = (key: string) => {
    give([key]);
    if (gathered.size === 0) setTimeout(flush, gatherMs);
    gathered.add(key);
  };
  return {
    canFollow,
    note: (tx, scope) => whenCommitted(tx, () => add(keyOf(scope))),
    recordCaller: (tx, userId) => whenCommitted(tx, () => add(callerKey(userId))),
    followCaller: (userId, follower) => follow([callerKey(userId)], follower),
    follow,
  };
}
