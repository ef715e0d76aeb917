import { sql } from 'drizzle-orm';
import { customType, integer, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** The links of an account's log, one an entry, in the order of their commits. Triggers alone write it. */
export const auditChain = pgTable(
  'audit_chain',
  {
    position: integer().primaryKey().generatedAlwaysAsIdentity(),
    account_id: integer().notNull(),
    /** No reference: a deleted entry must leave its link behind. */
    entry_id: integer().notNull(),
    /** Null once the subject's name was erased: the digest then reveals no name. */
    salt: bytea(),
    subject_digest: bytea().notNull(),
    hash: bytea().notNull(),
  },
  (table) => [
    uniqueIndex('audit_chain_entry').on(table.entry_id),
    uniqueIndex('audit_chain_account').on(table.account_id, table.position),
  ],
);

/** The newest link of each account, locked while one is added. */
export const auditHeads = pgTable('audit_heads', {
  account_id: integer().primaryKey(),
  hash: bytea().notNull().default(sql`'\\x'::bytea`),
});
