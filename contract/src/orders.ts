// Orders and the documents they become.
import * as z from 'zod';
import { answer, flag, id, listOf, paging, sameCallsUnder, timestamp, tolerated, userCall } from './base.ts';

export const orderStatusSchema = z.enum(['processing', 'in_progress', 'accepted', 'failed', 'onHold']);
export type OrderStatus = z.infer<typeof orderStatusSchema>;

export const progressSchema = z.object({
  stage: z.enum(['reading', 'planning', 'writing', 'checking']),
  section: z.int().optional(),
  sections: z.int().optional(),
  label: z.string().optional(),
});

/** One row of the list: one order detail, without its body. */
export const orderRowSchema = z.object({
  id: z.int().describe('Same as order_id'),
  order_id: z.int(),
  order_detail_id: z.int(),
  title: z.string(),
  tool: z.string(),
  tool_name: z.string(),
  icon: z.string(),
  macrocategory: z.string(),
  category: z.enum(['text', 'media']),
  status: orderStatusSchema,
  /** Why it failed or is on hold, in the reader's language. */
  reason: z.string().nullable(),
  progress: progressSchema.nullable(),
  language: z.string(),
  words: z.int().nullable(),
  price: z.int(),
  user: z.object({ id: z.int(), name: z.string() }),
  workspace_id: z.int().nullable(),
  folder_id: z.int().nullable(),
  created_at: timestamp(),
  updated_at: timestamp(),
  can: z.object({ edit: z.boolean(), delete: z.boolean(), retry: z.boolean(), download: z.boolean() }),
});
export type OrderRow = z.infer<typeof orderRowSchema>;

export const engineMarkSchema = z.object({
  kind: z.enum(['composer', 'model', 'computed']),
  provider: z.string().nullable(),
  model: z.string().nullable(),
});

/** What a document holds: its html and whatever fields the tool's result has (main_title, paragraphs_headings, meta_title …). */
export const documentContentSchema = z.looseObject({ html: z.string() });

const sourceRefSchema = z.object({ id: z.int(), title: z.string(), url: z.string().nullable() });

/** One document, whole. */
export const documentSchema = orderRowSchema.extend({
  content: documentContentSchema,
  /** The input of the order, by field name. */
  fields: z.record(z.string(), z.unknown()),
  engine: engineMarkSchema.nullable(),
  sources: z.array(sourceRefSchema),
  version: z.object({ id: z.int(), number: z.int(), created_at: timestamp() }).nullable(),
  order_details: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      description: z.string().nullable(),
      status: orderStatusSchema,
      reason: z.string().nullable(),
    }),
  ),
});
export type DocumentDetail = z.infer<typeof documentSchema>;

export const placedOrderSchema = z.object({
  id: z.int(),
  title: z.string(),
  tool: z.string(),
  price: z.int(),
  order_details: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      description: z.string().nullable(),
      status: orderStatusSchema,
      reason: z.string().nullable(),
    }),
  ),
});

export const versionSchema = z.object({
  id: z.int(),
  number: z.int(),
  name: z.string().nullable(),
  created_at: timestamp(),
  updated_at: timestamp(),
  user: z.object({ id: z.int(), name: z.string() }).nullable(),
  impersonator: z.object({ id: z.int(), name: z.string() }).nullable(),
  origin: z.enum(['engine', 'person', 'restore']),
  words: z.int(),
  is_current: z.boolean(),
});
export type DocumentVersion = z.infer<typeof versionSchema>;

/** What every placing call may carry beside the tool's own fields. */
const orderContext = {
  title: z.string().trim().max(200).nullish(),
  category: z.enum(['text', 'media']).optional(),
  workspace_id: id().nullish(),
  folder_id: id().nullish(),
  brand_voice_id: id().nullish(),
  guideline_id: id().nullish(),
  website_id: id().nullish(),
  additional_source_ids: listOf(id()).optional(),
  source_files: listOf(z.file()).optional(),
  source_urls: listOf(z.string().trim().max(2048)).optional(),
  ...tolerated,
};

const oneDocument = { order_detail_id: id(), ...tolerated };

export const ordersContract = {
  /** `product-list` lists, `retrieve-html` gives one with its content in `orders[0].content`. */
  show: userCall
    .route({ method: 'GET', path: '/services/orders/show', summary: 'List documents, or show one' })
    .input(
      z.object({
        action: z.enum(['product-list', 'retrieve-html']).default('product-list'),
        order_detail_id: id().optional(),
        order_detail_ids: listOf(id()).pipe(z.array(id()).max(100)).optional(),
        workspace_id: id().nullish(),
        folder_id: id().nullish(),
        resultType: z.enum(['text', 'media']).optional(),
        status: z.enum(['accepted', 'processing', 'in_progress', 'failed', 'onHold']).optional(),
        tool: z.string().max(80).optional(),
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
        folders: z.array(z.object({ id: z.int(), name: z.string(), parent_id: z.int().nullable(), isFolder: z.literal(true) })),
        /** Documents by status in this workspace. */
        counts: z.record(orderStatusSchema, z.int()),
        next: z.string().nullable(),
      }),
    ),
  create: userCall
    .route({ method: 'POST', path: '/services/orders/create', summary: 'Place an order' })
    .input(
      z.object({
        tool: z.string().min(1).max(80),
        fields: z.record(z.string(), z.unknown()).default({}),
        order_id: id().optional(),
        ...orderContext,
      }),
    )
    .output(answer({ order: placedOrderSchema })),
  /** Once per step of a wizard; a draft reserves nothing and is not listed. */
  propose: userCall
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
  update: userCall
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
      }),
    )
    .output(answer({ order: documentSchema })),
  remove: userCall
    .route({ method: 'DELETE', path: '/services/orders/delete', summary: 'Delete an order or one of its documents' })
    .input(z.object({ order_id: id().optional(), order_detail_id: id().optional(), ...tolerated }))
    .output(answer({})),
  retry: userCall
    .route({ method: 'POST', path: '/services/orders/retry', summary: 'Try a failed or held document again' })
    .input(z.object(oneDocument))
    .output(answer({ order: placedOrderSchema })),
  download: userCall
    .route({ method: 'GET', path: '/services/orders/download', summary: 'Download a document as a file' })
    .input(
      z.object({
        ...oneDocument,
        format: z.enum(['docx', 'pdf', 'html', 'md', 'txt']),
        type: z.enum(['text', 'media']).default('text'),
      }),
    )
    .output(z.file()),
  history: userCall
    .route({ method: 'GET', path: '/services/orders/order_history', summary: 'Versions of a document, newest first' })
    .input(z.object({ order_id: id().optional(), order_detail_id: id().optional(), ...tolerated }))
    .output(answer({ versions: z.array(versionSchema) })),
  showVersion: userCall
    .route({ method: 'GET', path: '/services/orders/versions/show', summary: 'One version with its text' })
    .input(z.object({ version_id: id(), ...tolerated }))
    .output(answer({ version: versionSchema.extend({ html: z.string() }) })),
  restoreVersion: userCall
    .route({ method: 'POST', path: '/services/orders/versions/restore', summary: 'Make an old version the newest' })
    .input(z.object({ version_id: id(), ...tolerated }))
    .output(answer({ order: documentSchema })),
  nameVersion: userCall
    .route({ method: 'POST', path: '/services/orders/versions/name', summary: 'Name a version, which closes it' })
    .input(z.object({ version_id: id(), name: z.string().trim().max(120), ...tolerated }))
    .output(answer({ version: versionSchema })),
  /** A CSV of products, one document a row; the columns are the tool's fields. */
  productDescriptions: userCall
    .route({
      method: 'POST',
      path: '/tools/product_description_generator',
      summary: 'Place a bulk order of product descriptions',
    })
    .input(
      z.object({
        files: listOf(z.file()),
        language: z.string().max(10).optional(),
        order_title: z.string().trim().max(120).nullish(),
        workspace_id: id().nullish(),
        translate_from: z.string().max(10).nullish(),
        ...tolerated,
      }),
    )
    .output(answer({ order: placedOrderSchema })),
};

/** The same calls for media. The tool says what category an order is of; this path only presets the filter of lists. */
const { productDescriptions: _, ...textAndMediaCalls } = ordersContract;
export const mediaOrdersContract = sameCallsUnder(textAndMediaCalls, '/services/orders/', '/services/media/orders/');
