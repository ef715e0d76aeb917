import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/** Branding of an account and the areas its users see. */
export interface AccountBranding {
  company_logo?: string | null;
  company_jumbo_logo?: string | null;
  company_custom_theme?: boolean;
  custom_color_background?: string | null;
  custom_color_primary?: string | null;
  custom_color_secondary?: string | null;
  custom_tool_name?: string | null;
  hide_generic_task_assignment?: boolean;
  hide_audience?: boolean;
  hide_translations?: boolean;
  hide_markets?: boolean;
  /** True if reports name people; they do where it is not set. */
  reports_by_person?: boolean;
  /** True if guests decide only with a code from their email; they do where it is not set. */
  guest_codes?: boolean;
  /** Country of the readers, for the regional variant of texts. */
  country?: string | null;
}

export const accounts = pgTable(
  'accounts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    branding: jsonb().$type<AccountBranding>().notNull().default({}),
    /** Credits that can be spent now; always the sum of the ledger's amounts. */
    credits_available: integer().notNull().default(0),
    /** Credits held by orders that are being written. */
    credits_reserved: integer().notNull().default(0),
    /** Most workspaces, seats (invitations included) and brand voices. */
    max_workspaces: integer().notNull().default(5),
    max_seats: integer().notNull().default(10),
    max_brand_voices: integer().notNull().default(5),
    /** The whole platform of this account is its custom tools. */
    has_only_custom_tools: boolean().notNull().default(false),
    /** Which of the platform's connected models the account's owners chose; null follows the platform. */
    text_model_connection_id: integer(),
    text_model: text(),
    text_model_chosen_at: timestamp({ withTimezone: true }),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [check('accounts_credits_not_negative', sql`${table.credits_available} >= 0 and ${table.credits_reserved} >= 0`)],
);

export const users = pgTable(
  'users',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    account_id: integer()
      .notNull()
      .references(() => accounts.id),
    name: text().notNull(),
    /** Lower case. Of a removed or erased person an address that nobody can have. */
    email: text().notNull(),
    password_hash: text().notNull(),
    role: text({ enum: ['user', 'intermediate', 'admin', 'master'] }).notNull(),
    /** Staff of the platform. */
    is_admin: boolean().notNull().default(false),
    /** Scope that `is_admin` opens; the whole platform, or the translation desk with all requests or with the own jobs alone. */
    staff_scope: text({ enum: ['platform', 'coordinator', 'linguist'] })
      .notNull()
      .default('platform'),
    force_control_panel: boolean().notNull().default(false),
    /** Counts changes of role, staff right, account, password and seat (a trigger): an impersonation ends with the next one. */
    access_generation: integer().notNull().default(0),
    locale: text().notNull().default('en'),
    /** The tone of voice that new forms begin with, or null for each tool's own. */
    usual_tone: text(),
    industry_name: text(),
    country: text(),
    customer_type: text(),
    job_role: text(),
    utm_source: text(),
    utm_medium: text(),
    utm_campaign: text(),
    disabled_at: timestamp({ withTimezone: true }),
    /** Set when the seat was deleted; the row stays, since documents and the ledger name their author. */
    removed_at: timestamp({ withTimezone: true }),
    /** Former names and addresses, the newest 50, so that an erasure finds rows with them. A trigger writes it. */
    earlier_identities: text().array().notNull().default([]),
    /** Set when an erasure begins. A sweep finishes interrupted ones. */
    erasing_at: timestamp({ withTimezone: true }),
    /** Set when all personal data was erased. */
    erased_at: timestamp({ withTimezone: true }),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('users_email').on(table.email),
    uniqueIndex('users_account').on(table.account_id, table.id),
    index('users_people').on(table.name, table.id).where(sql`removed_at is null`),
    // Staff find people of all accounts by a part of their name or address.
    index('users_name_parts').using('gin', table.name.op('gin_trgm_ops')),
    index('users_email_parts').using('gin', table.email.op('gin_trgm_ops')),
    // Erasures that began and did not end.
    index('users_erasures').on(table.id).where(sql`(erased_at is null) <> (erasing_at is null)`),
  ],
);
