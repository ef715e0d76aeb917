// Pages of a website, live or planned: their responses, their incoming links, and their issues. The specification calls them page URLs.
import * as z from 'zod';
import {
  answer,
  id,
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
import { checkRhythms, indexability, pageIssues, pageLimits, pageStates, pageTools, pageTypes } from './page-words.ts';

const keyword = () => z.string().trim().max(pageLimits.keyword);
const language = () => z.string().trim().min(2).max(12);
const ids = () => listOf(id()).pipe(z.array(z.int()).min(1).max(pageLimits.ids));

export const pageUrlSchema = z.object({
  id: z.int(),
  website_id: z.int(),
  /** Canonical: host in lower case, no fragment, no utm_*, trailing slash as served. */
  url: z.string(),
  /** Path and query, for lists. */
  path: z.string(),
  title: z.string().nullable(),
  h1: z.string().nullable(),
  meta_description: z.string().nullable(),
  type: z.enum(pageTypes),
  language: z.string().nullable(),
  primary_kw: z.string().nullable(),
  /** A proposal is read from title and H1 until a person sets one. */
  primary_kw_by: z.enum(['person', 'proposal']).nullable(),
  /** HTTP status of the first answer; null where it was never asked or did not answer. */
  http_state: z.int().nullable(),
  /** End of redirects, after this many hops. */
  final_url: z.string().nullable(),
  hops: z.int(),
  indexable: z.enum(indexability),
  words: z.int().nullable(),
  /** Clicks from the home page. */
  depth: z.int().nullable(),
  /** Pages that link here, in all and from their content. */
  links_in: z.int(),
  links_in_content: z.int(),
  /** Pages that it links to. */
  links_out: z.int(),
  order_detail_id: z.int().nullable().describe('The document of this page'),
  goes_live_at: timestamp().nullable(),
  state: z.enum(pageStates),
  /** From the worst. */
  issues: z.array(z.enum(pageIssues)),
  failures: z.int(),
  /** When its content was another one last. */
  changed_at: timestamp().nullable(),
  last_checked_at: timestamp().nullable(),
});
export type PageUrl = z.infer<typeof pageUrlSchema>;

const linkedPage = z.object({ id: z.int().nullable(), url: z.string(), title: z.string().nullable() });

export const pageLinkSchema = z.object({
  /** The page at the other end. Its id is null outside the website. */
  page: linkedPage,
  anchor: z.string(),
  rel: z.string(),
  place: z.enum(['content', 'menu']),
  /** Running number of the paragraph, from 1; null in menus. */
  paragraph: z.int().nullable(),
  http_state: z.int().nullable(),
  /** Pages with the same anchor in their menu, which are shown as one row. */
  pages: z.int(),
});

export type PageLink = z.infer<typeof pageLinkSchema>;

const pageFields = {
  type: z.enum(pageTypes),
  primary_kw: keyword().nullable(),
  language: language().nullable(),
  title: z.string().trim().max(pageLimits.title).nullable(),
  goes_live_at: z.iso.datetime({ offset: true }).nullable(),
};

export const pageCan = z.object({ manage: z.boolean() });

export const websitePagesSchema = z.object({
  website_id: z.int(),
  pages: z.int(),
  issues: z.record(z.enum(pageIssues), z.int()),
  last_checked_at: timestamp().nullable(),
  /** A check that is under way, with how many of its pages were asked. */
  check: z.object({ done: z.int(), total: z.int() }).nullable(),
  every: z.enum(checkRhythms),
  /** Hour of the workspace's day at which checks start. */
  hour: z.int(),
  next_check_at: timestamp().nullable(),
  max_links_per_page: z.int(),
  /** Requests that imports and checks send to it in a second, at most. */
  requests_per_second: z.number(),
});
export type WebsitePages = z.infer<typeof websitePagesSchema>;

const calls = {
  list: userCall
    .route({ method: 'GET', path: '/tools/page_url', summary: 'Pages of a website' })
    .input(
      z.object({
        workspace_id: workspaceId(),
        website_id: id(),
        /** Words of address, title or primary keyword. */
        search: z.string().trim().max(200).optional(),
        issue: z.enum(pageIssues).optional(),
        type: z.enum(pageTypes).optional(),
        state: z.enum(pageStates).optional(),
        language: language().optional(),
        /** Content that is another one since this time. */
        changed_since: z.iso.datetime({ offset: true }).optional(),
        sort: z
          .enum([
            'url',
            '-url',
            'title',
            '-title',
            'links_in',
            '-links_in',
            'links_out',
            '-links_out',
            'last_checked_at',
            '-last_checked_at',
          ])
          .default('url'),
        ...paging,
        ...tolerated,
      }),
    )
    .output(answer({ pageUrls: z.array(pageUrlSchema), recordsTotal: z.int(), recordsFiltered: z.int(), can: pageCan })),
  create: managerCall
    .route({ method: 'POST', path: '/tools/page_url', summary: 'Add pages to a website' })
    .input(
      z.object({
        website_id: id(),
        urls: listOf(z.string().trim().max(pageLimits.urlLength)).pipe(z.array(z.string()).min(1).max(pageLimits.urls)),
        ...z.object(pageFields).partial().shape,
        ...tolerated,
      }),
    )
    .output(answer({ pageUrls: z.array(pageUrlSchema) })),
  edit: managerCall
    .route({ method: 'PATCH', path: '/tools/page_url', summary: 'Change pages of a website' })
    .input(
      z.object({
        id: optionalId(),
        ids: ids().optional(),
        ...z.object(pageFields).partial().shape,
        state: z.enum(['active', 'excluded']).optional(),
        ...tolerated,
      }),
    )
    .output(answer({ pageUrls: z.array(pageUrlSchema) })),
  remove: managerCall
    .route({ method: 'DELETE', path: '/tools/page_url', summary: 'Delete pages from the list; the website stays as it is' })
    .input(z.object({ id: optionalId(), ids: ids().optional(), ...tolerated }))
    .output(answer({ deleted: z.int() })),
  show: userCall
    .route({ method: 'GET', path: '/features/pages/show', summary: 'One page with its links and checks' })
    .input(z.object({ id: id(), ...tolerated }))
    .output(
      answer({
        page: pageUrlSchema,
        /** At most 200 of each. */
        links_in: z.array(pageLinkSchema),
        links_out: z.array(pageLinkSchema),
        /** The last 20, newest first. */
        checks: z.array(
          z.object({
            checked_at: timestamp(),
            http_state: z.int().nullable(),
            final_url: z.string().nullable(),
            problem: z.string().nullable(),
          }),
        ),
        /** Pages with the same primary keyword. */
        conflicts: z.array(linkedPage),
        can: pageCan,
      }),
    ),
  summary: userCall
    .route({ method: 'GET', path: '/features/pages/summary', summary: 'Get page counts of a website' })
    .input(z.object({ website_id: id(), ...tolerated }))
    .output(answer({ website_pages: websitePagesSchema, can: pageCan })),
  check: managerCall
    .route({
      method: 'POST',
      path: '/features/pages/check',
      summary: 'Check pages',
    })
    .input(z.object({ website_id: id(), ids: ids().optional(), ...tolerated }))
    .output(answer({ website_pages: websitePagesSchema })),
  schedule: managerCall
    .route({
      method: 'POST',
      path: '/features/pages/schedule',
      summary: 'Set the check schedule',
    })
    .input(
      z.object({
        website_id: id(),
        every: z.enum(checkRhythms).optional(),
        hour: numeric(0, 23).optional(),
        max_links_per_page: numeric(1, 20).optional(),
        ...tolerated,
      }),
    )
    .output(answer({ website_pages: websitePagesSchema })),
  map: userCall
    .route({
      method: 'GET',
      path: '/features/pages/map',
      summary: 'The link map of a website, as it was laid out after the last check',
    })
    .input(z.object({ website_id: id(), group: z.enum(['section', 'type']).default('section'), ...tolerated }))
    .output(
      answer({
        /** At most 2,000. The others are one node per section, with `pages` above 1 and no id. */
        nodes: z.array(
          z.object({
            key: z.string(),
            page_id: z.int().nullable(),
            title: z.string(),
            path: z.string(),
            group: z.string(),
            links_in: z.int(),
            links_out: z.int(),
            issue: z.enum(pageIssues).nullable(),
            pages: z.int(),
            /** −1 to 1. Orphans are apart, at the right edge. */
            x: z.number(),
            y: z.number(),
          }),
        ),
        /** Positions in `nodes`, and whether the link is in content. */
        edges: z.array(z.tuple([z.int(), z.int(), z.boolean()])),
        laid_out_at: timestamp().nullable(),
      }),
    ),
  toolFields: userCall
    .route({
      method: 'GET',
      path: '/features/pages/tool_fields',
      summary: 'Get website page data for a tool form',
    })
    .input(
      z.object({
        website_id: id(),
        tool: z.enum(pageTools),
        /** For tools about one page. */
        page_url_id: optionalId(),
        ...tolerated,
      }),
    )
    .output(
      answer({
        /** Values by field name, as orders take them. */
        fields: z.record(z.string(), z.string()),
        /** Pages or keywords in the values, and those that do not fit into the field. */
        taken: z.int(),
        left_out: z.int(),
      }),
    ),
  export: userCall
    .route({ method: 'GET', path: '/features/pages/export', summary: 'Pages of a website as a csv file' })
    .input(z.object({ website_id: id(), issue: z.enum(pageIssues).optional(), ...tolerated }))
    .output(z.file()),
};

export const pagesContract = withErrors(calls, {}, { check: { 409: ['CHECK_RUNNING'] }, create: { 409: ['TOO_MANY_PAGES'] } });
