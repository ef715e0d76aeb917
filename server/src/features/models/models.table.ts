import { capabilities } from '@folio/contract/capabilities';
import { providerIds } from '@folio/contract/models';
import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const modelConnections = pgTable('model_connections', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  provider: text({ enum: providerIds }).notNull(),
  base_url: text(),
  model_path: text(),
  /** Encrypted with the installation's secret key. */
  api_key_sealed: text(),
  key_ending: text(),
  /** The key is read from the environment at each use and kept nowhere. */
  is_key_in_environment: boolean().notNull().default(false),
  models: text().array().notNull().default([]),
  state: text({ enum: ['unknown', 'ok', 'failing'] })
    .notNull()
    .default('unknown'),
  problem: text(),
  tested_at: timestamp({ withTimezone: true }),
  created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** Which model serves a capability on this platform; no row means the built-in engine. */
export const modelChoices = pgTable('model_choices', {
  capability: text({ enum: capabilities }).primaryKey(),
  connection_id: integer()
    .notNull()
    .references(() => modelConnections.id, { onDelete: 'cascade' }),
  model: text().notNull(),
  chosen_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** Connections that failed of late, and until when nobody calls them. No row means that all is well. */
export const modelBreakers = pgTable('model_breakers', {
  connection_id: integer()
    .primaryKey()
    .references(() => modelConnections.id, { onDelete: 'cascade' }),
  /** Failures one after another. */
  failures: integer().notNull(),
  last_failed_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  /** Null while it is closed. When it has passed, one caller may try. */
  open_until: timestamp({ withTimezone: true }),
  /** Number of openings since the last response: each time for twice as long. */
  times_opened: integer().notNull().default(0),
  /** Until when someone tries. */
  probe_until: timestamp({ withTimezone: true }),
});
