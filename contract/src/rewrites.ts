// Rewriting a passage of a document: its options, its price, and the stream of the new words.
import * as z from 'zod';
import { answer, eventStream, id, idempotent, nullishId, orderCall, tolerated } from './base.ts';
import { claimWordsSchema } from './document-checks.ts';
import { creditErrors, engineErrors, errorsOf, withErrors } from './errors.ts';
import { engineMarkSchema } from './orders.ts';
import { maxPassageLength } from './passage-length.ts';

/** Rewrite actions for a passage. */
export const rewriteActions = ['shorter', 'longer', 'simpler', 'tone', 'voice'] as const;
export type RewriteAction = (typeof rewriteActions)[number];

/** Whole credits: 20 for each 100 words begun. */
export const rewritePrice = (words: number): number => 20 * Math.max(1, Math.ceil(words / 100));

/** The text so far, each time whole; then how it ended. */
export const rewriteEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({
    type: z.literal('done'),
    rewrite: z.object({
      id: z.int(),
      text: z.string(),
      engine: engineMarkSchema,
      price: z.int(),
      /** Unsupported claims of the new text, which are in no input, source or document. */
      claims: z.array(claimWordsSchema),
    }),
  }),
  z.object({ type: z.literal('failed'), message: z.string() }),
]);
export type RewriteEvent = z.infer<typeof rewriteEventSchema>;

const calls = {
  /** Price of each action, and the reason if it is not available. */
  options: orderCall
    .route({ method: 'GET', path: '/services/orders/rewrite/options', summary: 'List rewrite options' })
    .input(
      z.object({ order_detail_id: id(), words: z.coerce.number<number>().int().min(1).max(20_000).default(1), ...tolerated }),
    )
    .output(
      answer({ options: z.array(z.object({ action: z.enum(rewriteActions), price: z.int(), reason: z.string().nullable() })) }),
    ),
  /** Paragraphs are parted by line breaks, in the passage as in the answer. `tone` wants a tone, `voice` a brand voice. */
  write: idempotent(orderCall)
    .route({
      method: 'POST',
      path: '/services/orders/rewrite',
      summary: 'Rewrite a passage (an event stream); nothing is saved',
    })
    .input(
      z.object({
        order_detail_id: id(),
        action: z.enum(rewriteActions),
        passage: z.string().trim().min(1).max(maxPassageLength),
        before: z.string().max(2000).default(''),
        after: z.string().max(2000).default(''),
        tone: z.string().max(60).nullish(),
        brand_voice_id: nullishId(),
        /** Words of claims that the open text still marks; without it those of the text as it was saved last. */
        open_claims: z.array(z.string().max(500)).max(400).optional(),
        ...tolerated,
      }),
    )
    .output(eventStream(rewriteEventSchema)),
};

export const rewritesContract = withErrors(
  calls,
  { 404: ['ORDER_NOT_FOUND'], 409: ['ORDER_NOT_EDITABLE'] },
  { write: errorsOf({ 429: ['TOO_MANY_REWRITES'] }, creditErrors, engineErrors) },
);
