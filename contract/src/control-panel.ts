// What owners and staff steer beside models and seats: credits and caps, branding, the audit log, and a person's data.
import * as z from 'zod';
import {
  answer,
  flag,
  id,
  numeric,
  ownerCall,
  paging,
  personalCall,
  personalOwnerCall,
  publicCall,
  staffCall,
  timestamp,
  tolerated,
} from './base.ts';
import { extraInfoSchema } from './users.ts';

const day = () => z.iso.date();
const period = { from: day().optional(), to: day().optional() };
const grouping = z.enum(['user', 'tool', 'workspace']);

export const usageRowSchema = z.object({
  /** Id of the person or workspace, slug of the tool; null for the personal workspace. */
  key: z.union([z.int(), z.string()]).nullable(),
  name: z.string(),
  spent: z.int(),
  documents: z.int(),
});
export type UsageRow = z.infer<typeof usageRowSchema>;

export const capSchema = z.object({
  id: z.int(),
  person: z.object({ id: z.int(), name: z.string() }).nullable(),
  workspace: z.object({ id: z.int(), name: z.string() }).nullable(),
  monthly_credits: z.int(),
  /** Spent or held this calendar month (UTC). */
  used: z.int(),
});
export type CreditCap = z.infer<typeof capSchema>;

export const creditsContract = {
  /** Adds (or with a negative amount takes) credits; the ledger keeps note and giver. */
  grant: staffCall
    .route({ method: 'POST', path: '/admin/credits/grant', summary: 'Grant credits to an account' })
    .input(
      z.object({
        account_id: id(),
        amount: numeric()
          .min(-10_000_000)
          .max(10_000_000)
          .refine((amount) => amount !== 0),
        note: z.string().trim().max(200).default(''),
        ...tolerated,
      }),
    )
    .output(answer({ balance: z.object({ available: z.int(), reserved: z.int() }) })),
  listAccounts: staffCall
    .route({ method: 'GET', path: '/admin/credits/accounts', summary: 'Accounts with their credits and limits' })
    .input(z.object({ search: z.string().trim().max(100).optional(), ...paging, ...tolerated }))
    .output(
      answer({
        accounts: z.array(
          z.object({
            id: z.int(),
            name: z.string(),
            available: z.int(),
            reserved: z.int(),
            people: z.int(),
            max_workspaces: z.int(),
            max_seats: z.int(),
            max_brand_voices: z.int(),
            only_custom_tools: z.boolean(),
          }),
        ),
        recordsTotal: z.int(),
        recordsFiltered: z.int(),
      }),
    ),
  updateLimits: staffCall
    .route({ method: 'POST', path: '/admin/credits/limits', summary: "Set an account's limits" })
    .input(
      z.object({
        account_id: id(),
        max_workspaces: numeric().min(0).max(10_000).optional(),
        max_seats: numeric().min(1).max(100_000).optional(),
        max_brand_voices: numeric().min(0).max(10_000).optional(),
        only_custom_tools: flag().optional(),
        ...tolerated,
      }),
    )
    .output(answer({})),
  /** The 100 largest of a period of at most 366 days; the last 30 without one. */
  summary: ownerCall
    .route({ method: 'GET', path: '/admin/credits/summary', summary: 'Credits spent by person, tool or workspace' })
    .input(z.object({ by: grouping.default('user'), ...period, ...tolerated }))
    .output(
      answer({
        rows: z.array(usageRowSchema),
        spent: z.int(),
        from: day(),
        to: day(),
        /** What the account's files take and may take; a limit of null is none. */
        storage: z.object({ used_bytes: z.int(), limit_bytes: z.int().nullable() }),
      }),
    ),
  /** A csv of every movement of the period. */
  exportLedger: personalOwnerCall
    .route({ method: 'GET', path: '/admin/credits/export', summary: 'The ledger as csv' })
    .input(z.object({ ...period, ...tolerated }))
    .output(z.file()),
  showCaps: ownerCall
    .route({ method: 'GET', path: '/admin/credits/caps', summary: 'Monthly caps of people and workspaces' })
    .input(z.object({ ...paging, ...tolerated }))
    .output(answer({ caps: z.array(capSchema), recordsTotal: z.int(), recordsFiltered: z.int() })),
  /** Exactly one of the two ids; null credits lift the cap. */
  setCap: ownerCall
    .route({ method: 'POST', path: '/admin/credits/caps', summary: 'Set or lift a monthly cap' })
    .input(
      z.object({
        person_id: id().optional(),
        workspace_id: id().optional(),
        monthly_credits: numeric().min(0).max(100_000_000).nullable(),
        ...tolerated,
      }),
    )
    .output(answer({})),
};

const color = () =>
  z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .nullable();

/** As everybody's shell has it, without the switch that is a person's. */
export const brandingSchema = extraInfoSchema.omit({ force_control_panel: true });
export type Branding = z.infer<typeof brandingSchema>;

export const brandingContract = {
  show: ownerCall
    .route({ method: 'GET', path: '/admin/branding', summary: "The account's looks and switches" })
    .input(z.object(tolerated).optional())
    .output(answer({ branding: brandingSchema })),
  /** Logos are PNG, JPEG or WebP of at most 1 MB; `remove_*` takes one away. */
  update: ownerCall
    .route({ method: 'POST', path: '/admin/branding', summary: "Change the account's looks and switches" })
    .input(
      z.object({
        company_logo: z.file().optional(),
        company_jumbo_logo: z.file().optional(),
        remove_company_logo: flag().optional(),
        remove_company_jumbo_logo: flag().optional(),
        company_custom_theme: flag().optional(),
        custom_color_background: color().optional(),
        custom_color_primary: color().optional(),
        custom_color_secondary: color().optional(),
        custom_tool_name: z.string().trim().max(40).nullish(),
        hide_generic_task_assignment: flag().optional(),
        hide_audience: flag().optional(),
        hide_translations: flag().optional(),
        ...tolerated,
      }),
    )
    .output(answer({ branding: brandingSchema })),
  /** Logos are shown before anybody signs in; their names are random. */
  logo: publicCall
    .route({ method: 'GET', path: '/services/branding/{name}', summary: 'A logo' })
    .input(z.object({ name: z.string().regex(/^[0-9a-f-]{36}$/) }))
    .output(z.file()),
};

export const auditEntrySchema = z.object({
  id: z.int(),
  action: z.string(),
  /** The act as a sentence in the reader's language. */
  text: z.string(),
  user: z.object({ id: z.int(), name: z.string() }).nullable(),
  impersonator: z.object({ id: z.int(), name: z.string() }).nullable(),
  workspace: z.object({ id: z.int(), name: z.string().nullable() }).nullable(),
  subject_id: z.int().nullable(),
  subject_name: z.string().nullable(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  created_at: timestamp(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

const auditFilter = {
  action: z.string().max(60).optional(),
  person_id: id().optional(),
  search: z.string().trim().max(100).optional(),
  ...period,
};

export const auditContract = {
  show: ownerCall
    .route({ method: 'GET', path: '/admin/audit', summary: 'Who did what, newest first' })
    .input(z.object({ ...auditFilter, ...paging, ...tolerated }))
    .output(
      answer({
        entries: z.array(auditEntrySchema),
        /** Actions that occur in the account's log, for the filter, with a name in the reader's language. */
        actions: z.array(z.object({ action: z.string(), name: z.string() })),
        recordsTotal: z.int(),
        recordsFiltered: z.int(),
      }),
    ),
  exportLog: personalOwnerCall
    .route({ method: 'GET', path: '/admin/audit/export', summary: 'The log as csv, at most 100,000 entries' })
    .input(z.object({ ...auditFilter, ...tolerated }))
    .output(z.file()),
};

export const privacyContract = {
  /** A zip of everything kept about the caller: a JSON file for each kind of thing, pages of documents, and files. */
  exportOwn: personalCall
    .route({ method: 'GET', path: '/tools/export_user_data', summary: "The caller's own data" })
    .input(z.object(tolerated).optional())
    .output(z.file()),
  /** The same of the whole account, but for what is one person's alone: conversations, notifications, drafts and sign-ins. */
  exportAccount: personalOwnerCall
    .route({ method: 'GET', path: '/admin/account/export', summary: "The account's data" })
    .input(z.object(tolerated).optional())
    .output(z.file()),
  /** The same of somebody of the account. */
  exportPerson: personalOwnerCall
    .route({ method: 'GET', path: '/admin/users/export', summary: "A person's data" })
    .input(z.object({ person_id: id(), ...tolerated }))
    .output(z.file()),
  /** For people whose seat was deleted: name, address and facts are overwritten for good; what they made stays without their name. */
  erasePerson: personalOwnerCall
    .route({ method: 'POST', path: '/admin/users/erase', summary: "Erase a person's data" })
    .input(z.object({ person_id: id(), confirm_name: z.string().max(200), ...tolerated }))
    .output(answer({})),
};
