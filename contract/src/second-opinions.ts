// A second opinion: remarks of a model on a document, by a rubric of its kind of tool. They are shown and never applied.
import * as z from 'zod';
import { answer, id, idempotent, orderCall, timestamp, tolerated } from './base.ts';
import { creditErrors, engineErrors, errorsOf, withErrors } from './errors.ts';
import { engineMarkSchema } from './orders.ts';

/** Subjects of a remark. */
export const remarkTopics = ['facts', 'limits', 'voice', 'purpose', 'language'] as const;
export type RemarkTopic = (typeof remarkTopics)[number];

/** Whole credits: 5 for each 100 words begun. */
export const opinionPrice = (words: number): number => 5 * Math.max(1, Math.ceil(words / 100));

/** Most characters of a text that a second opinion reads. */
export const maxOpinionLength = 60_000;

export const opinionSchema = z.object({
  id: z.int(),
  /** The version that was read. */
  version_number: z.int(),
  remarks: z.array(
    z.object({
      topic: z.enum(remarkTopics),
      remark: z.string(),
      /** Words of the text that it is about; empty for the whole. */
      quote: z.string(),
    }),
  ),
  engine: engineMarkSchema,
  price: z.int(),
  created_at: timestamp(),
});
export type SecondOpinion = z.infer<typeof opinionSchema>;

const calls = {
  show: orderCall
    .route({
      method: 'GET',
      path: '/services/orders/opinions/show',
      summary: 'The last second opinion on a document, and what one costs now',
    })
    .input(z.object({ order_detail_id: id(), ...tolerated }))
    .output(
      answer({
        opinion: opinionSchema.nullable(),
        /** Of the text as it was saved last. */
        price: z.int(),
        /** Name of the model that would read it; null where none is connected. */
        model: z.string().nullable(),
        can: z.object({ create: z.boolean() }),
      }),
    ),
  create: idempotent(orderCall)
    .route({
      method: 'POST',
      path: '/services/orders/opinions/create',
      summary: 'Request a second opinion',
    })
    .input(z.object({ order_detail_id: id(), ...tolerated }))
    .output(answer({ opinion: opinionSchema })),
};

export const secondOpinionsContract = withErrors(
  calls,
  { 404: ['ORDER_NOT_FOUND'] },
  { create: errorsOf({ 409: ['ORDER_NOT_EDITABLE', 'OPINION_RUNNING', 'TEXT_TOO_LONG'] }, creditErrors, engineErrors) },
);
