// Link sources: sets of targets that links are searched in.
import * as z from 'zod';
import { answer, id, idempotent, managerCall, nullishId, paging, timestamp, tolerated, userCall, workspaceId } from './base.ts';
import { withErrors } from './errors.ts';
import { linkLimits } from './link-words.ts';

export const linkSourceSchema = z.object({
  id: z.int(),
  name: z.string(),
  kind: z.enum(['pages', 'sitemap', 'csv', 'documents']),
  website_id: z.int().nullable(),
  url: z.string().nullable(),
  targets: z.int(),
  state: z.enum(['queued', 'ready', 'failed']),
  problem: z.string().nullable(),
  created_at: timestamp(),
});
export type LinkSource = z.infer<typeof linkSourceSchema>;

const can = z.object({ manage: z.boolean() });

const calls = {
  show: userCall
    .route({ method: 'GET', path: '/features/link-sources/show', summary: 'Sets of targets that links are searched in' })
    .input(z.object({ workspace_id: workspaceId(), ...paging, ...tolerated }))
    .output(answer({ link_sources: z.array(linkSourceSchema), recordsTotal: z.int(), recordsFiltered: z.int(), can })),
  create: idempotent(managerCall)
    .route({ method: 'POST', path: '/features/link-sources/create', summary: 'Add a set of targets' })
    .input(
      z.object({
        workspace_id: workspaceId(),
        name: z.string().trim().min(1).max(120),
        kind: z.enum(['pages', 'sitemap', 'csv', 'documents']),
        website_id: nullishId(),
        url: z.string().trim().max(linkLimits.url).optional(),
        /** A csv with the columns url and title. */
        file: z.file().optional(),
        ...tolerated,
      }),
    )
    .output(answer({ link_source: linkSourceSchema })),
  remove: managerCall
    .route({ method: 'DELETE', path: '/features/link-sources/delete', summary: 'Delete a set of targets' })
    .input(z.object({ id: id(), ...tolerated }))
    .output(answer({})),
};

export const linkSourcesContract = withErrors(
  calls,
  {},
  { create: { 409: ['TOO_MANY_SOURCES'], 413: ['TOO_LARGE'], 415: ['FILE_MISSING'], 422: ['FILE_NOT_CSV', 'TOO_MANY_ROWS'] } },
);
