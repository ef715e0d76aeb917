// Calls on a document beyond saving it: comparing versions and cancelling a restore.
import * as z from 'zod';
import { answer, id, tolerated, userCall } from './base.ts';
import { documentSchema, versionSchema } from './orders.ts';

const versionWithText = versionSchema.extend({ title: z.string(), html: z.string() });

export const documentsContract = {
  compareVersions: userCall
    .route({ method: 'GET', path: '/services/orders/versions/compare', summary: 'Two versions of a document with their texts' })
    .input(z.object({ version_id: id(), other_version_id: id(), ...tolerated }))
    .output(answer({ from: versionWithText, to: versionWithText, words_added: z.int(), words_removed: z.int() })),
  /** The text as it stood before the restore becomes a new version. */
  cancelRestore: userCall
    .route({
      method: 'POST',
      path: '/services/orders/versions/cancel',
      summary: 'Undo the last restore, while it is the newest version',
    })
    .input(z.object({ order_detail_id: id(), ...tolerated }))
    .output(answer({ order: documentSchema })),
};
