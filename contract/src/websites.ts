// Websites: where documents are published, by WordPress's REST API, by a signed webhook, or as a download.
import * as z from 'zod';
import {
  answer,
  id,
  idempotent,
  managerCall,
  paging,
  revisionNumber,
  timestamp,
  tolerated,
  userCall,
  workspaceId,
} from './base.ts';
import { isCountryCode } from './country-codes.ts';
import { withErrors } from './errors.ts';
import { websiteKinds } from './website-kinds.ts';

export const websiteSchema = z.object({
  id: z.int(),
  website_id: z.int().describe('Same as id'),
  workspace_id: z.int().nullable(),
  name: z.string(),
  url: z.string(),
  language: z.string(),
  country: z.string().nullable().describe('ISO 3166 code of the country that it is for'),
  kind: z.enum(websiteKinds),
  username: z.string().nullable(),
  /** True if a password or signing secret is kept; it is never shown. */
  has_secret: z.boolean(),
  publish_as: z.enum(['draft', 'live']),
  state: z.enum(['unknown', 'ok', 'failing']),
  problem: z.string().nullable(),
  tested_at: timestamp().nullable(),
  revision: z.int(),
  created_at: timestamp(),
  can: z.object({ edit: z.boolean(), delete: z.boolean(), publish: z.boolean() }),
});
export type Website = z.infer<typeof websiteSchema>;

const fields = {
  name: z.string().trim().min(1).max(120),
  url: z.string().trim().min(1).max(2048),
  language: z.string().trim().min(2).max(10),
  country: z
    .string()
    .trim()
    .toUpperCase()
    .refine(isCountryCode)
    .nullable()
    .describe('ISO 3166 code of the country that it is for, like FI; null where it is for none alone'),
  kind: z.enum(websiteKinds),
  username: z.string().trim().max(120).nullable(),
  /** Application password of WordPress, or the secret that signs a webhook. Written only. */
  secret: z.string().max(500).nullable(),
  publish_as: z.enum(['draft', 'live']),
};

const calls = {
  /** Those of a workspace; without one the caller's own. */
  show: userCall
    .route({ method: 'GET', path: '/features/websites/show', summary: 'Websites' })
    .input(z.object({ workspace_id: workspaceId(), search: z.string().trim().max(100).optional(), ...paging, ...tolerated }))
    .output(
      answer({
        websites: z.array(websiteSchema),
        recordsTotal: z.int(),
        recordsFiltered: z.int(),
        can: z.object({ create: z.boolean() }),
      }),
    ),
  create: idempotent(managerCall)
    .route({ method: 'PUT', path: '/features/websites/create', summary: 'Add a website' })
    .input(
      z.object({
        ...fields,
        country: fields.country.optional(),
        username: fields.username.optional(),
        secret: fields.secret.optional(),
        publish_as: fields.publish_as.default('draft'),
        workspace_id: workspaceId(),
        ...tolerated,
      }),
    )
    .output(answer({ website: websiteSchema })),
  /** With `revision`: 409 where it was changed since. */
  edit: managerCall
    .route({ method: 'POST', path: '/features/websites/edit', summary: 'Change a website' })
    .input(
      z.object({
        website_id: id(),
        revision: revisionNumber().optional(),
        ...z.object(fields).omit({ kind: true }).partial().shape,
        ...tolerated,
      }),
    )
    .output(answer({ website: websiteSchema })),
  remove: managerCall
    .route({ method: 'DELETE', path: '/features/websites/delete', summary: 'Delete a website; what is published stays there' })
    .input(z.object({ website_id: id(), ...tolerated }))
    .output(answer({})),
  test: managerCall
    .route({ method: 'POST', path: '/features/websites/test', summary: 'Test the connection' })
    .input(z.object({ website_id: id(), ...tolerated }))
    .output(answer({ website: websiteSchema })),
};

export const websitesContract = withErrors(calls, {}, { test: { 409: ['WEBSITE_TEST_FAILED'] } });
