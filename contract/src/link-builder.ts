// Keyword rules of the link builder: which words lead to which page, and where they may.
import * as z from 'zod';
import {
  answer,
  flag,
  id,
  idempotent,
  listOf,
  managerCall,
  numeric,
  optionalId,
  paging,
  timestamp,
  tolerated,
  userCall,
  workspaceId,
} from './base.ts';
import { withErrors } from './errors.ts';
import { linkLimits, linkMatches, linkPriorities, linkRefusals, linkRels } from './link-words.ts';

export const linkRuleSchema = z.object({
  id: z.int(),
  website_id: z.int(),
  keyword: z.string(),
  page_url_id: z.int().nullable(),
  custom_url: z.string().nullable(),
  /** Link target: the page's URL or the custom URL. */
  url: z.string(),
  target_title: z.string().nullable(),
  /** HTTP status of the page; null for a custom URL and a page that was not asked. */
  target_state: z.int().nullable(),
  match: z.enum(linkMatches),
  priority: z.enum(linkPriorities),
  max_per_document: z.int(),
  rel: z.enum(linkRels),
  in_new_texts: z.boolean(),
  /** Links that were applied by this rule and not undone. */
  used: z.int(),
  created_at: timestamp(),
  updated_at: timestamp(),
});
export type LinkRule = z.infer<typeof linkRuleSchema>;

/** Validated by the feature, so that the sentences of the specification come at their fields. */
const ruleFields = {
  keyword: z.string().max(500).nullable(),
  /** Of a page of the website or elsewhere; `page_url_id` or `custom_url` say the same. */
  url: z.string().max(linkLimits.url * 2),
  page_url_id: id().nullable(),
  custom_url: z
    .string()
    .max(linkLimits.url * 2)
    .nullable(),
  match: z.enum(linkMatches),
  priority: z.enum(linkPriorities),
  max_per_document: numeric(1, linkLimits.maxPerDocument),
  rel: z.enum(linkRels),
  in_new_texts: flag(),
};

/** An occurrence of a keyword in a text. */
export const anchorLinkSchema = z.object({
  keyword: z.string(),
  url: z.string(),
  anchor: z.string(),
  /** Characters before the anchor in the text without markup. */
  offset: z.int(),
  allowed: z.boolean(),
  reason: z.enum(linkRefusals).nullable(),
});

export type AnchorLink = z.infer<typeof anchorLinkSchema>;

const can = z.object({ manage: z.boolean() });

const calls = {
  list: userCall
    .route({ method: 'GET', path: '/tools/link_builder', summary: 'Keyword rules of a website' })
    .input(
      z.object({
        workspace_id: workspaceId(),
        website_id: id(),
        search: z.string().trim().max(200).optional(),
        filter: z.enum(['never_used', 'broken_target']).optional(),
        sort: z.enum(['keyword', '-keyword', 'used', '-used', 'updated_at', '-updated_at']).default('keyword'),
        ...paging,
        ...tolerated,
      }),
    )
    .output(
      answer({
        links: z.array(linkRuleSchema),
        recordsTotal: z.int(),
        recordsFiltered: z.int(),
        counts: z.object({ never_used: z.int(), broken_target: z.int() }),
        can,
      }),
    ),
  create: idempotent(managerCall)
    .route({ method: 'POST', path: '/tools/link_builder', summary: 'Add a keyword rule' })
    .input(z.object({ workspace_id: workspaceId(), website_id: id(), ...z.object(ruleFields).partial().shape, ...tolerated }))
    .output(answer({ link: linkRuleSchema })),
  edit: managerCall
    .route({ method: 'PATCH', path: '/tools/link_builder', summary: 'Change a keyword rule' })
    .input(z.object({ id: id(), ...z.object(ruleFields).partial().shape, ...tolerated }))
    .output(answer({ link: linkRuleSchema })),
  remove: managerCall
    .route({ method: 'DELETE', path: '/tools/link_builder', summary: 'Delete keyword rules; links that they set stay' })
    .input(
      z.object({
        id: optionalId(),
        ids: listOf(id()).pipe(z.array(z.int()).max(linkLimits.ids)).optional(),
        ...tolerated,
      }),
    )
    .output(answer({ deleted: z.int() })),
  /** Counts the places of a rule while it is typed; nothing is kept. */
  count: userCall
    .route({ method: 'GET', path: '/tools/link_builder/count', summary: 'How often a keyword occurs in pages and drafts' })
    .input(
      z.object({ website_id: id(), keyword: z.string().max(500), match: z.enum(linkMatches).default('phrase'), ...tolerated }),
    )
    .output(answer({ occurrences: z.int(), pages: z.int(), drafts: z.int(), allowed: z.int() })),
  anchors: userCall
    .route({
      method: 'POST',
      path: '/tools/link_builder/anchor_linking_keywords',
      summary: 'Preview links by keyword rules in a text',
    })
    .input(
      z.object({
        website_id: id(),
        text: z.string().max(linkLimits.text).optional(),
        order_detail_id: optionalId(),
        /** Without keyword ids it is `all`. */
        mode: z.enum(['all', 'selection']).default('all'),
        keyword_ids: listOf(id()).pipe(z.array(z.int()).max(linkLimits.ids)).optional(),
        ...tolerated,
      }),
    )
    .output(answer({ links: z.array(anchorLinkSchema), mode: z.enum(['all', 'selection']) })),
  importRules: managerCall
    .route({ method: 'POST', path: '/tools/link_builder/import', summary: 'Keyword rules from a csv, all or nothing' })
    .input(z.object({ website_id: id(), file: z.file(), ...tolerated }))
    .output(answer({ added: z.int(), changed: z.int() })),
  exportRules: userCall
    .route({ method: 'GET', path: '/tools/link_builder/export', summary: 'Keyword rules of a website as a csv file' })
    .input(z.object({ website_id: id(), ...tolerated }))
    .output(z.file()),
};

export const linkBuilderContract = withErrors(
  calls,
  {},
  {
    create: { 409: ['TOO_MANY_RULES'] },
    anchors: { 404: ['ORDER_NOT_FOUND'] },
    importRules: { 409: ['TOO_MANY_RULES'], 413: ['TOO_LARGE'], 415: ['FILE_MISSING'], 422: ['FILE_NOT_CSV', 'TOO_MANY_ROWS'] },
  },
);
