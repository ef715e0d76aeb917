// Orders of many rows: a file is judged whole, priced whole and placed whole; its rows then run automatically.
import * as z from 'zod';
import {
  answer,
  flag,
  id,
  idempotent,
  listOf,
  nullishId,
  numeric,
  optionalId,
  orderCall,
  reading,
  timestamp,
  tolerated,
  workspaceId,
} from './base.ts';
import { orderRowSchema } from './document-shapes.ts';
import { errorsOf, withErrors } from './errors.ts';
import { orderContext, orderingErrors } from './orders.ts';
import { productOrderCalls } from './product-orders.ts';

/** Rows of one file. */
export const maxBulkRows = 5000;

/** `waiting`: not begun. `cancelled` rows are failed details with that reason. */
export const bulkRowStateSchema = z.enum(['waiting', 'in_progress', 'ready', 'approved', 'failed', 'on_hold', 'cancelled']);
export type BulkRowState = z.infer<typeof bulkRowStateSchema>;

export const bulkOrderSchema = z.object({
  id: z.int(),
  order_id: z.int(),
  title: z.string(),
  tool: z.string(),
  tool_name: z.string(),
  icon: z.string(),
  macrocategory: z.string(),
  state: z.enum(['running', 'paused', 'cancelled', 'finished']),
  file_name: z.string(),
  rows: z.int(),
  counts: z.record(bulkRowStateSchema, z.int()),
  /** The file's columns that were mapped, in the order of the tool's fields, with their label in the reader's language. */
  columns: z.array(z.object({ field: z.string(), label: z.string() })),
  /** Credits of all rows, and those charged so far. */
  price: z.int(),
  spent: z.int(),
  user: z.object({ id: z.int(), name: z.string() }),
  workspace_id: z.int().nullable(),
  folder_id: z.int().nullable(),
  created_at: timestamp(),
  finished_at: timestamp().nullable(),
  can: z.object({
    pause: z.boolean(),
    resume: z.boolean(),
    cancel: z.boolean(),
    retry: z.boolean(),
    approve: z.boolean(),
    export: z.boolean(),
  }),
});
export type BulkOrder = z.infer<typeof bulkOrderSchema>;

/** A row of the grid: the document it became (or becomes), its line in the file as a spreadsheet numbers it, and its cells. */
export const bulkRowSchema = orderRowSchema.extend({
  row_number: z.int(),
  state: bulkRowStateSchema,
  fields: z.record(z.string(), z.unknown()),
  approved_by: z.object({ id: z.int(), name: z.string() }).nullable(),
  approved_at: timestamp().nullable(),
});
export type BulkRow = z.infer<typeof bulkRowSchema>;

/** Column of the file by field of the tool. In multipart `mapping[field]`. */
const mapping = () => z.record(z.string().max(80), z.string().max(200));

/** Fault of a cell; `row` 1 is the first row after the header, `line` the line as a spreadsheet numbers it. */
export const bulkIssueSchema = z.object({
  row: z.int(),
  line: z.int(),
  column: z.string().nullable(),
  field: z.string().nullable(),
  message: z.string(),
});
export type BulkIssue = z.infer<typeof bulkIssueSchema>;

const file = {
  tool: z.string().min(1).max(80),
  /** A file, or the upload of an earlier `validate`. */
  file: z.file().optional(),
  upload_id: optionalId(),
  mapping: mapping().optional(),
  /** Values for every row with an empty cell or without a column. */
  fields: z.record(z.string(), z.unknown()).default({}),
};

const some = {
  bulk_order_id: id(),
  order_detail_ids: listOf(id()).pipe(z.array(id()).max(maxBulkRows)).optional(),
  ...tolerated,
};
const changed = answer({ bulk_order: bulkOrderSchema, changed: z.int() });

const calls = {
  sample: orderCall
    .route({
      method: 'GET',
      path: '/services/orders/bulk/sample',
      summary: "A file with a tool's columns and its worked example",
    })
    .input(z.object({ tool: z.string().min(1).max(80), format: z.enum(['csv', 'xlsx']).default('csv'), ...tolerated }))
    .output(z.file()),
  validate: reading(orderCall)
    .route({ method: 'POST', path: '/services/orders/bulk/validate', summary: 'Validate a bulk order file' })
    .input(z.object({ ...file, ...orderContext }))
    .output(
      answer({
        upload: z.object({
          id: z.int(),
          file_name: z.string(),
          columns: z.array(z.string()),
          rows: z.int(),
          first_rows: z.array(z.array(z.string())),
        }),
        mapping: mapping(),
        is_valid: z.boolean(),
        /** The first 200; the annotated file holds all. */
        issues: z.array(bulkIssueSchema),
        issues_total: z.int(),
        rows_with_issues: z.int(),
        /** Of the rows without a problem. */
        price: z.int(),
        /** True if pages or files at addresses reserve the price of 3,000 words each. The unneeded rest is released. */
        price_is_maximum: z.boolean(),
        credits_available: z.int(),
      }),
    ),
  annotated: orderCall
    .route({
      method: 'GET',
      path: '/services/orders/bulk/annotated',
      summary: 'Download the file with error remarks',
    })
    .input(
      z.object({
        upload_id: id(),
        workspace_id: workspaceId(),
        brand_voice_id: nullishId(),
        mapping: mapping().optional(),
        fields: z.record(z.string(), z.unknown()).default({}),
        format: z.enum(['csv', 'xlsx']).default('csv'),
        ...tolerated,
      }),
    )
    .output(z.file()),
  create: idempotent(orderCall)
    .route({
      method: 'POST',
      path: '/services/orders/bulk/create',
      summary: 'Place a bulk order',
    })
    /** With `leave_out_wrong_rows` rows that have a problem are left out; 422 where none is left. */
    .input(z.object({ ...file, leave_out_wrong_rows: flag().default(false), ...orderContext }))
    .output(answer({ bulk_order: bulkOrderSchema })),
  /** Without an id the bulk orders of the place, newest first; with one its rows. */
  show: orderCall
    .route({ method: 'GET', path: '/services/orders/bulk/show', summary: 'Bulk orders, or the rows of one' })
    .input(
      z.object({
        bulk_order_id: optionalId(),
        workspace_id: workspaceId(),
        tool: z.string().max(80).optional(),
        state: bulkRowStateSchema.optional(),
        search: z.string().trim().max(200).optional(),
        page: numeric(1, 100_000).default(1),
        per_page: numeric(1, 100).default(10),
        ...tolerated,
      }),
    )
    .output(
      answer({
        bulk_orders: z.array(bulkOrderSchema),
        rows: z.array(bulkRowSchema),
        recordsTotal: z.int(),
        recordsFiltered: z.int(),
      }),
    ),
  pause: orderCall
    .route({ method: 'POST', path: '/services/orders/bulk/pause', summary: 'Pause a bulk order' })
    .input(z.object({ bulk_order_id: id(), ...tolerated }))
    .output(changed),
  resume: orderCall
    .route({ method: 'POST', path: '/services/orders/bulk/resume', summary: 'Resume a bulk order' })
    .input(z.object({ bulk_order_id: id(), ...tolerated }))
    .output(changed),
  cancel: orderCall
    .route({
      method: 'POST',
      path: '/services/orders/bulk/cancel',
      summary: 'Cancel rows that have not started',
    })
    .input(z.object(some))
    .output(changed),
  retry: orderCall
    .route({
      method: 'POST',
      path: '/services/orders/bulk/retry',
      summary: 'Retry failed rows and rows on hold',
    })
    .input(z.object(some))
    .output(changed),
  approve: orderCall
    .route({ method: 'POST', path: '/services/orders/bulk/approve', summary: 'Approve rows, or undo the approval' })
    .input(z.object({ ...some, approved: flag().default(true) }))
    .output(changed),
  export: orderCall
    .route({
      method: 'GET',
      path: '/services/orders/bulk/export',
      summary: 'Export a bulk order',
    })
    .input(z.object({ bulk_order_id: id(), format: z.enum(['csv', 'xlsx', 'zip']), ...tolerated }))
    .output(z.file()),
  ...productOrderCalls,
};

/** Response after a file or its rows are read. */
const fileErrors = errorsOf(
  { 403: ['TRANSLATIONS_HIDDEN'], 415: ['FILE_MISSING'], 422: ['FILE_MISSING', 'FILE_NOT_CSV', 'TOO_MANY_ROWS'] },
  orderingErrors,
);
const orderedFileErrors = errorsOf({ 409: ['BULK_UPLOAD_USED'], 422: ['BULK_ROWS_WRONG'] }, fileErrors);

export const bulkOrdersContract = withErrors(
  calls,
  { 404: ['ORDER_NOT_FOUND'] },
  {
    validate: fileErrors,
    annotated: fileErrors,
    create: orderedFileErrors,
    createRequest: orderedFileErrors,
    productDescriptions: orderedFileErrors,
    bulletPoints: orderedFileErrors,
    pause: { 409: ['BULK_NOT_RUNNING'] },
    resume: errorsOf({ 409: ['BULK_NOT_PAUSED'] }, orderingErrors),
    cancel: { 409: ['BULK_NOT_RUNNING', 'REQUEST_AS_A_WHOLE'] },
    retry: errorsOf({ 409: ['BULK_NOTHING_TO_RETRY'] }, orderingErrors),
    export: { 409: ['BULK_NOTHING_TO_EXPORT'] },
    userAccepted: { 404: ['NO_SUCH_CALL'] },
  },
);
