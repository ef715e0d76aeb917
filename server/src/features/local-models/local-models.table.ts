import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { modelConnections } from '../models/models.table.ts';

/** Downloads of models that run on this machine. A model without a request has no row. */
export const localModels = pgTable('local_models', {
  /** As in the installation's list. */
  id: text().primaryKey(),
  state: text({ enum: ['queued', 'downloading', 'verifying', 'paused', 'ready', 'failed'] }).notNull(),
  /** From the host's manifest. */
  size: bigint({ mode: 'number' }),
  sha256: text(),
  /** Bytes that lie here. */
  done: bigint({ mode: 'number' }).notNull().default(0),
  problem: text(),
  problem_detail: text(),
  connection_id: integer().references(() => modelConnections.id, { onDelete: 'set null' }),
  updated_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
