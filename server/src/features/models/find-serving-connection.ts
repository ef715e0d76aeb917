// Which connection's model would serve an account now; costs no connection to a vendor.
import type { Capability } from '@folio/contract/capabilities';
import type { Db } from '../../kernel/db/database.ts';
import { findServingConnectionId, type ServingChoice } from './models.queries.ts';

/** Translations are served by the text model where no other is chosen. */
export const choiceFor = (capability: Capability): ServingChoice => ({
  own: capability === 'text' ? null : capability,
  isText: capability === 'text' || capability === 'translation' || capability === 'review',
});

/** The connection's id, or null where nothing of the kind is chosen. */
export const findServingConnection = (db: Db, accountId: number, capability: Capability): Promise<number | null> =>
  findServingConnectionId(db, accountId, choiceFor(capability));
