// Usage of an account: model calls, credit transactions, and its users.
import * as z from 'zod';
import { answer, flag, managerCall, ownerCall, paging, timestamp, tolerated } from './base.ts';
import { staffScopes } from './translation-words.ts';
import { roleSchema } from './users.ts';

const callSchema = z.object({
  id: z.int(),
  created_at: timestamp(),
  user: z.object({ id: z.int(), name: z.string() }),
  tool: z.string(),
  tool_name: z.string(),
  order_detail_id: z.int().nullable(),
  provider: z.string(),
  model: z.string(),
  input_tokens: z.int().nullable(),
  output_tokens: z.int().nullable(),
  duration_ms: z.int(),
  outcome: z.string(),
  problem: z.string().nullable(),
});

const movementSchema = z.object({
  id: z.int(),
  created_at: timestamp(),
  user: z.object({ id: z.int(), name: z.string() }).nullable(),
  kind: z.enum(['grant', 'reserve', 'settle', 'release']),
  amount: z.int(),
  balance: z.int(),
  order_detail_id: z.int().nullable(),
  title: z.string().nullable(),
});

const personSchema = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  company: z.string(),
  role: roleSchema,
  is_admin: z.boolean(),
  /** Staff permissions; null for other users. */
  staff_scope: z.enum(staffScopes).nullable(),
  created_at: timestamp(),
  /** Time of the seat's deletion; null for users with a seat. */
  removed_at: timestamp().nullable(),
  is_erased: z.boolean(),
  can: z.object({
    impersonate: z.boolean(),
    export_data: z.boolean(),
    erase_data: z.boolean(),
    set_staff_scope: z.boolean(),
  }),
});

export const usageContract = {
  showUsage: managerCall
    .route({
      method: 'GET',
      path: '/admin/usage',
      summary: 'List model calls',
    })
    .input(z.object({ ...paging, ...tolerated }))
    .output(
      answer({
        calls: z.array(callSchema),
        recordsTotal: z.int(),
        recordsFiltered: z.int(),
        /** Of the newest 10,000 calls. */
        totals: z.object({ calls: z.int(), input_tokens: z.int(), output_tokens: z.int() }),
      }),
    ),
  showLedger: managerCall
    .route({
      method: 'GET',
      path: '/admin/credits/show',
      summary: 'List credit transactions',
    })
    .input(z.object({ ...paging, ...tolerated }))
    .output(
      answer({
        movements: z.array(movementSchema),
        recordsTotal: z.int(),
        recordsFiltered: z.int(),
        balance: z.object({ available: z.int(), reserved: z.int() }),
        /** Credits spent per day of the last 30 days, oldest first, in UTC. */
        days: z.array(z.object({ date: z.iso.date(), spent: z.int() })),
        spent_30_days: z.int(),
      }),
    ),
  /** `removed` lists users of the own account with a deleted seat, for export and erasure. */
  listPeople: ownerCall
    .route({ method: 'GET', path: '/admin/users', summary: 'List users' })
    .input(z.object({ search: z.string().trim().max(100).optional(), removed: flag().optional(), ...paging, ...tolerated }))
    .output(answer({ users: z.array(personSchema), recordsTotal: z.int(), recordsFiltered: z.int() })),
};
