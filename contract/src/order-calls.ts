// The calls on orders and the documents they become.
import * as z from 'zod';
import { answer, flag, id, listOf, numeric, orderCall, paging, sameCallsUnder, tolerated, workspaceId } from './base.ts';
import { folderSchema } from './folders.ts';
import {
  documentSchema,
  engineMarkSchema,
  mediaFormats,
  orderContext,
  orderFormSchema,
  orderPlacedSchema,
  orderRowSchema,
  orderStatusSchema,
  textFormats,
  versionSchema,
} from './orders.ts';

const oneDocument = { order_detail_id: id(), ...tolerated };

/** All documents of an order, one, or several of any order. */
const someDocuments = {
  order_id: id().optional(),
  order_detail_id: id().optional(),
  order_detail_ids: listOf(id()).pipe(z.array(id()).max(1000)).optional(),
};

const productFiles = z.object({
  files: listOf(z.file()),
  language: z.string().max(10).optional(),
  order_title: z.string().trim().max(120).nullish(),
  workspace_id: workspaceId(),
  translate_from: z.string().max(10).nullish(),
  ...tolerated,
});

export const ordersContract = {
  /** `product-list` lists, `retrieve-html` gives one with its content in `orders[0].content`. */
  show: orderCall
    .route({ method: 'GET', path: '/services/orders/show', summary: 'List documents, or show one' })
    .input(
      z.object({
        action: z.enum(['product-list', 'retrieve-html']).default('product-list'),
        order_detail_id: id().optional(),
        order_detail_ids: listOf(id()).pipe(z.array(id()).max(100)).optional(),
        workspace_id: workspaceId(),
        /** Documents directly in this folder; `none` for those in no folder. Without it all of the place. */
        folder_id: z.union([z.literal('none'), id()]).nullish(),
        language: z.string().max(10).optional(),
        author_id: id().optional(),
        /** Days in UTC, both included. */
        created_from: z.iso.date().optional(),
        created_to: z.iso.date().optional(),
        resultType: z.enum(['text', 'media']).optional(),
        status: z.enum(['accepted', 'processing', 'in_progress', 'failed', 'onHold']).optional(),
        tool: z.string().max(80).optional(),
        /** Words of title and text; beginnings suffice, "quoted words" stand together. */
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
        // Rows first: lists and polls have many, and what has more than a row is a document.
        orders: z.array(z.union([orderRowSchema.strict(), documentSchema])),
        recordsTotal: z.int(),
        recordsFiltered: z.int(),
        folders: z.array(folderSchema),
        /** Documents by status in this workspace. */
        counts: z.record(orderStatusSchema, z.int()),
        next: z.string().nullable(),
      }),
    ),
  create: orderCall
    .route({ method: 'POST', path: '/services/orders/create', summary: 'Place an order' })
    .input(
      z.object({
        tool: z.string().min(1).max(80),
        fields: z.record(z.string(), z.unknown()).default({}),
        order_id: id().optional(),
        ...orderContext,
      }),
    )
    .output(answer({ order: orderPlacedSchema })),
  /** Counts what the fields do not tell (words of a page, rows of a table) as placing does; the rest of the form may still be empty. */
  quote: orderCall
    .route({ method: 'POST', path: '/services/orders/quote', summary: 'What an order would cost' })
    .input(
      z.object({
        tool: z.string().min(1).max(80),
        fields: z.record(z.string(), z.unknown()).default({}),
        source_files: listOf(z.file()).optional(),
        ...tolerated,
      }),
    )
    .output(
      answer({
        price: z.int(),
        measures: z.object({
          mediaSeconds: z.number().optional(),
          fileWords: z.int().optional(),
          pageWords: z.int().optional(),
          fileRows: z.int().optional(),
        }),
      }),
    ),
  /** Once per step of a wizard; a draft reserves nothing and is not listed. */
  propose: orderCall
    .route({ method: 'PUT', path: '/services/orders/create', summary: 'Finish a step and get a proposal for the next' })
    .input(
      z.object({
        tool: z.string().min(1).max(80),
        step: z.string().min(1).max(40),
        fields: z.record(z.string(), z.unknown()).default({}),
        order_id: id().optional(),
        ...orderContext,
      }),
    )
    .output(
      answer({
        order: z.object({ id: z.int(), additional_source_ids: z.array(z.int()) }),
        proposal: z.record(z.string(), z.unknown()),
        engine: engineMarkSchema,
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
        /** Version the text was based on; a newer one by somebody else is answered 409 and nothing is lost. */
        base_version_id: id().optional(),
        /** Its revision: another one, also by oneself in a second tab, is answered 409. */
        base_revision: numeric().min(1).optional(),
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
        folder_id: id().nullish(),
        /** Another workspace, or null for the personal one; without it they stay where they are. */
        workspace_id: workspaceId(),
        ...tolerated,
      }),
    )
    .output(answer({ moved: z.int() })),
  retry: orderCall
    .route({ method: 'POST', path: '/services/orders/retry', summary: 'Try a failed or held document again' })
    .input(z.object(oneDocument))
    .output(answer({ order: orderPlacedSchema })),
  cancel: orderCall
    .route({ method: 'POST', path: '/services/orders/cancel', summary: 'Cancel what is being written; its credits come back' })
    .input(z.object({ order_id: id().optional(), order_detail_id: id().optional(), ...tolerated }))
    .output(answer({ cancelled: z.int() })),
  download: orderCall
    .route({ method: 'GET', path: '/services/orders/download', summary: 'Download a document as a file' })
    .input(
      z.object({
        order_detail_id: id().optional(),
        /** Several come as one zip. */
        order_detail_ids: listOf(id()).pipe(z.array(id()).max(200)).optional(),
        ...tolerated,
        /** Of a text, or (with `type` media, and where only a file has it) of the files that the order made. */
        format: z.enum([...textFormats, ...mediaFormats]),
        /** Adds who wrote each passage: the engine (which, with which sources) or a person. */
        provenance: flag().optional(),
        type: z.enum(['text', 'media']).default('text'),
      }),
    )
    .output(z.file()),
  form: orderCall
    .route({ method: 'GET', path: '/services/orders/form', summary: 'What a document was ordered with, to order it again' })
    .input(z.object(oneDocument))
    .output(answer({ form: orderFormSchema })),
  history: orderCall
    .route({ method: 'GET', path: '/services/orders/order_history', summary: 'Versions of a document, newest first' })
    .input(z.object({ order_id: id().optional(), order_detail_id: id().optional(), ...tolerated }))
    .output(answer({ versions: z.array(versionSchema) })),
  showVersion: orderCall
    .route({ method: 'GET', path: '/services/orders/versions/show', summary: 'One version with its text' })
    .input(z.object({ version_id: id(), ...tolerated }))
    .output(answer({ version: versionSchema.extend({ html: z.string() }) })),
  restoreVersion: orderCall
    .route({ method: 'POST', path: '/services/orders/versions/restore', summary: 'Make an old version the newest' })
    .input(z.object({ version_id: id(), ...tolerated }))
    .output(answer({ order: documentSchema })),
  nameVersion: orderCall
    .route({ method: 'POST', path: '/services/orders/versions/name', summary: 'Name a version, which closes it' })
    .input(z.object({ version_id: id(), name: z.string().trim().max(120), ...tolerated }))
    .output(answer({ version: versionSchema })),
  /** A CSV of products, one document a row; the columns are the tool's fields. */
  productDescriptions: orderCall
    .route({
      method: 'POST',
      path: '/tools/product_description_generator',
      summary: 'Place a bulk order of product descriptions',
    })
    .input(productFiles)
    .output(answer({ order: orderPlacedSchema })),
  /** The same for bullet points. */
  bulletPoints: orderCall
    .route({
      method: 'POST',
      path: '/tools/bullet_point_generator',
      summary: 'Place a bulk order of product bullet points',
    })
    .input(productFiles)
    .output(answer({ order: orderPlacedSchema })),
};

/** The same calls for media. The tool says what category an order is of; this path only presets the filter of lists. */
const { productDescriptions: _descriptions, bulletPoints: _points, ...textAndMediaCalls } = ordersContract;
export const mediaOrdersContract = sameCallsUnder(textAndMediaCalls, '/services/orders/', '/services/media/orders/');
