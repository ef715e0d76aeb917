import * as z from 'zod';
import { defineEvent } from '../../kernel/events.ts';

/** A briefing is about to be deleted, in the same transaction, which has locked it: features take it out of their defaults. `userId` is whose it is. */
export const guidelineDeleted = defineEvent(
  'briefing.deleted',
  z.object({ guidelineId: z.int(), accountId: z.int(), userId: z.int() }),
);
