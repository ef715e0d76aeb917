import { certificateStates } from '@folio/contract/certificates';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { accounts, users } from '../../accounts/accounts.table.ts';
import { orderDetails } from '../../orders/orders.table.ts';

/**
 * Certificates of translations. A row outlives its document and its translator's account, since recipients of a copy can check its number for
 * years: it names no customer, no file and no text.
 */
export const certificates = pgTable(
  'certificates',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    account_id: integer().references(() => accounts.id, { onDelete: 'set null' }),
    number: text().notNull().unique(),
    state: text({ enum: certificateStates }).notNull().default('valid'),
    /** Null once the document is deleted. */
    order_detail_id: integer().references(() => orderDetails.id, { onDelete: 'set null' }),
    /** The version with the certified text. It is deleted with the document. */
    version_id: integer().notNull(),
    version_number: integer().notNull(),
    job_id: integer().notNull(),
    /** The certifying linguist; null after they left. Their signed name is kept. */
    user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    translator: text().notNull(),
    body: text().notNull(),
    body_number: text().notNull(),
    source_language: text().notNull(),
    target_language: text().notNull(),
    statement_languages: text().array().notNull(),
    words: integer().notNull(),
    pages: integer().notNull(),
    source_sha256: text().array().notNull(),
    target_sha256: text().array().notNull(),
    certificate_sha256: text().notNull(),
    /** Files (`assets`) of the source, the translation and the signed PDF; they go with the document. */
    source_asset_ids: integer().array().notNull(),
    target_asset_ids: integer().array().notNull(),
    certificate_asset_id: integer().notNull(),
    issued_at: timestamp({ withTimezone: true }).notNull(),
    replaced_at: timestamp({ withTimezone: true }),
    replaced_by: text(),
    revoked_at: timestamp({ withTimezone: true }),
    revoked_by: integer().references(() => users.id, { onDelete: 'set null' }),
    revoke_reason: text(),
    /** Number of verifications of this number. */
    checks: integer().notNull().default(0),
    checked_at: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('certificates_document').on(table.order_detail_id, table.id).where(sql`order_detail_id is not null`),
    index('certificates_user').on(table.user_id).where(sql`user_id is not null`),
    check(
      'certificates_state',
      sql`(${table.state} = 'replaced') = (${table.replaced_at} is not null) and (${table.state} = 'revoked') = (${table.revoked_at} is not null)`,
    ),
  ],
);

/** The key with which this installation signs: one row, made when it first signs. */
export const signingKeys = pgTable(
  'signing_keys',
  {
    id: integer().primaryKey().default(1),
    /** PKCS#8 in PEM, encrypted by SECRET_KEY. */
    private_key_sealed: text().notNull(),
    /** X.509 in PEM, self-signed. */
    certificate: text().notNull(),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [check('signing_keys_one_row', sql`${table.id} = 1`)],
);
