// Suggestions of links: one anchor in one sentence of a page or document, and the target that it would lead to.
import * as z from 'zod';
import {
  answer,
  id,
  listOf,
  managerCall,
  optionalId,
  paging,
  reading,
  timestamp,
  tolerated,
  userCall,
  workspaceId,
} from './base.ts';
import { withErrors } from './errors.ts';
import { linkLimits, suggestionReasons, suggestionStates } from './link-words.ts';
import { pageIssues } from './page-words.ts';

const ids = (max: number) => listOf(id()).pipe(z.array(z.int()).max(max));

/** A page or a document. */
export const linkSubjectSchema = z.object({
  page_url_id: z.int().nullable(),
  order_detail_id: z.int().nullable(),
  title: z.string(),
  /** Null for a document that is not live. */
  url: z.string().nullable(),
  is_live: z.boolean(),
  goes_live_at: timestamp().nullable(),
});

export const suggestionSchema = z.object({
  id: z.int(),
  website_id: z.int(),
  from: linkSubjectSchema,
  target: z.object({
    page_url_id: z.int().nullable(),
    url: z.string(),
    title: z.string().nullable(),
    issue: z.enum(pageIssues).nullable(),
    links_in: z.int().nullable(),
    links_in_content: z.int().nullable(),
  }),
  anchor: z.string(),
  /** The sentence that holds the anchor, and where the anchor begins in it. */
  sentence: z.string(),
  anchor_at: z.int(),
  /** Running number of the paragraph, from 1. */
  paragraph: z.int(),
  reason: z.enum(suggestionReasons),
  /** The keyword of the rule, or the terms that both share. */
  reason_detail: z.string().nullable(),
  /** 0 to 100: fit of the anchor 40, nearness of passage and target 30, need of the target 20, place in the text 10. */
  confidence: z.int(),
  rule_id: z.int().nullable(),
  state: z.enum(suggestionStates),
  run_id: z.int().nullable(),
  decided_by: z.object({ id: z.int(), name: z.string() }).nullable(),
  decided_at: timestamp().nullable(),
  created_at: timestamp(),
});
export type LinkSuggestion = z.infer<typeof suggestionSchema>;

/** The state of the newest search of a website. */
export const linkSearchSchema = z.object({
  state: z.enum(['none', 'running', 'done', 'failed']),
  /** Pages and documents that were read, of those to read. */
  done: z.int(),
  total: z.int(),
  problem: z.string().nullable(),
  ended_at: timestamp().nullable(),
});

const calls = {
  show: userCall
    .route({ method: 'GET', path: '/features/link-suggestions/show', summary: 'Suggestions of links, grouped by page' })
    .input(
      z.object({
        website_id: optionalId(),
        /** Those of one document or page, from it and to it. */
        order_detail_id: optionalId(),
        page_url_id: optionalId(),
        state: z.enum(suggestionStates).default('pending'),
        /** By page and confidence, or by confidence alone. */
        sort: z.enum(['page', 'confidence']).default('page'),
        min_confidence: z.coerce.number<number>().int().min(0).max(100).optional(),
        ...paging,
        ...tolerated,
      }),
    )
    .output(
      answer({
        link_suggestions: z.array(suggestionSchema),
        recordsTotal: z.int(),
        recordsFiltered: z.int(),
        counts: z.record(z.enum(suggestionStates), z.int()),
        /** Pages and drafts that the pending ones are in. */
        pages: z.int(),
        drafts: z.int(),
        max_links_per_page: z.int(),
        search: linkSearchSchema,
        /** Why a page or document that was searched has none, in the reader's language; null in all other cases. */
        none_because: z.string().nullable(),
        can: z.object({ manage: z.boolean() }),
      }),
    ),
  counts: userCall
    .route({
      method: 'GET',
      path: '/features/link-suggestions/counts',
      summary: 'How much a website has of suggestions, rules, conflicts and runs',
    })
    .input(z.object({ website_id: id(), ...tolerated }))
    .output(
      answer({
        counts: z.object({ suggestions: z.int(), rules: z.int(), conflicts: z.int(), runs: z.int(), links_set: z.int() }),
        can: z.object({ manage: z.boolean() }),
      }),
    ),
  find: managerCall
    .route({
      method: 'POST',
      path: '/features/link-suggestions/find',
      summary: 'Search for links',
    })
    .input(
      z.object({
        website_id: id(),
        /** `to` and `from` need pages or documents. */
        direction: z.enum(['to', 'from', 'everywhere']).default('everywhere'),
        page_url_ids: ids(linkLimits.ids).optional(),
        order_detail_ids: ids(linkLimits.ids).optional(),
        ...tolerated,
      }),
    )
    .output(answer({ search: linkSearchSchema })),
  decide: managerCall
    .route({
      method: 'POST',
      path: '/features/link-suggestions/decide',
      summary: 'Approve or reject suggestions, or put them back',
    })
    .input(
      z.object({
        ids: listOf(id()).pipe(z.array(z.int()).min(1).max(linkLimits.suggestions)),
        state: z.enum(['pending', 'approved', 'rejected']),
        ...tolerated,
      }),
    )
    .output(
      answer({
        decided: z.int(),
        /** Ids that are applied, undone or gone. */
        left: z.array(z.int()),
      }),
    ),
  /** Occurrences of a keyword in the texts of link sources, while a link is typed. */
  search: reading(userCall)
    .route({ method: 'POST', path: '/features/link-builder/search', summary: 'Pages of link sources that fit a keyword' })
    .input(
      z.object({
        workspace_id: workspaceId(),
        keyword: z.string().max(500).nullish(),
        source_ids: ids(linkLimits.sources).optional(),
        ...tolerated,
      }),
    )
    .output(
      answer({
        results: z.array(
          z.object({
            page: z.object({ page_url_id: z.int().nullable(), url: z.string(), title: z.string().nullable() }),
            anchor: z.string(),
            sentence: z.string(),
            reason: z.enum(suggestionReasons),
            confidence: z.int(),
          }),
        ),
      }),
    ),
};

export const linkSuggestionsContract = withErrors(
  calls,
  {},
  { find: { 409: ['LINK_SEARCH_RUNNING'] }, show: { 404: ['ORDER_NOT_FOUND'] } },
);
