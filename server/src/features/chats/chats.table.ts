// Conversations with their messages, which form a tree: an edited question or an answer rewritten is beside the earlier one.
import type { ChatCitation } from '@folio/contract/chats';
import type { EngineMark } from '@folio/engine/core/engine-types';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { accounts, users } from '../accounts/accounts.table.ts';
import { orders } from '../orders/orders.table.ts';
import { additionalSources } from '../sources/sources.table.ts';

/** A conversation belongs to the user that began it. The workspace only decides about sources and voices. */
export const chats = pgTable(
  'chats',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    account_id: integer()
      .notNull()
      .references(() => accounts.id),
    workspace_id: integer(),
    user_id: integer()
      .notNull()
      .references(() => users.id),
    /** An order without details, like a draft's: it has no document and is in no list of documents. */
    order_id: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    tool_slug: text().notNull(),
    title: text().notNull(),
    brand_voice_id: integer(),
    language: text().notNull().default('auto'),
    source_ids: integer().array().notNull().default([]),
    /** Last message of the chosen branch; null until something was asked. */
    leaf_id: integer(),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updated_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('chats_personal')
      .on(table.user_id, table.updated_at.desc(), table.id.desc())
      .where(sql`workspace_id is null and leaf_id is not null`),
    index('chats_workspace')
      .on(table.user_id, table.workspace_id, table.updated_at.desc(), table.id.desc())
      .where(sql`workspace_id is not null and leaf_id is not null`),
    index('chats_order').on(table.order_id),
    index('chats_place').on(table.workspace_id).where(sql`workspace_id is not null`),
  ],
);

export const chatMessages = pgTable(
  'chat_messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    chat_id: integer()
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    /** The preceding message; null for a first question. */
    parent_id: integer(),
    role: text({ enum: ['user', 'assistant'] }).notNull(),
    /** Markdown. */
    text: text().notNull().default(''),
    /** Ids of its attachments, in their order. */
    attachment_ids: integer().array().notNull().default([]),
    citations: jsonb().$type<ChatCitation[]>().notNull().default([]),
    engine: jsonb().$type<EngineMark>(),
    state: text({ enum: ['writing', 'done', 'stopped', 'failed'] }).notNull(),
    reason: text(),
    reason_detail: text(),
    language: text(),
    /** Saved sources that the answer may draw on, as judged when it was asked for. */
    source_ids: integer().array().notNull().default([]),
    /** Credits spent. */
    price: integer().notNull().default(0),
    /** Credits held while it is being written. */
    credits_reserved: integer().notNull().default(0),
    is_stop_asked: boolean().notNull().default(false),
    /** Fencing token: only the newest attempt may write. */
    attempt: integer().notNull().default(0),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updated_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('chat_messages_chat').on(table.chat_id, table.id),
    index('chat_messages_writing').on(table.chat_id).where(sql`state = 'writing'`),
  ],
);

/** A file or page that came with a question. Documents and pages are read as unlisted sources; pictures and recordings lie in the storage. */
export const chatAttachments = pgTable(
  'chat_attachments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    account_id: integer()
      .notNull()
      .references(() => accounts.id),
    user_id: integer()
      .notNull()
      .references(() => users.id),
    /** Null until a question takes it along. */
    chat_id: integer().references(() => chats.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['document', 'image', 'audio', 'page'] }).notNull(),
    name: text().notNull(),
    url: text(),
    media_type: text(),
    storage_key: text(),
    /** Size of the stored file; null where there is none, or it was not measured yet. */
    bytes: integer(),
    additional_source_id: integer().references(() => additionalSources.id, { onDelete: 'set null' }),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('chat_attachments_chat').on(table.chat_id).where(sql`chat_id is not null`),
    index('chat_attachments_unused').on(table.created_at).where(sql`chat_id is null`),
    index('chat_attachments_source').on(table.additional_source_id).where(sql`additional_source_id is not null`),
  ],
);
