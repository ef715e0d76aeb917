// Which connection's model would serve an account now; costs no connection to a vendor.
import type { Capability } from '@folio/contract/capabilities';
import type { Db } from '../../kernel/db/database.ts';
import { findChoice, findOwnChoice } from './models.queries.ts';

/** The connection's id, or null where nothing of the kind is chosen. Translations are served by the text model where no other is chosen. */
export async function findServingConnection(db: Db, accountId: number, capability: Capability): Promise<number | null> {
  const chosen = capability === 'text' ? null : await findChoice(db, capability);
  const isText = capability === 'text' || capability === 'translation' || capability === 'review';
  const found = chosen ?? (isText ? ((await findOwnChoice(db, accountId)) ?? (await findChoice(db, 'text'))) : null);
  return found?.connection.id ?? null;
}
