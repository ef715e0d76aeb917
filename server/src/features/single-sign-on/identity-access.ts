import type { AccessKind } from '../../kernel/access.ts';
import { recordAudit } from '../audit/index.ts';
import { deleteIdentities } from '../seats/index.ts';
import { listIdentities } from './single-sign-on.queries.ts';

export const identityAccess: AccessKind = {
  name: 'single_sign_on',
  secrets: [],
  owner: 'The user it is linked to; owners of the account can unlink it.',
  reach: 'Everything the user can do.',
  list: async ({ database }, actor) =>
    (await listIdentities(database, actor.id)).map(({ id, issuer, created_at: linkedAt }) => ({
      id,
      name: new URL(issuer).host,
      created_at: linkedAt,
      last_used_at: null,
      expires_at: null,
    })),
  revoke: async (_kernel, tx, actor, id) => {
    const issuers = await deleteIdentities(tx, actor.id, id);
    for (const issuer of issuers)
      await recordAudit(tx, actor, { action: 'identity.unlinked', subjectId: actor.id, details: { issuer } });
    return issuers.length > 0;
  },
  onPermissionsChanged: { nothingEnds: 'It opens a session only for an active user, with the permissions of that moment.' },
};
