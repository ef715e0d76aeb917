// Category cards of a shop: keywords found in pages and documents with the sentences they are in, and the cards composed from them.
import * as z from 'zod';
import {
  answer,
  flag,
  id,
  idempotent,
  listOf,
  managerCall,
  nullishId,
  numeric,
  optionalId,
  orderCall,
  paging,
  reading,
  revisionNumber,
  timestamp,
  tolerated,
  userCall,
  workspaceId,
} from './base.ts';
import { cardPreviewSchema } from './card-preview.ts';
import { cardLimits, cardStates } from './card-words.ts';
import { creditErrors, errorsOf, withErrors } from './errors.ts';
import { documentProblemSchema, orderedTaskSchema } from './orders.ts';

const keyword = () => z.string().trim().min(1).max(cardLimits.keyword);

export const linkedKeywordSchema = z.object({
  keyword: z.string(),
  url: z.string(),
  page_url_id: z.int().nullable(),
  count: z.int(),
});
export const softKeywordSchema = z.object({ keyword: z.string(), count: z.int() });

/** One document or page that holds the searched keyword. */
export const occurrenceSchema = z.object({
  kind: z.enum(['document', 'page']),
  title: z.string(),
  url: z.string().nullable(),
  order_detail_id: z.int().nullable(),
  page_url_id: z.int().nullable(),
  /** The first sentence that holds the keyword. */
  sentence: z.string(),
  linked_keywords: z.array(linkedKeywordSchema),
  soft_keywords: z.array(softKeywordSchema),
});
export type Occurrence = z.infer<typeof occurrenceSchema>;

export const categoryCardSchema = z.object({
  id: z.int(),
  workspace_id: z.int().nullable(),
  website_id: z.int().nullable(),
  category_name: z.string(),
  brand: z.string(),
  page_url_id: z.int().nullable(),
  page_url: z.string().nullable(),
  primary_kw: z.string(),
  linked_keywords: z.array(z.object({ keyword: z.string(), page_url_id: z.int().nullable(), url: z.string().nullable() })),
  soft_keywords: z.array(z.string()),
  h2_headings: z.array(z.string()),
  /** Words of one card. */
  content_length: z.int(),
  cards: z.int(),
  footer_content: z.string(),
  language: z.string(),
  brand_voice_id: z.int().nullable(),
  order_detail_id: z.int().nullable(),
  task_id: z.int().nullable(),
  state: z.enum(cardStates),
  /** Why its document is on hold, in the reader's language; null if it is not. */
  hold_reason: z.string().nullable(),
  /** Null while its document is neither on hold nor failed. */
  document_problem: documentProblemSchema.nullable(),
  /** Why it is outdated or cannot be written, in the reader's language. */
  problem: z.string().nullable(),
  revision: z.int(),
  updated_at: timestamp(),
  can: z.object({ edit: z.boolean(), delete: z.boolean(), write: z.boolean() }),
});
export type CategoryCard = z.infer<typeof categoryCardSchema>;

const fields = {
  category_name: z.string().trim().min(1).max(cardLimits.name),
  brand: z.string().trim().max(cardLimits.name),
  website_id: id().nullable(),
  page_url_id: id().nullable(),
  primary_kw: z.string().trim().max(cardLimits.keyword),
  linked_keywords: z
    .array(z.object({ keyword: keyword(), page_url_id: nullishId(), url: z.string().max(2048).nullish() }))
    .max(cardLimits.keywords),
  soft_keywords: listOf(keyword()).pipe(z.array(z.string()).max(cardLimits.keywords)),
  h2_headings: listOf(z.string().trim().min(1).max(120)).pipe(z.array(z.string()).max(cardLimits.headings)),
  content_length: numeric(cardLimits.minWords, cardLimits.maxWords),
  cards: numeric(1, cardLimits.cards),
  footer_content: z.string().max(cardLimits.footer),
  language: z.string().trim().min(2).max(12),
  brand_voice_id: id().nullable(),
  order_detail_id: id().nullable(),
};
const optional = z.object(fields).partial().shape;

const batchFields = {
  workspace_id: workspaceId(),
  website_id: nullishId(),
  kind: z.enum(['pages', 'csv']),
  /** Pages of the website; without them all its category pages that have no card. */
  page_url_ids: listOf(id()).pipe(z.array(z.int()).max(cardLimits.batch)).optional(),
  file: z.file().optional(),
  brand: z.string().trim().max(100).optional(),
  cards: fields.cards.optional(),
  content_length: fields.content_length.optional(),
  with_footer: flag().optional(),
  language: fields.language.optional(),
  brand_voice_id: nullishId(),
  create_tasks: flag().default(false).describe('Orders the cards that have a primary keyword, each with its task'),
  task: orderedTaskSchema.optional(),
  /** The price that the caller has seen; without it, a call that creates tasks answers the price. */
  price: numeric(0).optional(),
  ...tolerated,
};

const calls = {
  findKeywords: reading(userCall)
    .route({
      method: 'POST',
      path: '/tools/category_cards/find_keywords',
      summary: 'Documents and pages that hold a keyword, with their keywords',
    })
    .input(
      z.object({
        workspace_id: workspaceId(),
        keyword_to_search: z.string().max(500).optional(),
        search_liked_keywords_only: flag().optional(),
        brand_voice_id: nullishId(),
        ...paging,
        ...tolerated,
      }),
    )
    .output(
      answer({
        count: z.int(),
        results: z.array(occurrenceSchema),
        linked_keywords: z.array(linkedKeywordSchema),
        soft_keywords: z.array(softKeywordSchema),
        can: z.object({ manage: z.boolean() }),
      }),
    ),
  promote: managerCall
    .route({ method: 'POST', path: '/tools/category_cards/promote', summary: 'Give a soft keyword a target page' })
    .input(
      z.object({
        workspace_id: workspaceId(),
        website_id: id(),
        keyword: z.string().max(500),
        page_url_id: nullishId(),
        custom_url: z.string().max(4096).nullish(),
        /** Also make a keyword rule, and search pages and drafts for places. */
        create_rule: flag().default(true),
        find_links: flag().default(false),
        ...tolerated,
      }),
    )
    .output(
      answer({
        link: z.object({ id: z.int(), keyword: z.string(), url: z.string() }).nullable(),
        keyword: linkedKeywordSchema,
        outdated_cards: z.int(),
      }),
    ),
  demote: managerCall
    .route({ method: 'POST', path: '/tools/category_cards/demote', summary: 'Remove the target page of a keyword' })
    .input(z.object({ workspace_id: workspaceId(), website_id: id(), keyword: z.string().max(500), ...tolerated }))
    .output(answer({ keyword: softKeywordSchema })),
  show: userCall
    .route({ method: 'GET', path: '/tools/category_cards/show', summary: 'Category cards of a workspace, outdated ones first' })
    .input(
      z.object({
        id: optionalId(),
        workspace_id: workspaceId(),
        website_id: optionalId(),
        state: z.enum(cardStates).optional(),
        search: z.string().trim().max(200).optional(),
        ...paging,
        ...tolerated,
      }),
    )
    .output(
      answer({
        category_cards: z.array(categoryCardSchema),
        recordsTotal: z.int(),
        recordsFiltered: z.int(),
        counts: z.record(z.enum(cardStates), z.int()),
      }),
    ),
  preview: userCall
    .route({
      method: 'GET',
      path: '/tools/category_cards/preview',
      summary: 'Written cards as they will be shown, with what is to be checked',
    })
    .input(z.object({ id: id(), ...tolerated }))
    .output(answer({ preview: cardPreviewSchema })),
  create: idempotent(orderCall)
    .route({
      method: 'POST',
      path: '/tools/category_cards/create',
      summary: 'Create a category card',
    })
    .input(z.object({ workspace_id: workspaceId(), ...optional, category_name: fields.category_name, ...tolerated }))
    .output(answer({ category_card: categoryCardSchema })),
  edit: orderCall
    .route({ method: 'POST', path: '/tools/category_cards/edit', summary: 'Change a category card' })
    .input(z.object({ id: id(), revision: revisionNumber().optional(), ...optional, ...tolerated }))
    .output(answer({ category_card: categoryCardSchema })),
  remove: orderCall
    .route({ method: 'DELETE', path: '/tools/category_cards/delete', summary: 'Delete a category card; its document stays' })
    .input(z.object({ id: id(), ...tolerated }))
    .output(answer({})),
  refresh: idempotent(orderCall)
    .route({
      method: 'POST',
      path: '/tools/category_cards/refresh',
      summary: 'Regenerate category cards',
    })
    .input(
      z.object({
        ids: listOf(id()).pipe(z.array(z.int()).min(1).max(100)),
        /** The price that the caller has seen. */
        price: numeric(0).optional(),
        /** The revisions that the caller has seen, in the order of `ids`: a card that was written or changed meanwhile is refused. */
        revisions: z.array(z.int()).max(100).optional(),
        task: orderedTaskSchema.optional().describe('The task that is made with the document of a card that has none'),
        only: z.coerce
          .number<number>()
          .int()
          .min(0)
          .max(cardLimits.cards - 1)
          .optional()
          .describe('Of one written category: the card at this position, from 0, and no other'),
        ...tolerated,
      }),
    )
    .output(answer({ price: z.int(), order_ids: z.array(z.int()) })),
  batch: idempotent(orderCall)
    .route({
      method: 'POST',
      path: '/tools/category_cards/batch',
      summary: 'Create many category cards',
    })
    .input(z.object(batchFields))
    .output(
      answer({
        category_card_ids: z.array(z.int()),
        bulk_order_id: z.int().nullable(),
        /** Cards that are ordered, or would be for `price`. */
        ordered: z.int(),
        /** Cards without a primary keyword: they are kept and not ordered. */
        incomplete: z.int(),
        price: z.int(),
      }),
    ),
};

export const categoryCardsContract = withErrors(
  calls,
  {},
  {
    promote: { 409: ['ALREADY_LINKED'] },
    edit: { 409: ['CARD_CHANGED'] },
    batch: errorsOf(
      {
        403: ['TOOL_NEEDS_WORKSPACE'],
        409: ['NO_CATEGORY_PAGES', 'PRICE_CHANGED'],
        413: ['TOO_LARGE'],
        415: ['FILE_MISSING'],
        422: ['BULK_ROWS_WRONG', 'FILE_MISSING', 'FILE_NOT_CSV', 'TOO_MANY_ROWS'],
      },
      creditErrors,
    ),
    refresh: errorsOf(
      { 403: ['TOOL_NEEDS_WORKSPACE'], 409: ['CARD_CHANGED', 'CARD_IN_REVIEW', 'CARD_NOT_IN_TEXT', 'PRICE_CHANGED'] },
      creditErrors,
    ),
  },
);
