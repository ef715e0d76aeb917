// An account's writing model: the owners' choice, else the platform's, else none.
import type { TextModel } from '@folio/engine/core/engine-types';
import { createTextModel } from '@folio/engine/models/text-models';
import type { Db } from '../../kernel/db/database.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { keepReady } from './keep-ready.ts';
import { findTextChoice } from './models.queries.ts';

const ready = keepReady(createTextModel);

/** Asks `db` which text model an account has, and answers how to make it ready, which may take longer than a connection should be kept. */
export async function chooseTextModel(kernel: Kernel, db: Db, accountId: number): Promise<() => Promise<TextModel | null>> {
  const found = await findTextChoice(db, accountId);
  return () => (found ? ready(kernel, found) : Promise.resolve(null));
}

/** The connected text model of an account, or null for the built-in composer. Made again only when a choice or its connection changes. */
export async function findTextModel(kernel: Kernel, accountId: number): Promise<TextModel | null> {
  const makeReady = await chooseTextModel(kernel, kernel.database, accountId);
  return makeReady();
}

/** Names of an account's text model, or null; costs no connection. */
export async function findTextModelName(
  { database }: { database: Db },
  accountId: number,
): Promise<{ provider: string; model: string } | null> {
  const found = await findTextChoice(database, accountId);
  return found ? { provider: found.connection.name, model: found.choice.model } : null;
}
