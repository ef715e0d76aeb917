import * as z from 'zod';
import { defineEvent } from '../../kernel/events.ts';

/** A website was read, or could not be: the requester is notified. */
export const websiteRead = defineEvent(
  'site_start.ended',
  z.object({ host: z.string(), pages: z.int(), is_failed: z.boolean() }),
);
