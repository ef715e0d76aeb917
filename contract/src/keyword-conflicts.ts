// Conflicts: one primary keyword on several pages, drafts or open tasks, and what solves them. Link sources are here too.
import * as z from 'zod';
import { answer, id, listOf, managerCall, paging, timestamp, tolerated, userCall, workspaceId } from './base.ts';
import { withErrors } from './errors.ts';
import { conflictStates, linkLimits } from './link-words.ts';
import { pageTypes } from './page-words.ts';

export const conflictMemberSchema = z.object({
  /** One of the three. */
  page_url_id: z.int().nullable(),
  order_detail_id: z.int().nullable(),
  task_id: z.int().nullable(),
  title: z.string(),
  url: z.string().nullable(),
  type: z.enum(pageTypes).nullable(),
  h1: z.string().nullable(),
  links_in: z.int(),
  /** Links whose anchor is the keyword. */
  anchors: z.int(),
  due_date: z.string().nullable(),
  assignee: z.string().nullable(),
});

export const consequenceKinds = ['keyword', 'anchors', 'link', 'merge_task', 'canonical_task', 'task_comment'] as const;

export const consequenceSchema = z.object({
  /** Stable within one conflict and winner. */
  key: z.string(),
  kind: z.enum(consequenceKinds),
  member: conflictMemberSchema,
  /** The keyword that is proposed instead. */
  keyword: z.string().nullable(),
  /** Anchors that would move. */
  count: z.int(),
});

export const conflictSchema = z.object({
  id: z.int(),
  website_id: z.int(),
  keyword: z.string(),
  state: z.enum(conflictStates),
  note: z.string().nullable(),
  members: z.array(conflictMemberSchema),
  decided_by: z.object({ id: z.int(), name: z.string() }).nullable(),
  decided_at: timestamp().nullable(),
});
export type KeywordConflict = z.infer<typeof conflictSchema>;

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

const conflictCalls = {
  show: userCall
    .route({ method: 'GET', path: '/features/pages/conflicts/show', summary: 'Primary keywords that several pages share' })
    .input(z.object({ website_id: id(), state: z.enum(conflictStates).default('open'), ...paging, ...tolerated }))
    .output(
      answer({
        keyword_conflicts: z.array(conflictSchema),
        recordsTotal: z.int(),
        recordsFiltered: z.int(),
        counts: z.record(z.enum(conflictStates), z.int()),
        can,
      }),
    ),
  consequences: userCall
    .route({
      method: 'GET',
      path: '/features/pages/conflicts/consequences',
      summary: 'What would happen if one page of a conflict ranked',
    })
    .input(z.object({ id: id(), winner_page_url_id: id(), ...tolerated }))
    .output(answer({ consequences: z.array(consequenceSchema) })),
  solve: managerCall
    .route({
      method: 'POST',
      path: '/features/pages/conflicts/solve',
      summary: 'Choose the page that ranks, with the consequences named',
    })
    .input(
      z.object({
        id: id(),
        winner_page_url_id: id(),
        keys: listOf(z.string().max(60)).pipe(z.array(z.string()).max(100)),
        note: z.string().trim().max(500).optional(),
        ...tolerated,
      }),
    )
    .output(
      answer({
        keyword_conflict: conflictSchema,
        /** The preview of the run that moves anchors and adds links; null where there is nothing to move. */
        run_id: z.int().nullable(),
        task_ids: z.array(z.int()),
      }),
    ),
  dismiss: managerCall
    .route({ method: 'POST', path: '/features/pages/conflicts/dismiss', summary: 'Mark a conflict as fine, or open it again' })
    .input(
      z.object({
        id: id(),
        state: z.enum(['fine', 'open']).default('fine'),
        note: z.string().trim().max(500).optional(),
        ...tolerated,
      }),
    )
    .output(answer({ keyword_conflict: conflictSchema })),
};

const sourceCalls = {
  show: userCall
    .route({ method: 'GET', path: '/features/link-sources/show', summary: 'Sets of targets that links are searched in' })
    .input(z.object({ workspace_id: workspaceId(), ...paging, ...tolerated }))
    .output(answer({ link_sources: z.array(linkSourceSchema), recordsTotal: z.int(), recordsFiltered: z.int(), can })),
  create: managerCall
    .route({ method: 'POST', path: '/features/link-sources/create', summary: 'Add a set of targets' })
    .input(
      z.object({
        workspace_id: workspaceId(),
        name: z.string().trim().min(1).max(120),
        kind: z.enum(['pages', 'sitemap', 'csv', 'documents']),
        website_id: id().nullish(),
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

export const keywordConflictsContract = withErrors(conflictCalls, {}, { solve: { 409: ['CONFLICT_CHANGED'] } });
export const linkSourcesContract = withErrors(
  sourceCalls,
  {},
  { create: { 409: ['TOO_MANY_SOURCES'], 413: ['TOO_LARGE'], 415: ['FILE_MISSING'], 422: ['FILE_NOT_CSV', 'TOO_MANY_ROWS'] } },
);
