// Calls on a document beyond saving it: comparing versions and cancelling a restore.
import * as z from 'zod';
import { answer, id, orderCall, tolerated } from './base.ts';
import { documentSchema, versionSchema } from './orders.ts';

const versionWithText = versionSchema.extend({ title: z.string(), html: z.string() });

export const documentsContract = {
  compareVersions: orderCall
    .route({ method: 'GET', path: '/services/orders/versions/compare', summary: 'Two versions of a document with their texts' })
    .input(z.object({ version_id: id(), other_version_id: id(), ...tolerated }))
    .output(answer({ from: versionWithText, to: versionWithText, words_added: z.int(), words_removed: z.int() })),
  /** The current text, passage by passage; shares are whole percent of all words and add up to 100. */
  provenance: orderCall
    .route({ method: 'GET', path: '/services/orders/provenance', summary: 'Who wrote a document: the engine, a person, or both' })
    .input(z.object({ order_detail_id: id(), ...tolerated }))
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
  /** The text as it stood before the restore becomes a new version. */
  cancelRestore: orderCall
    .route({
      method: 'POST',
      path: '/services/orders/versions/cancel',
      summary: 'Undo the last restore, while it is the newest version',
    })
    .input(z.object({ order_detail_id: id(), ...tolerated }))
    .output(answer({ order: documentSchema })),
};
