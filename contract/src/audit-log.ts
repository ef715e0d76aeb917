// Audit log of an account.
import * as z from 'zod';
import { answer, optionalId, ownerCall, paging, personalOwnerCall, timestamp, tolerated, userCall } from './base.ts';
import { period } from './period.ts';

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
  person_id: optionalId(),
  search: z.string().trim().max(100).optional(),
  ...period,
};

export const auditLogContract = {
  show: ownerCall
    .route({ method: 'GET', path: '/admin/audit', summary: 'List audit log entries' })
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
  showOwn: userCall
    .route({ method: 'GET', path: '/services/auth/activity', summary: 'List your activity' })
    .input(z.object({ ...paging, ...tolerated }))
    .output(answer({ entries: z.array(auditEntrySchema), recordsTotal: z.int(), recordsFiltered: z.int() })),
  exportLog: personalOwnerCall
    .route({ method: 'GET', path: '/admin/audit/export', summary: 'The log as csv, at most 100,000 entries' })
    .input(z.object({ ...auditFilter, ...tolerated }))
    .output(z.file()),
};
