// Credits: granted, limited by the month, and charged.
import * as z from 'zod';
import {
  answer,
  day,
  flag,
  id,
  idempotent,
  numeric,
  optionalId,
  ownerCall,
  paging,
  personalOwnerCall,
  staffCall,
  tolerated,
} from './base.ts';
import { withErrors } from './errors.ts';
import { period } from './period.ts';

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

const calls = {
  /** Adds (or with a negative amount takes) credits; the ledger keeps note and giver. */
  grant: idempotent(staffCall)
    .route({ method: 'POST', path: '/admin/credits/grant', summary: 'Grant credits to an account' })
    .input(
      z.object({
        account_id: id(),
        amount: numeric(-10_000_000, 10_000_000).refine((amount) => amount !== 0),
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
        max_workspaces: numeric(0, 10_000).optional(),
        max_seats: numeric(1, 100_000).optional(),
        max_brand_voices: numeric(0, 10_000).optional(),
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
        /** Storage use of the account, and its limit; a limit of null is none. */
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
        person_id: optionalId(),
        workspace_id: optionalId(),
        monthly_credits: numeric(0, 100_000_000).nullable(),
        ...tolerated,
      }),
    )
    .output(answer({})),
};

export const creditsContract = withErrors(calls, {}, { grant: { 409: ['TOO_FEW_CREDITS'] } });
