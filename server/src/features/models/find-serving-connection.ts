// Which connection's model would serve an account now; costs no connection to a vendor.
import type { Capability } from '@folio/contract/capabilities';
import type { Db } from '../../kernel/db/database.ts';
import { findServingConnectionId } from './models.queries.ts';

/** The connection's id, or null where nothing of the kind is chosen. Translations are served by the text model where no other is chosen. */
export function findServingConnection(db: Db, accountId: number, capability: Capability): Promise<number | null> {
  const isText = capability === 'text' || capability === 'translation' || capability === 'review';
  return findServingConnectionId(db, accountId, { own: capability === 'text' ? null : capability, isText });
}
