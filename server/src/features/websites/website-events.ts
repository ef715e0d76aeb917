import * as z from 'zod';
import { defineEvent } from '../../kernel/events.ts';

/** A website is about to be deleted, in the same transaction: features remove what one statement could not delete in time. */
export const websiteDeleted = defineEvent('website.deleted', z.object({ websiteId: z.int() }));
