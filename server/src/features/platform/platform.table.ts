import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable } from 'drizzle-orm/pg-core';

/** Switches of the whole installation: one row. */
export const platformFlags = pgTable(
  'platform_flags',
  {
    id: integer().primaryKey().default(1),
    is_registration_open: boolean().notNull().default(true),
    is_in_maintenance: boolean().notNull().default(false),
    has_human_services: boolean().notNull().default(false),
  },
  (table) => [check('platform_flags_one_row', sql`${table.id} = 1`)],
);
