// Calls that read the text of a document: its authorship, its claims to check, and its result in search.
import * as z from 'zod';
import { answer, id, orderCall, tolerated } from './base.ts';
import { documentChecksSchema } from './document-checks.ts';
import { scoreContextSchema, textFindingsSchema } from './document-shapes.ts';
import { withErrors } from './errors.ts';

const oneDocument = { order_detail_id: id(), ...tolerated };

const calls = {
  /** The current text, passage by passage; shares are whole percent of all words and add up to 100. */
  provenance: orderCall
    .route({ method: 'GET', path: '/services/orders/provenance', summary: 'Get the authorship of a document' })
    .input(z.object(oneDocument))
    .output(
      answer({
        passages: z.array(
          z.object({
            text: z.string(),
            origin: z.enum(['engine', 'person', 'mixed']),
            engine: z.string().nullable(),
            model: z.string().nullable(),
            sources: z.array(z.string()),
            person: z.string().nullable(),
          }),
        ),
        totals: z.object({ engine: z.int(), person: z.int(), mixed: z.int(), words: z.int() }),
      }),
    ),
  /** Claims of the engine without a source in the input, and the compliance of the text with the order. */
  checks: orderCall
    .route({
      method: 'GET',
      path: '/services/orders/checks',
      summary: 'Get the review checks of a document',
    })
    .input(z.object(oneDocument))
    .output(answer(documentChecksSchema.shape)),
  /** With the document itself it gives the score that is kept with its versions: `scoreDocument` of this contract computes it. */
  scoreContext: orderCall
    .route({
      method: 'GET',
      path: '/services/orders/score_context',
      summary: 'Get the reference data of the content score',
    })
    .input(z.object(oneDocument))
    .output(answer(scoreContextSchema.shape)),
  /** Scores the saved text. The browser scores unsaved text by the same rules. */
  score: orderCall
    .route({
      method: 'GET',
      path: '/services/orders/score',
      summary: 'Get the content score',
    })
    .input(z.object(oneDocument))
    .output(answer(textFindingsSchema.shape)),
};

export const documentTextCalls = withErrors(calls, { 404: ['ORDER_NOT_FOUND'] });
