// Sessions, impersonations, API tokens and one-time links: their end when permissions change, and their entries in the profile.
import type { AccessKind, PermissionChange } from '../../kernel/access.ts';
import type { Db } from '../../kernel/db/database.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { recordAudit } from '../audit/index.ts';
import { deleteApiToken, deleteApiTokensOf, listApiTokens } from './api-tokens.queries.ts';
import { type EndedSession, recordEndedImpersonations } from './own-sessions.ts';
import {
  deleteImpersonationsOf,
  deleteOneTimeTokensOf,
  deleteSessionOf,
  deleteSessionsOf,
  listSessions,
} from './session.queries.ts';

/** True when everything that the user holds ends: a new password, a deactivated seat, a removed or erased user. */
const endsAll = ({ cause }: PermissionChange) => cause === 'password' || cause === 'seat' || cause === 'account';

async function note(kernel: Kernel, tx: Db, gone: readonly EndedSession[]): Promise<number> {
  await recordEndedImpersonations(tx, gone);
  for (const { user_id: userId } of gone) kernel.changes.recordCaller(tx, userId);
  return gone.length;
}

const shown = (session: { created_at: Date; last_seen_at: Date; expires_at: Date }) => ({
  created_at: session.created_at,
  last_used_at: session.last_seen_at,
  expires_at: session.expires_at,
});

export const sessionAccess: readonly AccessKind[] = [
  {
    name: 'session',
    secrets: ['sessions.token_hash', 'users.password_hash', 'authenticators.secret_sealed', 'authenticators.recovery_hashes'],
    owner: 'The user who logged in.',
    reach: 'Everything that the user can do.',
    list: async ({ database }, actor) =>
      (await listSessions(database, actor.id)).flatMap(({ session }) =>
        session.impersonator_id === null ? { id: session.id, name: session.user_agent ?? '', ...shown(session) } : [],
      ),
    revoke: async (kernel, tx, actor, id) => {
      const gone = await deleteSessionOf(tx, id, actor.id);
      return (await note(kernel, tx, gone)) > 0;
    },
    onPermissionsChanged: async (kernel, tx, change) =>
      endsAll(change) ? note(kernel, tx, await deleteSessionsOf(tx, change.userId, change.keepSessionId)) : 0,
  },
  {
    name: 'impersonation',
    secrets: [],
    owner: 'The user who impersonates, and the one who is impersonated: either ends it.',
    reach: 'Everything that the impersonated user can do, without credentials and exports, for an hour.',
    list: async ({ database }, actor) =>
      (await listSessions(database, actor.id)).flatMap(({ session, userName, impersonatorName }) =>
        session.impersonator_id === null
          ? []
          : { id: session.id, name: (session.user_id === actor.id ? impersonatorName : userName) ?? '', ...shown(session) },
      ),
    revoke: async (kernel, tx, actor, id) => {
      const gone = await deleteSessionOf(tx, id, actor.id);
      return (await note(kernel, tx, gone)) > 0;
    },
    onPermissionsChanged: async (kernel, tx, change) =>
      change.cause === 'membership' ? 0 : note(kernel, tx, await deleteImpersonationsOf(tx, change.userId)),
  },
  {
    name: 'api_token',
    secrets: ['api_tokens.token_hash'],
    owner: 'The user who created it.',
    reach: 'What its scopes name of what the user can do.',
    list: async ({ database }, actor) =>
      (await listApiTokens(database, actor.id)).map(({ id, name, ending, created_at, last_used_at, expires_at }) => ({
        id,
        name: `${name} (…${ending})`,
        created_at,
        last_used_at,
        expires_at,
      })),
    revoke: async (kernel, tx, actor, id) => {
      const name = await deleteApiToken(tx, actor.id, id);
      if (name === null) return false;
      kernel.changes.recordCaller(tx, actor.id);
      await recordAudit(tx, actor, { action: 'api_token.ended', subjectId: id, subjectName: name });
      return true;
    },
    onPermissionsChanged: (_kernel, tx, change) => (endsAll(change) ? deleteApiTokensOf(tx, change.userId) : Promise.resolve(0)),
  },
  {
    name: 'one_time_link',
    secrets: ['one_time_tokens.token_hash'],
    owner: 'The user who asked for it.',
    reach: 'A new password, an impersonation or the second half of a login, once.',
    onPermissionsChanged: (_kernel, tx, change) =>
      endsAll(change) ? deleteOneTimeTokensOf(tx, change.userId) : Promise.resolve(0),
  },
];
