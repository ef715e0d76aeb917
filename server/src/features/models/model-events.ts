import { capabilities } from '@folio/contract/capabilities';
import * as z from 'zod';
import { defineEvent } from '../../kernel/events.ts';

/**
 * A model can be asked that could not be before: what waited for it continues. Without a capability: a connection that did not answer
 * is in use again; without an account: for the whole platform.
 */
export const modelConnected = defineEvent(
  'model.connected',
  z.object({ capability: z.enum(capabilities).optional(), accountId: z.int().optional() }),
);
