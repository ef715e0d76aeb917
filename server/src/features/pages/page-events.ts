import { pageStates } from '@folio/contract/page-words';
import * as z from 'zod';
import { defineEvent } from '../../kernel/events.ts';

/** Text, title, keyword or existence of pages changed; in the transaction that writes it, which has locked the website's pages. */
export const pagesRead = defineEvent('pages.read', z.object({ websiteId: z.int(), pageIds: z.array(z.int()) }));

/** Pages answer otherwise than before, or were excluded or included; in the same transaction. */
export const pageStateChanged = defineEvent(
  'pages.state_changed',
  z.object({
    websiteId: z.int(),
    pages: z.array(z.object({ id: z.int(), from: z.enum(pageStates), to: z.enum(pageStates) })),
  }),
);

/** Pages that are newly broken after a check; delivered afterwards. */
export const linksBroken = defineEvent(
  'pages.links_broken',
  z.object({ website_id: z.int(), website: z.string(), count: z.int(), url: z.string() }),
);

/** One page answers otherwise than before; delivered afterwards. */
export const linksChanged = defineEvent(
  'links.changed',
  z.object({
    website_id: z.int(),
    page_url_id: z.int(),
    url: z.string(),
    from: z.enum(pageStates),
    to: z.enum(pageStates),
    http_state: z.int().nullable(),
  }),
);
