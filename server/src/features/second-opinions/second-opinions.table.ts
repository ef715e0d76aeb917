import type { EngineMark } from '@folio/engine/core/engine-types';
import type { Remark } from '@folio/engine/models/second-opinion';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.table.ts';
import { orderDetails } from '../orders/orders.table.ts';

/** Remarks on documents. A row without remarks is still being written, with its credits reserved. */
export const secondOpinions = pgTable(
  'second_opinions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    order_detail_id: integer()
      .notNull()
      .references(() => orderDetails.id, { onDelete: 'cascade' }),
    user_id: integer()
      .notNull()
      .references(() => users.id),
    impersonator_id: integer().references(() => users.id),
    version_number: integer().notNull(),
    remarks: jsonb().$type<Remark[]>(),
    engine: jsonb().$type<EngineMark>().notNull(),
    price: integer().notNull(),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('second_opinions_document').on(table.order_detail_id, table.id.desc()),
    uniqueIndex('second_opinions_running').on(table.order_detail_id).where(sql`remarks is null`),
  ],
);
