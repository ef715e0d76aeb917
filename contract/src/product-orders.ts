// Orders of many products at the addresses of their tools, for programs that know no bulk orders.
import * as z from 'zod';
import { answer, idempotent, listOf, optionalId, orderCall, paging, timestamp, tolerated, workspaceId } from './base.ts';
import { orderRowSchema } from './document-shapes.ts';
import { orderPlacedSchema } from './orders.ts';

const productFiles = z.object({
  files: listOf(z.file()),
  language: z.string().max(10).optional(),
  order_title: z.string().trim().max(120).nullish(),
  workspace_id: workspaceId(),
  translate_from: z.string().max(10).nullish(),
  ...tolerated,
});

export const productOrderCalls = {
  /** The specification's names for the same: `{product}` is the slug of a bulk-capable or premium tool. */
  ofProduct: orderCall
    .route({
      method: 'GET',
      path: '/tools/{product}/orders',
      summary: 'Orders of a tool, newest first, each with its first 100 outputs (unfinished ones before finished ones)',
    })
    .input(
      z.object({
        product: z.string().max(80),
        /** Only this one. */ order_id: optionalId(),
        workspace_id: workspaceId(),
        ...paging,
        ...tolerated,
      }),
    )
    .output(
      answer({
        orders: z.array(orderPlacedSchema.extend({ bulk_order_id: z.int().nullable(), created_at: timestamp() })),
        recordsTotal: z.int(),
      }),
    ),
  // Up to 5,000 rows may come as data.
  createRequest: idempotent(orderCall)
    .meta({ access: 'user', maxBodyBytes: 11_000_000 })
    .route({
      method: 'POST',
      path: '/tools/{product}/create-request',
      summary: 'Place a bulk order of a tool from a file or from data',
    })
    .input(
      z.object({
        product: z.string().max(80),
        /** Rows as objects, or one CSV text per entry, named by its index. */
        data: z.union([z.string(), listOf(z.union([z.string(), z.record(z.string(), z.unknown())]))]).optional(),
        files: listOf(z.file()).optional(),
        workspace_id: workspaceId(),
        ...tolerated,
      }),
    )
    .output(answer({ order: orderPlacedSchema.extend({ bulk_order_id: z.int() }) })),
  /** Accepted documents of one tool; the path is `orders/user-accepted-{product}`, anything else there is 404. */
  userAccepted: orderCall
    .route({
      method: 'GET',
      path: '/orders/{userAccepted}',
      summary: "The caller's finished documents of a tool (`user-accepted-{product}`)",
    })
    .input(z.object({ userAccepted: z.string().max(100), workspace_id: workspaceId(), ...paging, ...tolerated }))
    .output(answer({ orders: z.array(orderRowSchema), recordsTotal: z.int() })),
  /** A CSV of products, one document a row; the columns are the tool's fields. */
  productDescriptions: idempotent(orderCall)
    .route({
      method: 'POST',
      path: '/tools/product_description_generator',
      summary: 'Place a bulk order of product descriptions',
    })
    .input(productFiles)
    .output(answer({ order: orderPlacedSchema })),
  /** The same for bullet points. */
  bulletPoints: idempotent(orderCall)
    .route({
      method: 'POST',
      path: '/tools/bullet_point_generator',
      summary: 'Place a bulk order of product bullet points',
    })
    .input(productFiles)
    .output(answer({ order: orderPlacedSchema })),
};
