import * as z from 'zod';
import { defineEvent } from '../../kernel/events.ts';

/** A monthly cap of a person or workspace is nearly used; amounts in credits. */
export const limitReached = defineEvent(
  'limit.reached',
  z.object({ kind: z.enum(['workspace', 'person']), person_id: z.int().nullable(), used: z.int(), monthly: z.int() }),
);
