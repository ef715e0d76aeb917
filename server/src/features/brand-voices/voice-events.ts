import * as z from 'zod';
import { defineEvent } from '../../kernel/events.ts';

/**
 * A voice is about to be deleted, in the same transaction, with its row locked: features take it out of their defaults. `userId` is its owner. Cards
 * and campaigns are locked before their tasks, as in their changes.
 */
export const voiceDeleted = defineEvent(
  'brand_voice.deleted',
  z.object({ voiceId: z.int(), accountId: z.int(), userId: z.int() }),
  { order: 'top-down' },
);
