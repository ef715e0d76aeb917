// The model that writes for an account: what its owners chose, else what the platform chose, else none.
import type { TextModel } from '@folio/engine/engine-types';
import { createTextModel } from '@folio/engine/models/text-models';
import type { Db } from '../../kernel/db/database.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { keepReady } from './keep-ready.ts';
import { findChoice, findOwnChoice } from './models.queries.ts';

const ready = keepReady(createTextModel);

const findChosen = async (db: Db, accountId: number) => (await findOwnChoice(db, accountId)) ?? (await findChoice(db, 'text'));

/** The connected text model of an account, or null for the built-in composer. Made again only when a choice or its connection changes. */
export async function findTextModel(kernel: Kernel, accountId: number): Promise<TextModel | null> {
  const found = await findChosen(kernel.database, accountId);
  if (!found) return null;
  return ready(kernel, found);
}

/** Names of an account's text model, or null; costs no connection. */
export async function findTextModelName(
  { database }: { database: Db },
  accountId: number,
): Promise<{ provider: string; model: string } | null> {
  const found = await findChosen(database, accountId);
  return found ? { provider: found.connection.name, model: found.choice.model } : null;
}
