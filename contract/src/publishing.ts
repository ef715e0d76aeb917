// Documents on websites.
import * as z from 'zod';
import { answer, id, timestamp, tolerated, userCall } from './base.ts';
import { withErrors } from './errors.ts';
import { websiteKinds } from './website-kinds.ts';

/** `outdated`: the document has changed since it was sent. */
export const publicationSchema = z.object({
  id: z.int(),
  website: z.object({ id: z.int(), name: z.string(), kind: z.enum(websiteKinds) }),
  order_detail_id: z.int(),
  state: z.enum(['queued', 'sending', 'live', 'remote_draft', 'failed', 'outdated']),
  /** Live content of the website if `state` is that of a newer attempt; null if there is none, or `state` says it. */
  on_site: z
    .object({ state: z.enum(['live', 'remote_draft', 'outdated']), published_at: timestamp() })
    .nullable()
    .optional(),
  /** URL of the post on the website. */
  remote_url: z.string().nullable(),
  problem: z.string().nullable(),
  updated_at: timestamp(),
});
export type Publication = z.infer<typeof publicationSchema>;

const calls = {
  /** Queued; a document that is there already is updated in its place. */
  publish: userCall
    .route({ method: 'POST', path: '/features/websites/publish', summary: 'Send a document to a website' })
    .input(z.object({ website_id: id(), order_detail_id: id(), ...tolerated }))
    .output(answer({ publication: publicationSchema })),
  /** At most 100 documents at a time, each by the rules of `publish`; those that these refuse are left. */
  retry: userCall
    .route({ method: 'POST', path: '/features/websites/retry', summary: 'Retry a failed publication' })
    .input(z.object({ website_id: id(), ...tolerated }))
    .output(answer({ queued: z.int(), refused: z.int() })),
  showPublications: userCall
    .route({ method: 'GET', path: '/features/websites/publications', summary: 'List publications of a document' })
    .input(z.object({ order_detail_id: id(), ...tolerated }))
    .output(answer({ publications: z.array(publicationSchema) })),
};

export const publishingContract = withErrors(
  calls,
  { 404: ['ORDER_NOT_FOUND'] },
  {
    publish: {
      409: [
        'ORDER_NOT_EDITABLE',
        'VOICE_RULES_BROKEN',
        'DOCUMENT_IN_REVIEW',
        'TASK_LINKS_BROKEN',
        'TASK_QUESTION_OPEN',
        'META_TITLE_PLACEHOLDER',
        'META_DESCRIPTION_PLACEHOLDER',
      ],
    },
  },
);
