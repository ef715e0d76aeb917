import * as z from 'zod';
import { defineEvent } from '../../kernel/events.ts';

/**
 * A document is about to be queued for a website, and once more to be sent there: a handler that knows a reason against it throws. In the
 * transaction that reads the text that is sent; the caller holds the document's row.
 */
export const documentGoesOut = defineEvent('document.goes_out', z.object({ orderDetailId: z.int() }));

/** A website has taken a document; in the transaction that writes this down. */
export const documentPublished = defineEvent(
  'document.published',
  z.object({ orderDetailId: z.int(), websiteId: z.int(), remoteUrl: z.string().nullable() }),
);

/**
 * A document was not taken by a website, for good; `reason` is a message key, `detail` fills its sentence. In the transaction that writes this
 * down.
 */
export const documentPublishFailed = defineEvent(
  'document.publish_failed',
  z.object({ orderDetailId: z.int(), websiteId: z.int(), reason: z.string(), detail: z.string().default('') }),
);
