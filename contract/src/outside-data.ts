// The account's own source of figures that nobody can compute: strength of domains, search volume, interest of searchers.
import * as z from 'zod';
import { answer, ownerCall, timestamp, tolerated } from './base.ts';
import { engineErrors, withErrors } from './errors.ts';

export const outsideDataSchema = z.object({
  /** Vendors with a supported interface; one so far. */
  provider: z.literal('dataforseo'),
  login: z.string(),
  /** Last characters of the password; it is never shown again. */
  password_ending: z.string(),
  state: z.enum(['ok', 'failing']),
  /** Why it fails, in the reader's language. */
  problem: z.string().nullable(),
  tested_at: timestamp(),
});
export type OutsideDataAccess = z.infer<typeof outsideDataSchema>;

const changed = answer({ outside_data: outsideDataSchema });

const calls = {
  show: ownerCall
    .route({ method: 'GET', path: '/admin/outside_data/show', summary: 'The source of figures of the account' })
    .input(z.object(tolerated).optional())
    .output(answer({ outside_data: outsideDataSchema.nullable() })),
  /** Tries the credentials before they are kept; refused ones are 422 at `password`. */
  save: ownerCall
    .route({ method: 'PUT', path: '/admin/outside_data/save', summary: 'Connect an external data source' })
    .input(z.object({ login: z.string().trim().min(1).max(200), password: z.string().min(1).max(200), ...tolerated }))
    .output(changed),
  test: ownerCall
    .route({ method: 'POST', path: '/admin/outside_data/test', summary: 'Try the source of figures' })
    .input(z.object(tolerated).optional())
    .output(changed),
  remove: ownerCall
    .route({ method: 'DELETE', path: '/admin/outside_data/delete', summary: 'Disconnect the source of figures' })
    .input(z.object(tolerated).optional())
    .output(answer({})),
};

export const outsideDataContract = withErrors(calls, {}, { save: engineErrors, test: engineErrors });
