// Documents: the results of orders. Listed, shown, saved, moved, deleted and downloaded, with their versions.
import * as z from 'zod';
import {
  answer,
  day,
  flag,
  id,
  listOf,
  managerCall,
  nullishId,
  optionalId,
  orderCall,
  paging,
  revisionNumber,
  sameCallsUnder,
  tolerated,
  userCall,
  workspaceId,
} from './base.ts';
import { voiceReportSchema } from './brand-voices.ts';
import { documentFileCalls } from './document-files.ts';
import { maxPickedDocuments, maxZippedDocuments } from './document-limits.ts';
import { documentSchema, mediaFormats, orderFormSchema, orderRowSchema, textFormats, versionSchema } from './document-shapes.ts';
import { documentTextCalls } from './document-text-calls.ts';
import { withErrors } from './errors.ts';
import { folderSchema } from './folders.ts';
import { orderStatusSchema } from './orders.ts';

const oneDocument = { order_detail_id: id(), ...tolerated };

/** All documents of an order, one, or several of any order. */
const someDocuments = {
  order_id: optionalId(),
  order_detail_id: optionalId(),
  order_detail_ids: listOf(id()).pipe(z.array(id()).max(maxPickedDocuments)).optional(),
};

const versionWithText = versionSchema.extend({ title: z.string(), html: z.string() });

const calls = {
  /** `product-list` lists, `retrieve-html` gives one with its content in `orders[0].content`. */
  show: orderCall
    .route({ method: 'GET', path: '/services/orders/show', summary: 'List documents, or show one' })
    .input(
      z.object({
        action: z.enum(['product-list', 'retrieve-html']).default('product-list'),
        order_detail_id: optionalId(),
        order_detail_ids: listOf(id()).pipe(z.array(id()).max(100)).optional(),
        workspace_id: workspaceId(),
        /** Documents directly in this folder; `none` for those in no folder. Without it all of the place. */
        folder_id: z.union([z.literal('none'), id()]).nullish(),
        language: z.string().max(10).optional(),
        author_id: optionalId(),
        /** Days in UTC, both included. */
        created_from: day().optional(),
        created_to: day().optional(),
        resultType: z.enum(['text', 'media']).optional(),
        status: z.enum(['accepted', 'processing', 'in_progress', 'failed', 'onHold']).optional(),
        /** Only those that were cancelled before they were written (their status is `failed`), or only the others. */
        is_cancelled: flag().optional(),
        tool: z.string().max(80).optional(),
        /** Words of title and text; beginnings suffice, "quoted words" are together. */
        search: z.string().trim().max(200).optional(),
        sort: z.enum(['created_at', '-created_at', 'title', '-title']).default('-created_at'),
        after: z.string().max(200).optional(),
        month: z
          .string()
          .regex(/^\d{4}-\d{2}$/)
          .optional(),
        ...paging,
        ...tolerated,
      }),
    )
    .output(
      answer({
        // Rows first: lists and polls have many. An object with more than a row's fields is a document.
        orders: z.array(z.union([orderRowSchema.strict(), documentSchema])),
        recordsTotal: z.int(),
        recordsFiltered: z.int(),
        folders: z.array(folderSchema),
        /** Documents by status in this workspace. */
        counts: z.record(orderStatusSchema, z.int()),
        /** Number of canceled ones in `counts.failed`, counted to 10,000. */
        cancelled: z.int(),
        next: z.string().nullable(),
      }),
    ),
  // Two million characters, of up to four bytes each.
  update: orderCall
    .meta({ access: 'user', maxBodyBytes: 9_000_000 })
    .route({ method: 'POST', path: '/services/orders/update', summary: 'Save a document' })
    .input(
      z.object({
        ...oneDocument,
        title: z.string().trim().min(1).max(200).optional(),
        content: z
          .object({
            html: z.string().max(2_000_000),
            meta_title: z.string().max(300).nullish(),
            meta_description: z.string().max(600).nullish(),
          })
          .optional(),
        autosave: flag().optional(),
        /** Version the text was based on; a newer one by someone else is answered 409 and nothing is lost. */
        base_version_id: optionalId(),
        /** Its revision: another one, also by oneself in a second tab, is answered 409. */
        base_revision: revisionNumber().optional(),
      }),
    )
    .output(answer({ order: documentSchema })),
  remove: orderCall
    .route({ method: 'DELETE', path: '/services/orders/delete', summary: 'Delete an order, or documents' })
    .input(z.object({ ...someDocuments, ...tolerated }))
    .output(answer({ deleted: z.int() })),
  move: orderCall
    .route({
      method: 'POST',
      path: '/services/orders/move',
      summary: 'Move an order or documents into a folder or another workspace',
    })
    .input(
      z.object({
        ...someDocuments,
        /** Null takes them out of their folder. */
        folder_id: nullishId(),
        /** Another workspace, or null for the personal one; without it they stay where they are. */
        workspace_id: workspaceId(),
        ...tolerated,
      }),
    )
    .output(answer({ moved: z.int() })),
  download: orderCall
    .route({ method: 'GET', path: '/services/orders/download', summary: 'Download a document as a file' })
    .input(
      z.object({
        order_detail_id: optionalId(),
        /** Several come as one zip. */
        order_detail_ids: listOf(id()).pipe(z.array(id()).max(maxZippedDocuments)).optional(),
        ...tolerated,
        /** Of a text, or (with `type` media, and where only a file has it) of the files that the order made. */
        format: z.enum([...textFormats, ...mediaFormats]),
        /** Adds the author of each passage: the engine (its kind and sources) or a person. */
        provenance: flag().optional(),
        type: z.enum(['text', 'media']).default('text'),
      }),
    )
    .output(z.file()),
  form: orderCall
    .route({ method: 'GET', path: '/services/orders/form', summary: 'Get the order form input of a document' })
    .input(z.object(oneDocument))
    .output(answer({ form: orderFormSchema })),
  history: orderCall
    .route({ method: 'GET', path: '/services/orders/order_history', summary: 'Versions of a document, newest first' })
    .input(z.object({ order_id: optionalId(), order_detail_id: optionalId(), ...tolerated }))
    .output(answer({ versions: z.array(versionSchema) })),
  showVersion: orderCall
    .route({ method: 'GET', path: '/services/orders/versions/show', summary: 'One version with its text' })
    .input(z.object({ version_id: id(), ...tolerated }))
    .output(answer({ version: versionSchema.extend({ html: z.string() }) })),
  restoreVersion: orderCall
    .route({ method: 'POST', path: '/services/orders/versions/restore', summary: 'Restore a version' })
    .input(z.object({ version_id: id(), ...tolerated }))
    .output(answer({ order: documentSchema })),
  nameVersion: orderCall
    .route({ method: 'POST', path: '/services/orders/versions/name', summary: 'Name a version, which closes it' })
    .input(z.object({ version_id: id(), name: z.string().trim().max(120), ...tolerated }))
    .output(answer({ version: versionSchema })),
};

const documentCalls = withErrors(
  calls,
  { 404: ['ORDER_NOT_FOUND'] },
  {
    show: { 404: ['FOLDER_NOT_FOUND'] },
    update: { 409: ['DOCUMENT_CHANGED', 'ORDER_NOT_EDITABLE'] },
    remove: { 409: ['ORDER_BUSY', 'DOCUMENT_OF_TASK', 'DOCUMENT_OF_REQUEST'] },
    move: { 403: ['MOVE_ONLY_OWN'], 404: ['FOLDER_NOT_FOUND'], 409: ['DOCUMENT_OF_TASK', 'DOCUMENT_OF_REQUEST'] },
    download: { 409: ['ORDER_NOT_DOWNLOADABLE'] },
    showVersion: { 404: ['VERSION_NOT_FOUND'] },
    restoreVersion: { 404: ['VERSION_NOT_FOUND'], 409: ['ORDER_NOT_EDITABLE'] },
    nameVersion: { 404: ['VERSION_NOT_FOUND'], 409: ['ORDER_NOT_EDITABLE'] },
  },
);

const furtherCalls = {
  compareVersions: orderCall
    .route({ method: 'GET', path: '/services/orders/versions/compare', summary: 'Two versions of a document with their texts' })
    .input(z.object({ version_id: id(), other_version_id: id(), ...tolerated }))
    .output(answer({ from: versionWithText, to: versionWithText, words_added: z.int(), words_removed: z.int() })),
  /** The text as it stood before the restore becomes a new version. */
  cancelRestore: orderCall
    .route({
      method: 'POST',
      path: '/services/orders/versions/cancel',
      summary: 'Undo the last restore',
    })
    .input(z.object({ order_detail_id: id(), ...tolerated }))
    .output(answer({ order: documentSchema })),
  /** Brand voice report of a document. */
  voiceReport: userCall
    .route({ method: 'GET', path: '/features/brand-voice/report', summary: 'Check a document against its brand voice' })
    .input(z.object({ order_detail_id: id(), ...tolerated }))
    .output(
      answer({
        report: voiceReportSchema.nullable(),
        brand_voice: z.object({ id: z.int(), name: z.string() }).nullable(),
        can: z.object({ waive: z.boolean() }),
      }),
    ),
  /** Named, and kept with the document: someone answers for a broken rule. */
  waiveVoiceRule: managerCall
    .route({ method: 'POST', path: '/features/brand-voice/waive', summary: 'Allow an exception to a brand voice rule' })
    .input(
      z.object({
        order_detail_id: id(),
        rule: z.string().min(1).max(120),
        reason: z.string().trim().min(1).max(500),
        ...tolerated,
      }),
    )
    .output(answer({ report: voiceReportSchema.nullable() })),
  removeFolder: orderCall
    .route({ method: 'DELETE', path: '/services/folders/delete', summary: 'Delete a folder' })
    .input(
      z.object({
        folder_id: id(),
        /** `keep`: documents and folders inside move one level up. `delete`: they go with it. */
        contents: z.enum(['keep', 'delete']).default('keep'),
        ...tolerated,
      }),
    )
    .output(answer({ documents: z.int().describe('How many documents were deleted or moved up') })),
};

export const documentsContract = {
  ...documentCalls,
  ...documentFileCalls,
  ...documentTextCalls,
  ...withErrors(
    furtherCalls,
    { 404: ['ORDER_NOT_FOUND'] },
    {
      compareVersions: { 404: ['VERSION_NOT_FOUND'] },
      cancelRestore: { 409: ['NO_RESTORE_TO_CANCEL', 'ORDER_NOT_EDITABLE'] },
      removeFolder: {
        404: ['FOLDER_NOT_FOUND'],
        409: ['FOLDER_TOO_FULL', 'ORDER_BUSY', 'DOCUMENT_OF_TASK', 'DOCUMENT_OF_REQUEST'],
      },
    },
  ),
};

/** The same calls for media; this path only presets the filter of lists. */
export const mediaDocumentsContract = sameCallsUnder(documentCalls, '/services/orders/', '/services/media/orders/');
