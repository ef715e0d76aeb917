import type { InterfaceLanguage } from '@folio/contract/languages';
import { isHttpUrl } from '@folio/contract/tool-values';
import type { Webhook } from '@folio/contract/webhooks';
import type { Actor } from '../../kernel/actor.ts';
import { conflict, forbidden, invalidField, notFound } from '../../kernel/errors.ts';
import { type Keep, withIdempotencyKey } from '../../kernel/idempotency.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { findMessage, message } from '../../kernel/messages/messages.ts';
import { authorize } from '../../kernel/policy.ts';
import { rpc } from '../../kernel/rpc.ts';
import { decryptSecret, encryptSecret, newToken } from '../../kernel/secrets.ts';
import { recordAudit } from '../audit/index.ts';
import { postOnce, timeoutSeconds } from './deliver.ts';
import {
  deleteWebhook,
  findWebhook,
  insertWebhook,
  listDeliveries,
  listWebhooks,
  updateWebhook,
  type WebhookRow,
} from './webhooks.queries.ts';
import { webhookRights } from './webhooks.rights.ts';

/** Most webhooks of one person. */
const maxWebhooks = 10;

function present(
  row: WebhookRow,
  last: { state: 'queued' | 'delivered' | 'failed'; status: number | null; created_at: string } | null,
): Webhook {
  return {
    id: row.id,
    url: row.url,
    events: row.events,
    is_active: row.is_active,
    created_at: new Date(row.created_at).toISOString(),
    last_delivery: last && { ...last, created_at: new Date(last.created_at).toISOString() },
  };
}

/** The problem in words if there are some; an HTTP status needs no words. */
const worded = (problem: string | null, url: string, language: InterfaceLanguage) =>
  problem === null ? null : (findMessage(problem, language, { detail: new URL(url).host, seconds: timeoutSeconds }) ?? problem);

function refuseOddUrl(url: string | undefined): void {
  if (url !== undefined && !isHttpUrl(url)) throw invalidField('url', 'not_a_url');
}

export function webhookRoutes(kernel: Kernel) {
  const { database, config } = kernel;
  const getOwn = async (actor: Actor, id: number) => {
    authorize(actor, webhookRights.manage);
    const row = await findWebhook(database, actor.id, id);
    if (!row) throw notFound();
    return row;
  };
  return {
    show: rpc.webhooks.show.handler(async ({ context: { actor }, input }) => {
      const { rows, total } = await listWebhooks(database, actor.id, input.page, input.per_page);
      return {
        webhooks: rows.map(({ last, ...row }) => present(row, last)),
        recordsTotal: total,
        recordsFiltered: total,
      };
    }),
    create: rpc.webhooks.create.handler(({ context, input }) => {
      const { actor, reader } = context;
      // An impersonator would learn a secret that outlives the visit.
      if (actor.impersonator) throw forbidden('impersonation_credentials');
      const create = (keep: Keep<number>) => {
        authorize(actor, webhookRights.manage);
        refuseOddUrl(input.url);
        return database.transaction(async (tx) => {
          const columns = {
            account_id: actor.accountId,
            user_id: actor.id,
            url: input.url,
            events: [...new Set(input.events)],
            secret_sealed: encryptSecret(newToken('folio_webhook'), config.secretKey),
          };
          const made = await insertWebhook(tx, columns, maxWebhooks);
          if (!made) throw conflict('webhook_limit', { max: maxWebhooks });
          await recordAudit(tx, actor, { action: 'webhook.created', subjectId: made.id, subjectName: new URL(made.url).host });
          await keep(tx, made.id);
          return made.id;
        });
      };
      return withIdempotencyKey(kernel, context, { call: 'webhooks.create', body: input }, create, async (id) => {
        const row = await getOwn(actor, id);
        const secret = decryptSecret(row.secret_sealed, config.secretKey);
        return { message: message('webhook_saved', reader.language), webhook: present(row, null), secret };
      });
    }),
    edit: rpc.webhooks.edit.handler(async ({ context: { actor, reader }, input }) => {
      const row = await getOwn(actor, input.id);
      // Deliveries to another URL would outlive the visit as a secret would.
      if (actor.impersonator && input.url !== undefined && input.url !== row.url) throw forbidden('impersonation_credentials');
      refuseOddUrl(input.url);
      const { events, is_active } = input;
      // Impersonating users cannot save it: the owner may have changed it since it was read.
      const url = actor.impersonator ? undefined : input.url;
      await database.transaction(async (tx) => {
        const changes = Object.fromEntries(Object.entries({ url, events, is_active }).filter(([, value]) => value !== undefined));
        await updateWebhook(tx, row.id, changes);
        await recordAudit(tx, actor, { action: 'webhook.changed', subjectId: row.id, subjectName: new URL(url ?? row.url).host });
      });
      return {
        message: message('webhook_saved', reader.language),
        webhook: present(await getOwn(actor, row.id), null),
      };
    }),
    remove: rpc.webhooks.remove.handler(async ({ context: { actor, reader }, input }) => {
      const row = await getOwn(actor, input.id);
      await database.transaction(async (tx) => {
        await deleteWebhook(tx, row.id);
        await recordAudit(tx, actor, { action: 'webhook.deleted', subjectId: row.id, subjectName: new URL(row.url).host });
      });
      return { message: message('webhook_deleted', reader.language) };
    }),
    test: rpc.webhooks.test.handler(async ({ context: { actor, reader }, input }) => {
      const row = await getOwn(actor, input.id);
      const body = JSON.stringify({ event: 'ping', at: kernel.clock.now().toISOString() });
      const outcome = await postOnce(kernel, row, body, 'ping');
      return { delivery: { ...outcome, problem: worded(outcome.problem, row.url, reader.language) } };
    }),
    showDeliveries: rpc.webhooks.showDeliveries.handler(async ({ context: { actor, reader }, input }) => {
      const row = await getOwn(actor, input.id);
      const { rows, total } = await listDeliveries(database, row.id, input.page, input.per_page);
      const deliveries = rows.map(({ id, event, state, status, problem, attempt, created_at }) => ({
        id,
        event,
        state,
        status,
        problem: worded(problem, row.url, reader.language),
        attempt,
        created_at: created_at.toISOString(),
      }));
      return { deliveries, recordsTotal: total, recordsFiltered: total };
    }),
  };
}
