import * as z from 'zod';
import { defineEvent } from '../../kernel/events.ts';

/** A briefing is about to be deleted, in the same transaction, with its row locked: features take it out of their defaults. `userId` is its owner. */
export const guidelineDeleted = defineEvent(
  'briefing.deleted',
  z.object({ guidelineId: z.int(), accountId: z.int(), userId: z.int() }),
);
