import * as z from 'zod';
import { defineEvent } from '../../kernel/events.ts';

/** A document gets another text, in the transaction that saves it; `oldHtml` is empty where there was none. */
export const documentTextChanged = defineEvent(
  'document.text_changed',
  z.object({ orderDetailId: z.int(), oldHtml: z.string(), newHtml: z.string() }),
);
