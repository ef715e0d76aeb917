// Start from a website: its public pages are read, their content is shown, and confirmed parts become website, voice, sources and tasks.
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
  timestamp,
  tolerated,
  workspaceId,
} from './base.ts';
import { voiceLanguages, voiceProfileSchema } from './brand-voices.ts';
import { withErrors } from './errors.ts';
import { pageLimits } from './page-words.ts';
import {
  startLimits,
  startPageReasons,
  startPageStates,
  startProblems,
  startStates,
  startTaskKinds,
} from './site-start-words.ts';

const color = () => z.string().regex(/^#[0-9a-f]{6}$/i);

export const startPageSchema = z.object({
  id: z.int(),
  url: z.string(),
  title: z.string().nullable(),
  /** Null until it was read. */
  words: z.int().nullable(),
  state: z.enum(startPageStates),
  reason: z.enum(startPageReasons).nullable(),
  /** HTTP status of the response, and the target of a redirect. */
  http_state: z.int().nullable(),
  leads_to: z.string().nullable(),
});
export type StartPageRow = z.infer<typeof startPageSchema>;

const nameSources = ['json-ld', 'og:site_name', 'title', 'host'] as const;
const logoSources = ['json-ld', 'apple-touch-icon', 'icon', 'og-image'] as const;

const foundColorSchema = z.object({
  hex: color(),
  source: z.union([
    z.object({ kind: z.literal('theme') }),
    z.object({ kind: z.literal('property'), name: z.string() }),
    z.object({ kind: z.literal('uses'), count: z.int() }),
  ]),
});
export type FoundColor = z.infer<typeof foundColorSchema>;

/** A page in a list of findings. */
const namedPage = { page_id: z.int(), url: z.string(), title: z.string().nullable() };

export const startFoundSchema = z.object({
  name: z.object({ value: z.string(), source: z.enum(nameSources) }).nullable(),
  logo: z.object({ path: z.string(), source: z.enum(logoSources) }).nullable(),
  colors: z.object({
    primary: foundColorSchema.nullable(),
    background: foundColorSchema.nullable(),
    accent: foundColorSchema.nullable(),
  }),
  /** Languages of the pages that were read, the one of most pages first. */
  languages: z.array(z.string()),
  words: z.int(),
  /** Different links between pages of the website; null until all pages are read. */
  links: z.object({ internal: z.int(), broken: z.int().nullable(), orphans: z.int().nullable() }),
  titles: z.array(z.object({ ...namedPage, pixels: z.int() })),
  descriptions: z.array(z.object(namedPage)),
  /** Null while pages are read, and where there is too little text or none in a language that voices know. */
  voice: z.object({ profile: voiceProfileSchema, language: z.enum(voiceLanguages), words: z.int() }).nullable(),
  voice_problem: z.enum(['too_few_words', 'language']).nullable(),
  missing_links: z.array(
    z.object({
      key: z.string(),
      from: z.object(namedPage),
      to: z.object(namedPage),
      anchor: z.string(),
      sentence: z.string(),
    }),
  ),
  map: z.object({
    nodes: z.array(
      z.object({
        page_id: z.int(),
        x: z.number(),
        y: z.number(),
        section: z.string(),
        is_home: z.boolean(),
        is_orphan: z.boolean(),
      }),
    ),
    edges: z.array(z.tuple([z.int(), z.int()])),
  }),
  tasks: z.array(
    z.object({
      kind: z.enum(startTaskKinds),
      count: z.int(),
      /** Facts that the page of a job posting states. */
      vacancy: z.object({ title: z.string().nullable(), place: z.string().nullable(), url: z.string() }).nullable(),
      /** The tool of its work, and the tool's result without a model; null without a tool. */
      tool: z.string().nullable(),
      works: z.enum(['now', 'needs_model']),
    }),
  ),
});
export type StartFound = z.infer<typeof startFoundSchema>;

/** Things that *Finish setup* or the sample content created; null for one that was not created or is deleted. */
const madeSchema = z.object({
  workspace: z.object({ id: z.int(), name: z.string(), is_new: z.boolean() }).nullable(),
  website_id: z.int().nullable(),
  pages: z.int(),
  brand_voice_id: z.int().nullable(),
  source_ids: z.array(z.int()),
  tasks: z.array(z.object({ id: z.int(), title: z.string(), kind: z.enum(startTaskKinds) })),
  has_branding: z.boolean(),
  order_detail_ids: z.array(z.int()),
});
export type StartMade = z.infer<typeof madeSchema>;

export const siteStartSchema = z.object({
  id: z.int(),
  kind: z.enum(['website', 'sample']),
  workspace_id: z.int().nullable(),
  url: z.string(),
  host: z.string(),
  limit: z.int(),
  state: z.enum(startStates),
  /** Why it failed. */
  problem: z.enum(startProblems).nullable(),
  /** The most requests in a second that the website gets. */
  requests_per_second: z.number(),
  read: z.int(),
  /** Pages that are known and will be read, those that were read included; at most the limit. */
  total: z.int(),
  seconds_left: z.int().nullable(),
  pages: z.array(startPageSchema),
  found: startFoundSchema,
  made: madeSchema.nullable(),
  created_at: timestamp(),
  ended_at: timestamp().nullable(),
  can: z.object({
    change_branding: z.boolean(),
    /** Name of a user with permission to change the branding, if the caller has none. */
    branding_owner: z.string().nullable(),
    create_workspace: z.boolean(),
    finish: z.boolean(),
    stop: z.boolean(),
    remove_sample: z.boolean(),
  }),
});
export type SiteStart = z.infer<typeof siteStartSchema>;

const one = answer({ site_start: siteStartSchema });
const byId = z.object({ id: id(), ...tolerated });
const path = () => z.string().trim().max(300);

const calls = {
  /** Reads a website in the background. Throws 409 while another run of the same place is read. */
  begin: idempotent(managerCall)
    .route({ method: 'POST', path: '/features/site-start/begin', summary: 'Read a website to set up from it' })
    .input(
      z.object({
        url: z.string().trim().min(1).max(pageLimits.urlLength).describe('A URL or host; https is tried first without a scheme'),
        pages: numeric(startLimits.minPages, startLimits.maxPages).default(startLimits.defaultPages),
        language: z.string().trim().max(12).optional().describe('Only pages in this language'),
        path: path().optional().describe('Where reading starts, like `/en/`'),
        only_folders: listOf(path())
          .pipe(z.array(z.string()).max(startLimits.folders))
          .optional()
          .describe('Only pages below these folders, like `/magazine`'),
        workspace_id: workspaceId(),
        ...tolerated,
      }),
    )
    .output(one),
  /** Without an id: the newest run of the caller here that is not finished, else null. */
  show: managerCall
    .route({ method: 'GET', path: '/features/site-start/show', summary: 'A run with its pages and what was found so far' })
    .input(z.object({ id: optionalId(), workspace_id: workspaceId(), ...tolerated }))
    .output(
      answer({
        site_start: siteStartSchema.nullable(),
        /** The newest sample content here that can be removed. */
        sample_id: z.int().nullable(),
      }),
    ),
  stop: managerCall
    .route({ method: 'POST', path: '/features/site-start/stop', summary: 'Stop reading and use the pages that were read' })
    .input(byId)
    .output(one),
  /** Creates only the named objects and ignores omitted cards. A repeated call returns the created objects. */
  finish: idempotent(managerCall)
    .route({ method: 'POST', path: '/features/site-start/finish', summary: 'Set up from what was found' })
    .input(
      z.object({
        id: id(),
        name: z.string().trim().min(1).max(80).describe('Names the website, the brand voice and a new workspace'),
        brand: z
          .object({
            primary: color().nullish(),
            background: color().nullish(),
            accent: color().nullish(),
            logo: flag().default(false),
          })
          .nullish(),
        voice: z.object({ profile: voiceProfileSchema.optional() }).nullish(),
        link_map: z
          .object({
            page_ids: z.array(id()).max(startLimits.maxPages).optional(),
            has_sources: flag().default(true),
          })
          .nullish(),
        titles: z.object({ page_ids: z.array(id()).max(startLimits.maxPages).optional() }).nullish(),
        missing_links: z.object({ keys: z.array(z.string().max(40)).max(startLimits.links).optional() }).nullish(),
        tasks: z
          .object({
            kinds: z.array(z.enum(startTaskKinds)).max(startTaskKinds.length).optional(),
          })
          .nullish(),
        ...tolerated,
      }),
    )
    .output(one),
  sample: idempotent(managerCall)
    .route({ method: 'POST', path: '/features/site-start/sample', summary: 'Make sample content, marked as sample' })
    .input(z.object({ workspace_id: workspaceId(), ...tolerated }))
    .output(one),
  removeSample: managerCall
    .route({ method: 'POST', path: '/features/site-start/remove_sample', summary: 'Delete sample content' })
    .input(byId)
    .output(answer({ deleted: z.int() })),
};

export const siteStartContract = withErrors(
  calls,
  {},
  {
    begin: { 409: ['START_RUNNING'] },
    stop: { 409: ['START_STATE'] },
    finish: { 409: ['START_STATE', 'BRAND_VOICE_LIMIT', 'WORKSPACE_LIMIT'] },
    sample: { 409: ['START_STATE', 'BRAND_VOICE_LIMIT'] },
    removeSample: { 409: ['START_STATE'] },
  },
);
