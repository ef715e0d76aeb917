import { capabilities } from '@folio/contract/capabilities';
import * as z from 'zod';
import { defineEvent } from '../../kernel/events.ts';

/**
 * A model is available now: orders waiting for it continue. Without a capability: a silent connection is in use again. Without an account: for
 * the whole platform.
 */
export const modelConnected = defineEvent(
  'model.connected',
  z.object({ capability: z.enum(capabilities).optional(), accountId: z.int().optional() }),
);
