import * as z from 'zod';
import { defineEvent } from '../../kernel/events.ts';

/**
 * A voice is about to be deleted, in the same transaction, which has locked it: features take it out of their defaults. `userId` is whose it is. Cards and
 * campaigns are locked before their tasks, as where they are changed.
 */
export const voiceDeleted = defineEvent(
  'brand_voice.deleted',
  z.object({ voiceId: z.int(), accountId: z.int(), userId: z.int() }),
  { order: 'top-down' },
);
