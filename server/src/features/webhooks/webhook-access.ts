import type { AccessKind } from '../../kernel/access.ts';
import { recordAudit } from '../audit/index.ts';
import { deactivateWebhooksOf, deleteWebhook, findWebhook, listWebhooks } from './webhooks.queries.ts';

/** More than a user may have. */
const maxListed = 100;

export const webhookAccess: AccessKind = {
  name: 'webhook',
  secrets: ['webhooks.secret_sealed'],
  owner: 'The user who created it.',
  reach: 'Events of the documents, tasks, requests, pages and campaigns that the user reaches.',
  list: async ({ database }, actor) =>
    (await listWebhooks(database, actor.id, 1, maxListed)).rows.map(({ id, url, created_at, last }) => ({
      id,
      name: new URL(url).host,
      created_at: new Date(created_at),
      last_used_at: last === null ? null : new Date(last.created_at),
      expires_at: null,
    })),
  revoke: async (_kernel, tx, actor, id) => {
    const webhook = await findWebhook(tx, actor.id, id);
    if (!webhook) return false;
    await deleteWebhook(tx, id);
    await recordAudit(tx, actor, { action: 'webhook.deleted', subjectId: id, subjectName: new URL(webhook.url).host });
    return true;
  },
  // Each delivery checks seat and memberships of the owner itself.
  onPermissionsChanged: async (_kernel, tx, { userId, cause }) => {
    if (cause !== 'password' && cause !== 'account') return 0;
    const webhooks = await deactivateWebhooksOf(tx, userId);
    for (const { id, account_id: accountId, url } of webhooks)
      await recordAudit(
        tx,
        { id: userId, accountId, impersonator: null },
        { action: 'webhook.changed', subjectId: id, subjectName: new URL(url).host, details: { is_active: false, cause } },
      );
    return webhooks.length;
  },
};
