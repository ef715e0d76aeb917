import * as z from 'zod';
import { defineEvent } from '../../kernel/events.ts';

/** A document was saved: its text, its title or its meta data is another one now. In the transaction of the save. */
export const documentSaved = defineEvent(
  'document.saved',
  z.object({ orderDetailId: z.int(), userId: z.int(), impersonatorId: z.int().nullable() }),
);

/** Documents are being deleted or leave their workspace, in that transaction; a handler that needs one throws. */
export const documentsLeaving = defineEvent('documents.leaving', z.object({ orderDetailIds: z.array(z.int()) }));

/** Documents are about to be deleted, in that transaction and with their rows locked: credits reserved for work on them are released. */
export const documentsDeleting = defineEvent('documents.deleting', z.object({ orderDetailIds: z.array(z.int()) }));

/** A document gets another text, in the transaction that saves it; `oldHtml` is empty where there was none. */
export const documentTextChanged = defineEvent(
  'document.text_changed',
  z.object({ orderDetailId: z.int(), oldHtml: z.string(), newHtml: z.string() }),
);
