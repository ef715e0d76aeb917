// Requests for translation, proofreading and certified translation: asked for, quoted, authorised, delivered and approved.
import * as z from 'zod';
import {
  answer,
  day,
  id,
  idempotent,
  listOf,
  optionalId,
  paging,
  personSchema,
  timestamp,
  tolerated,
  userCall,
  workspaceId,
} from './base.ts';
import { creditErrors, engineErrors, errorsOf, withErrors } from './errors.ts';
import { translationQuoteSchema, wordBandsSchema } from './translation-quote.ts';
import {
  jobStates,
  maxRequestLanguages,
  maxRequestSources,
  requestKinds,
  requestStates,
  stageNames,
  turnarounds,
} from './translation-words.ts';

const language = z.string().trim().min(2).max(12);
const revision = id();
const note = z.string().trim().max(2000);

export const requestStageSchema = z.object({
  /** The job of a linguist; null for `ai`. */
  job_id: z.int().nullable(),
  stage: z.enum(stageNames),
  /** `waiting` for the stage before. Of `ai` as its order has it. */
  state: z.enum([...jobStates, 'waiting', 'failed', 'on_hold']),
  /** Why `ai` failed or is on hold; null otherwise. */
  reason: z.string().nullable(),
  credits: z.int(),
  /** The name alone; null while nobody has it. */
  linguist: z.string().nullable(),
  due_at: timestamp().nullable(),
  delivered_at: timestamp().nullable(),
  /** Message of the linguist with the delivery. */
  note: z.string().nullable(),
  /** Segments, those that are confirmed and those that this stage changed; 0 before it starts. */
  segments: z.int(),
  confirmed: z.int(),
  changed: z.int(),
});
export type RequestStage = z.infer<typeof requestStageSchema>;

export const requestLineSchema = z.object({
  id: z.int(),
  /** The document that its stages are versions of. */
  order_detail_id: z.int(),
  name: z.string(),
  target_language: z.string(),
  words: z.int(),
  bands: wordBandsSchema,
  stages: z.array(requestStageSchema),
});
export type RequestLine = z.infer<typeof requestLineSchema>;

export const translationRequestRowSchema = z.object({
  id: z.int(),
  /** Like TR-2041. A stage that was added to a document has the number of the document's first request. */
  number: z.string(),
  title: z.string(),
  kind: z.enum(requestKinds),
  state: z.enum(requestStates),
  workspace_id: z.int().nullable(),
  source_language: z.string(),
  target_languages: z.array(z.string()),
  words: z.int(),
  /** Stages of all lines, and how many of them are delivered. */
  stages: z.array(z.object({ stage: z.enum(stageNames), state: requestStageSchema.shape.state })),
  /** Documents with a failed `ai` stage, with the first reason; null for none. `services/orders/retry` retries each of them. */
  failed: z.object({ order_detail_ids: z.array(z.int()), reason: z.string().nullable() }).nullable(),
  /** The reason of the hold, or of the first `ai` stage on hold; null otherwise. */
  hold_reason: z.string().nullable(),
  credits: z.int(),
  due_at: timestamp().nullable(),
  wanted_by: day().nullable(),
  requested_by: personSchema,
  created_at: timestamp(),
  updated_at: timestamp(),
});
export type TranslationRequestRow = z.infer<typeof translationRequestRowSchema>;

export const translationRequestSchema = translationRequestRowSchema.extend({
  order_id: z.int(),
  turnaround: z.enum(turnarounds),
  formality: z.enum(['auto', 'formal', 'informal']),
  use_memory: z.boolean(),
  notes: z.string(),
  /** Other fields of its form: field, certification, country of use, names and the like. */
  details: z.record(z.string(), z.string()),
  lines: z.array(requestLineSchema),
  /** All requests of its documents, with this one, the oldest first: a stage added to an accepted document is a separate request. */
  chain: z.array(
    z.object({
      id: z.int(),
      number: z.string(),
      kind: z.enum(requestKinds),
      /** The stage that it adds to the accepted document; null for the request that made it. */
      added_stage: z.enum(['proofreading', 'certificate']).nullable(),
      state: z.enum(requestStates),
      created_at: timestamp(),
    }),
  ),
  quote: translationQuoteSchema.nullable(),
  /** Credits that the order's form reserved; they count towards the quote, and come back where it is not authorised. */
  deposit: z.int(),
  revision_note: z.string().nullable(),
  revisions_left: z.int(),
  /** Credits settled by approving: delivered work, without the surcharge of late deliveries. 0 if nothing waits for approval. */
  approval_credits: z.int(),
  /** Credits that cancelling settles now: delivered work and the confirmed share of work in progress. 0 if it cannot be canceled. */
  cancel_credits: z.int(),
  /** When a delivery counts as approved without an answer; null where it never does. */
  approves_at: timestamp().nullable(),
  authorised_at: timestamp().nullable(),
  delivered_at: timestamp().nullable(),
  approved_at: timestamp().nullable(),
  /** Counts changes; a change names the one that it was made to. */
  revision: z.int(),
  can: z.object({
    edit: z.boolean(),
    delete: z.boolean(),
    quote: z.boolean(),
    authorise: z.boolean(),
    decline: z.boolean(),
    hold: z.boolean(),
    resume: z.boolean(),
    cancel: z.boolean(),
    /** True if an `ai` stage failed: `services/orders/retry` with its document. */
    retry: z.boolean(),
    approve: z.boolean(),
    request_revision: z.boolean(),
  }),
});
export type TranslationRequest = z.infer<typeof translationRequestSchema>;

const one = answer({ translation_request: translationRequestSchema });
const change = { id: id(), revision: revision.optional(), ...tolerated };

const form = {
  title: z.string().trim().max(200).optional(),
  kind: z.enum(requestKinds),
  source_language: language,
  target_languages: listOf(language).pipe(z.array(language).min(1).max(maxRequestLanguages)),
  /** Uploads (`role: input`), each a line for each language. */
  files: listOf(id()).pipe(z.array(id()).max(maxRequestSources)).default([]),
  /** Documents of the same place, each a line for each language. */
  order_detail_ids: listOf(id()).pipe(z.array(id()).max(maxRequestSources)).default([]),
  text: z.string().max(20_000).default(''),
  turnaround: z.enum(turnarounds).default('standard'),
  formality: z.enum(['auto', 'formal', 'informal']).default('auto'),
  wanted_by: day().nullish(),
  use_memory: z.boolean().default(true),
  field: z.string().trim().max(40).default(''),
  certification: z.enum(['certified', 'sworn', 'legalised']).optional(),
  destination_country: z.string().trim().max(80).default(''),
  names_spelling: z.string().trim().max(300).default(''),
  glossary: z.string().max(3000).default(''),
  notes: note.default(''),
};

const calls = {
  show: userCall
    .route({ method: 'GET', path: '/features/translation-requests/show', summary: 'Translation requests, or one of them' })
    .input(
      z.object({
        id: optionalId(),
        /** The newest request of this document as `translation_request`. */
        order_detail_id: optionalId(),
        workspace_id: workspaceId(),
        /** `desk`: the requests of every account without their texts, for coordinators. */
        view: z.enum(['own', 'desk']).default('own'),
        group: z.enum(['all', 'needs_answer', 'quotes', 'running', 'delivered', 'approved']).default('all'),
        language: language.optional(),
        search: z.string().trim().max(100).optional(),
        ...paging,
        ...tolerated,
      }),
    )
    .output(
      answer({
        translation_requests: z.array(translationRequestRowSchema),
        recordsTotal: z.int(),
        recordsFiltered: z.int(),
        /** By group. */
        counts: z.record(z.string(), z.int()),
        translation_request: translationRequestSchema.nullable(),
        can: z.object({ create: z.boolean(), open_desk: z.boolean() }),
      }),
    ),
  /** A draft: nothing is reserved. Files are opened and their words counted. */
  create: idempotent(userCall)
    .route({ method: 'POST', path: '/features/translation-requests/create', summary: 'Draft a translation request' })
    .input(z.object({ workspace_id: workspaceId(), ...form, ...tolerated }))
    .output(one),
  /** Changes a draft or a quoted request, which becomes a draft. Languages and sources stay. */
  edit: userCall
    .route({ method: 'POST', path: '/features/translation-requests/edit', summary: 'Change a translation request' })
    .input(
      z.object({
        ...change,
        title: form.title,
        turnaround: z.enum(turnarounds).optional(),
        wanted_by: form.wanted_by,
        notes: note.optional(),
      }),
    )
    .output(one),
  remove: userCall
    .route({
      method: 'DELETE',
      path: '/features/translation-requests/delete',
      summary: 'Delete an unauthorized request',
    })
    .input(z.object(change))
    .output(answer({})),
  /** The requester asks; where rates are known the quote is there at once. A coordinator answers with rows and date. */
  quote: userCall
    .route({ method: 'POST', path: '/features/translation-requests/quote', summary: 'Request or create a quote' })
    .input(
      z.object({
        ...change,
        rates: z
          .array(z.object({ line_id: id(), stage: z.enum(stageNames), rate: z.number().min(0).max(100_000) }))
          .max(300)
          .optional(),
        due_at: timestamp().optional(),
        message: note.optional(),
      }),
    )
    .output(one),
  authorise: userCall
    .route({
      method: 'POST',
      path: '/features/translation-requests/authorise',
      summary: 'Authorise a quote; reserves its credits',
    })
    .input(z.object({ ...change, quote_hash: z.string().min(1).max(100) }))
    .output(one),
  decline: userCall
    .route({ method: 'POST', path: '/features/translation-requests/decline', summary: 'Decline a quote' })
    .input(z.object(change))
    .output(one),
  hold: userCall
    .route({ method: 'POST', path: '/features/translation-requests/hold', summary: 'Put a running request on hold' })
    .input(z.object({ ...change, note: note.min(1) }))
    .output(one),
  resume: userCall
    .route({ method: 'POST', path: '/features/translation-requests/resume', summary: 'Resume a translation request' })
    .input(z.object(change))
    .output(one),
  /** Releases all credits before a linguist starts, later those of unconfirmed work. */
  cancel: userCall
    .route({ method: 'POST', path: '/features/translation-requests/cancel', summary: 'Cancel a request' })
    .input(z.object(change))
    .output(one),
  approve: userCall
    .route({ method: 'POST', path: '/features/translation-requests/approve', summary: 'Approve a delivery; settles its credits' })
    .input(z.object(change))
    .output(one),
  requestRevision: userCall
    .route({
      method: 'POST',
      path: '/features/translation-requests/request_revision',
      summary: 'Send a delivery back to its linguists',
    })
    .input(z.object({ ...change, note: note, line_ids: listOf(id()).optional() }))
    .output(one),
  /**
   * A proofreading of an accepted document or a certificate of a translation by people, as a quoted request: `authorise` reserves its credits.
   * The same call again returns the same request until it is authorised.
   */
  addStage: userCall
    .route({
      method: 'POST',
      path: '/features/translation-requests/add_stage',
      summary: 'Get a quote for proofreading or certifying an accepted document',
    })
    .input(
      z.object({ order_detail_id: id(), stage: z.enum(['proofreading', 'certificate']), notes: note.default(''), ...tolerated }),
    )
    .output(one),
  /** A translated document beside its source, sentence by sentence; empty for a document without a source, or one that no longer fits it. */
  showTexts: userCall
    .route({
      method: 'GET',
      path: '/features/translation-requests/texts',
      summary: 'Source and translation of a document, sentence by sentence',
    })
    .input(z.object({ order_detail_id: id(), ...paging, ...tolerated }))
    .output(
      answer({
        source_language: z.string().nullable(),
        target_language: z.string(),
        texts: z.array(
          z.object({
            position: z.int(),
            /** Number of the paragraph, cell or title. */
            unit: z.int(),
            /** With marks for inline formatting, like `<g1>`. */
            source: z.string(),
            target: z.string(),
          }),
        ),
        recordsTotal: z.int(),
      }),
    ),
};

const running = errorsOf(creditErrors, engineErrors);
const stageErrors = [
  'PROOFREADING_RUNS',
  'PROOFREAD_ALREADY',
  'ORDER_NOT_EDITABLE',
  'CERTIFIED_ALREADY',
  'PARAGRAPHS_DIFFER',
  'DOCUMENT_OF_REQUEST',
] as const;

export const translationRequestsContract = withErrors(
  calls,
  {
    403: ['TRANSLATIONS_HIDDEN'],
    404: ['REQUEST_NOT_FOUND'],
    409: ['REQUEST_CHANGED', 'REQUEST_STATE', 'HUMAN_SERVICES_OFF'],
  },
  {
    create: errorsOf(running, { 404: ['ORDER_NOT_FOUND'] }),
    quote: running,
    authorise: errorsOf(running, { 404: ['ORDER_NOT_FOUND'], 409: ['QUOTE_CHANGED', ...stageErrors] }),
    addStage: errorsOf(running, { 404: ['ORDER_NOT_FOUND'], 409: ['NOT_BY_PEOPLE', ...stageErrors] }),
    showTexts: { 404: ['ORDER_NOT_FOUND'] },
  },
);
