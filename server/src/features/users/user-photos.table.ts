import { customType, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.table.ts';

const bytea = customType<{ data: Uint8Array; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (bytes) => Buffer.from(bytes),
});

/** A person's picture: a small square that the server made, in the database so that it ends in the transaction that removes the person. */
export const userPhotos = pgTable('user_photos', {
  user_id: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** WebP of 256 × 256 pixels, some 10 kB. */
  bytes: bytea().notNull(),
  /** Of the bytes: part of the address, so that a new picture is never shown from a cache. */
  hash: text().notNull(),
  updated_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
