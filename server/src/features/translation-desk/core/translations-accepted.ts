// Human translations are accepted with their request: in that transaction, for features that show outgoing texts.
import * as z from 'zod';
import { defineEvent } from '../../../kernel/events.ts';

/** The documents of an approved request are accepted. */
export const translationsAccepted = defineEvent(
  'translation.accepted',
  z.object({ orderDetailIds: z.array(z.int()), userId: z.int().nullable() }),
);
