// Runs: suggestions that are applied together, shown as a difference first and undone in one step.
import * as z from 'zod';
import {
  answer,
  id,
  idempotent,
  listOf,
  managerCall,
  numeric,
  paging,
  personSchema,
  timestamp,
  tolerated,
  userCall,
} from './base.ts';
import { withErrors } from './errors.ts';
import { linkSubjectSchema, suggestionSchema } from './link-suggestions.ts';
import { linkLimits, runStates, runTargetStates } from './link-words.ts';

const ids = (max: number) => listOf(id()).pipe(z.array(z.int()).max(max));

export const linkRunRowSchema = z.object({
  id: z.int(),
  website_id: z.int(),
  /** Running number of the website. */
  number: z.int(),
  title: z.string(),
  mode: z.enum(['all', 'selection']),
  state: z.enum(runStates),
  links: z.int(),
  pages: z.int(),
  documents: z.int(),
  /** Pages and documents that were left out or failed. */
  problems: z.int(),
  /** Texts that kept links when the run was undone, since people had edited them. */
  kept: z.int(),
  created_by: personSchema,
  created_at: timestamp(),
  applied_at: timestamp().nullable(),
  reverted_by: personSchema.nullable(),
  reverted_at: timestamp().nullable(),
  can: z.object({ apply: z.boolean(), discard: z.boolean(), undo: z.boolean() }),
});
export type LinkRunRow = z.infer<typeof linkRunRowSchema>;

/** One paragraph of a text with its changes. */
export const changedParagraphSchema = z.object({
  /** Running number, from 1. */
  paragraph: z.int(),
  /** As sanitised HTML, before and after. */
  before: z.string(),
  after: z.string(),
});

export const runTargetSchema = z.object({
  id: z.int(),
  subject: linkSubjectSchema,
  state: z.enum(runTargetStates),
  /** Why it was left out, failed or kept, in the reader's language. */
  problem: z.string().nullable(),
  /** Write method: as a version of the document, by the website's connection, or by hand. */
  way: z.enum(['version', 'website', 'by_hand']),
  suggestions: z.array(suggestionSchema),
  paragraphs: z.int(),
  changes: z.array(changedParagraphSchema),
  /** The whole text with its links, to paste; for `by_hand` alone. */
  html: z.string().nullable(),
  version_before: z.int().nullable(),
  version_after: z.int().nullable(),
});
export type RunTarget = z.infer<typeof runTargetSchema>;

export const linkRunSchema = linkRunRowSchema.extend({ targets: z.array(runTargetSchema) });
export type LinkRun = z.infer<typeof linkRunSchema>;

const one = answer({ link_builder: linkRunSchema });

const calls = {
  list: userCall
    .route({ method: 'GET', path: '/features/link-runs/show', summary: 'Runs of a website, newest first' })
    .input(z.object({ website_id: id(), ...paging, ...tolerated }))
    .output(answer({ link_runs: z.array(linkRunRowSchema), recordsTotal: z.int(), recordsFiltered: z.int() })),
  create: idempotent(managerCall)
    .route({ method: 'POST', path: '/features/link-builder', summary: 'Create a link run as a preview' })
    .input(
      z.object({
        website_id: id(),
        /** Without a selection it is `all`: every pending or approved suggestion of the website. */
        mode: z.enum(['all', 'selection']).optional(),
        suggestion_ids: ids(linkLimits.suggestions).optional(),
        page_url_ids: ids(linkLimits.ids).optional(),
        order_detail_ids: ids(linkLimits.ids).optional(),
        title: z.string().trim().max(120).optional(),
        ...tolerated,
      }),
    )
    .output(
      answer({
        link_builder: linkRunSchema,
        /** Previews of other runs that hold suggestions of this call. This run leaves them out; discarding the preview frees them. */
        elsewhere: z.array(z.object({ id: z.int(), number: z.int(), title: z.string(), suggestions: z.int() })),
      }),
    ),
  replaceRedirects: idempotent(managerCall)
    .route({
      method: 'POST',
      path: '/features/link-builder/redirects',
      summary: 'Make a run that replaces links to redirects by their final URL; nothing is changed yet',
    })
    .input(
      z.object({
        website_id: id(),
        /** Redirects of the website; all of them where none is named. */
        page_url_ids: ids(linkLimits.ids).optional(),
        ...tolerated,
      }),
    )
    .output(one),
  show: userCall
    .route({ method: 'GET', path: '/features/link-builder/{id}', summary: 'One run with its differences' })
    .input(z.object({ id: id(), ...tolerated }))
    .output(one),
  edit: managerCall
    .route({ method: 'PUT', path: '/features/link-builder/{id}', summary: 'Change the suggestions of a preview, or apply it' })
    .input(
      z.object({
        id: id(),
        suggestions: z
          .array(
            z.object({
              id: id(),
              /** `rejected` takes it out of the run for good, `pending` for this run. */
              state: z.enum(['pending', 'approved', 'rejected']).optional(),
              /** Other words of the same sentence. */
              anchor: z.string().trim().min(1).max(200).optional(),
              custom_url: z
                .string()
                .max(linkLimits.url * 2)
                .nullish(),
            }),
          )
          .max(linkLimits.suggestions)
          .optional(),
        apply: z.boolean().optional(),
        /** Number of applied links; required if the mode is `all`. */
        confirmed_count: numeric(0).optional(),
        ...tolerated,
      }),
    )
    .output(one),
  remove: managerCall
    .route({ method: 'DELETE', path: '/features/link-builder/{id}', summary: 'Discard a preview, or undo an applied run' })
    .input(z.object({ id: id(), ...tolerated }))
    .output(answer({ link_builder: linkRunSchema.nullable() })),
};

export const linkRunsContract = withErrors(
  calls,
  {},
  {
    create: { 409: ['NO_SUGGESTIONS', 'SUGGESTIONS_ELSEWHERE'] },
    replaceRedirects: { 409: ['NO_SUGGESTIONS'] },
    edit: { 409: ['RUN_STALE', 'RUN_STATE'] },
    remove: { 409: ['RUN_STATE'] },
  },
);
