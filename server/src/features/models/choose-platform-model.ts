import type { Capability } from '@folio/contract/capabilities';
import { listProviders } from '@folio/engine/models/text-models';
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { invalidField, notFound } from '../../kernel/errors.ts';
import { dispatch } from '../../kernel/events.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { recordAudit } from '../audit/index.ts';
import { modelConnected } from './model-events.ts';
import { findChoice, lockConnection, setChoice } from './models.queries.ts';

/** The user that makes the choice, as a job knows them. */
type Chooser = Pick<Actor, 'accountId' | 'impersonator'> & { id: number | null };

const noteChoice = (tx: Db, actor: Chooser, capability: Capability, name: string | null, connectionId: number | null) =>
  recordAudit(tx, actor, {
    action: 'platform_model.chosen',
    subjectId: connectionId,
    subjectName: name,
    details: { capability },
  });

/**
 * Sets which model serves a capability for the whole platform; null goes back to doing without. What waited for it continues: orders on hold,
 * or the passages of sources. Throws 404 for an unknown connection and 422 where its provider has no such models.
 */
export async function choosePlatformModel(
  kernel: Kernel,
  actor: Actor,
  capability: Capability,
  chosen: { connectionId: number; model: string | null } | null,
): Promise<void> {
  const { database } = kernel;
  if (chosen === null)
    return database.transaction(async (tx) => {
      await setChoice(tx, capability, null);
      await noteChoice(tx, actor, capability, null, null);
    });
  await database.transaction((tx) => chooseIn(kernel, tx, actor, capability, chosen));
}

/** The same in a transaction of the caller. */
async function chooseIn(
  kernel: Kernel,
  tx: Db,
  actor: Chooser,
  capability: Capability,
  { connectionId, model }: { connectionId: number; model: string | null },
): Promise<void> {
  const connection = await lockConnection(tx, connectionId, 'share');
  if (!connection) throw notFound('connection_not_found');
  if (!model?.trim()) throw invalidField('model', 'required');
  if (!listProviders().some(({ id, capabilities }) => id === connection.provider && capabilities.includes(capability)))
    throw invalidField('connection_id', 'not_an_option');
  const name = capability === 'embedding' ? model.trim() : model;
  await setChoice(tx, capability, { connectionId, model: name });
  await noteChoice(tx, actor, capability, name, connectionId);
  await dispatch(kernel, tx, modelConnected, { capability });
}

/** Chooses the model where none serves the capability of the platform; answers whether it did. */
export async function chooseIfNone(
  kernel: Kernel,
  tx: Db,
  actor: Chooser,
  capability: Capability,
  chosen: { connectionId: number; model: string },
): Promise<boolean> {
  if (await findChoice(tx, capability)) return false;
  await chooseIn(kernel, tx, actor, capability, chosen);
  return true;
}
