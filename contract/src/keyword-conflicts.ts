// Conflicts: one primary keyword on several pages, drafts or open tasks, and their solutions.
import * as z from 'zod';
import { answer, id, listOf, managerCall, paging, timestamp, tolerated, userCall } from './base.ts';
import { withErrors } from './errors.ts';
import { conflictStates } from './link-words.ts';
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
  /** Links with the keyword as their anchor. */
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
  website_id: z.int(),
  keyword: z.string(),
  state: z.enum(conflictStates),
  note: z.string().nullable(),
  members: z.array(conflictMemberSchema),
  decided_by: z.object({ id: z.int(), name: z.string() }).nullable(),
  decided_at: timestamp().nullable(),
});
export type KeywordConflict = z.infer<typeof conflictSchema>;

const can = z.object({ manage: z.boolean() });

/** A conflict is named by its keyword, in upper or lower case. */
const named = { website_id: id(), keyword: z.string().min(1).max(500) };

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
      summary: 'Preview the resolution of a conflict',
    })
    .input(z.object({ ...named, winner_page_url_id: id(), ...tolerated }))
    .output(answer({ consequences: z.array(consequenceSchema) })),
  solve: managerCall
    .route({
      method: 'POST',
      path: '/features/pages/conflicts/solve',
      summary: 'Choose the page that ranks, with the consequences named',
    })
    .input(
      z.object({
        ...named,
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
        ...named,
        state: z.enum(['fine', 'open']).default('fine'),
        note: z.string().trim().max(500).optional(),
        ...tolerated,
      }),
    )
    .output(answer({ keyword_conflict: conflictSchema })),
};

export const keywordConflictsContract = withErrors(conflictCalls, {}, { solve: { 409: ['CONFLICT_CHANGED'] } });
