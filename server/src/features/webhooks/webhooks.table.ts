import { webhookEvents } from '@folio/contract/webhooks';
import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { accounts, users } from '../accounts/accounts.table.ts';

/** URLs of an account that receive events, signed by HMAC-SHA256. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    account_id: integer()
      .notNull()
      .references(() => accounts.id),
    user_id: integer()
      .notNull()
      .references(() => users.id),
    url: text().notNull(),
    events: text({ enum: webhookEvents }).array().notNull(),
    secret_sealed: text().notNull(),
    is_active: boolean().notNull().default(true),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('webhooks_account').on(table.account_id, table.id), index('webhooks_user').on(table.user_id)],
);

export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    webhook_id: integer()
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    event: text({ enum: webhookEvents }).notNull(),
    body: jsonb().$type<Record<string, unknown>>().notNull(),
    state: text({ enum: ['queued', 'delivered', 'failed'] }).notNull(),
    status: integer(),
    problem: text(),
    attempt: integer().notNull().default(0),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updated_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('webhook_deliveries_webhook').on(table.webhook_id, table.id),
    index('webhook_deliveries_created').on(table.created_at),
  ],
);
