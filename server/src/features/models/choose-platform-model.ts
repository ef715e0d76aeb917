import type { Capability } from '@folio/contract/capabilities';
import { listProviders } from '@folio/engine/models/text-models';
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { invalidField, notFound } from '../../kernel/errors.ts';
import { dispatch } from '../../kernel/events.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { recordAudit } from '../audit/index.ts';
import { modelConnected } from './model-events.ts';
import { lockConnection, setChoice } from './models.queries.ts';

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
  const note = (tx: Db, name: string | null, connectionId: number | null) =>
    recordAudit(tx, actor, {
      action: 'platform_model.chosen',
      subjectId: connectionId,
      subjectName: name,
      details: { capability },
    });
  if (chosen === null)
    return database.transaction(async (tx) => {
      await setChoice(tx, capability, null);
      await note(tx, null, null);
    });
  const { connectionId, model } = chosen;
  await database.transaction(async (tx) => {
    const connection = await lockConnection(tx, connectionId, 'share');
    if (!connection) throw notFound('connection_not_found');
    if (!model?.trim()) throw invalidField('model', 'required');
    if (!listProviders().some(({ id, capabilities }) => id === connection.provider && capabilities.includes(capability)))
      throw invalidField('connection_id', 'not_an_option');
    const name = capability === 'embedding' ? model.trim() : model;
    await setChoice(tx, capability, { connectionId, model: name });
    await note(tx, name, connectionId);
    await dispatch(kernel, tx, modelConnected, { capability });
  });
}
