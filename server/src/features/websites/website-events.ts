import * as z from 'zod';
import { defineEvent } from '../../kernel/events.ts';

/** A website is about to be deleted, in the same transaction: features remove rows that one statement could not delete in time. */
export const websiteDeleted = defineEvent('website.deleted', z.object({ websiteId: z.int() }));

/** A website has another URL, in the same transaction and with its row locked: ids that it gave to posts mean nothing there. */
export const websiteMoved = defineEvent('website.moved', z.object({ websiteId: z.int() }));

/**
 * A website was deleted, in the same transaction, so nothing can name it any more: features clear references to it. Campaigns are locked
 * before their tasks, as in their changes.
 */
export const websiteGone = defineEvent('website.gone', z.object({ websiteId: z.int(), workspaceId: z.int().nullable() }), {
  order: 'top-down',
});
