import * as z from 'zod';
import { defineEvent } from '../../kernel/events.ts';

/** A source is about to be deleted, in the same transaction, with its row locked: features take it out of their defaults. `userId` is its owner. */
export const sourceDeleted = defineEvent('source.deleted', z.object({ sourceId: z.int(), accountId: z.int(), userId: z.int() }));
