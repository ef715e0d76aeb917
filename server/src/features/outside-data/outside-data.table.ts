import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { accounts } from '../accounts/accounts.table.ts';

/** Access of an account to a source of figures; no row means that none is connected. */
export const outsideDataAccess = pgTable('outside_data_access', {
  account_id: integer()
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  login: text().notNull(),
  /** Encrypted with the installation's secret key. */
  password_sealed: text().notNull(),
  password_ending: text().notNull(),
  state: text({ enum: ['ok', 'failing'] }).notNull(),
  problem: text(),
  tested_at: timestamp({ withTimezone: true }).notNull(),
});
