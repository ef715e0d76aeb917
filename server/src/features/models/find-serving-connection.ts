// Which connection's model would serve an account now; costs no connection to a vendor.
import { type Capability, capabilities } from '@folio/contract/capabilities';
import type { Db } from '../../kernel/db/database.ts';
import { findServingConnectionId, listChosenKinds, type ServingChoice } from './models.queries.ts';

/** Translations are served by the text model where no other is chosen. */
export const choiceFor = (capability: Capability): ServingChoice => ({
  own: capability === 'text' ? null : capability,
  isText: capability === 'text' || capability === 'translation' || capability === 'review',
});

/** The connection's id, or null where nothing of the kind is chosen. */
export const findServingConnection = (db: Db, accountId: number, capability: Capability): Promise<number | null> =>
  findServingConnectionId(db, accountId, choiceFor(capability));

/** Kinds of models that an account can use now, as `findServingConnection` decides for each. */
export async function listServed(db: Db, accountId: number): Promise<ReadonlySet<Capability>> {
  const chosen = new Set(await listChosenKinds(db, accountId));
  return new Set(capabilities.filter((kind) => chosen.has(kind) || (choiceFor(kind).isText && chosen.has('text'))));
}
