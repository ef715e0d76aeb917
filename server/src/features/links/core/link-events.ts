import * as z from 'zod';
import { defineEvent } from '../../../kernel/events.ts';

/** Keyword rules of a website were added, changed or deleted, in that transaction. */
export const linkRulesChanged = defineEvent(
  'links.rules_changed',
  z.object({
    scope: z.object({ accountId: z.int(), workspaceId: z.int().nullable(), userId: z.int() }),
    keywords: z.array(z.string()),
    /** Of the website. */
    language: z.string(),
  }),
);
