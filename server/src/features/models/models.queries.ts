import type { Capability } from '@folio/contract/capabilities';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/database.ts';
import { accounts } from '../accounts/accounts.table.ts';
import { modelChoices, modelConnections } from './models.table.ts';

export type ConnectionRow = typeof modelConnections.$inferSelect;

export interface Chosen {
  choice: { model: string };
  connection: ConnectionRow;
}

export function listConnections(db: Db): Promise<ConnectionRow[]> {
  return db.orm.select().from(modelConnections).orderBy(asc(modelConnections.id)).limit(200);
}

export async function findConnection(db: Db, id: number): Promise<ConnectionRow | null> {
  const [row] = await db.orm.select().from(modelConnections).where(eq(modelConnections.id, id));
  return row ?? null;
}

/** The same, locked until the transaction ends: `share` keeps it as it is, `update` is for changes. */
export async function lockConnection(tx: Db, id: number, strength: 'share' | 'update'): Promise<ConnectionRow | null> {
  const [row] = await tx.orm.select().from(modelConnections).where(eq(modelConnections.id, id)).for(strength);
  return row ?? null;
}

/** Lets nobody else write connections until the transaction ends. */
export async function lockConnections(tx: Db): Promise<void> {
  await tx.client.query('lock table model_connections in share row exclusive mode');
}

/** Name of a connection; null if it was deleted. */
export const connectionName = async (db: Db, id: number): Promise<string | null> => (await findConnection(db, id))?.name ?? null;

export async function insertConnection(db: Db, connection: typeof modelConnections.$inferInsert): Promise<ConnectionRow> {
  const [row] = await db.orm.insert(modelConnections).values(connection).returning();
  if (!row) throw new Error('The connection was not inserted');
  return row;
}

/** Changes a connection; null when it is gone. */
export async function updateConnection(
  db: Db,
  id: number,
  changes: Partial<typeof modelConnections.$inferInsert>,
): Promise<ConnectionRow | null> {
  const [row] = await db.orm.update(modelConnections).set(changes).where(eq(modelConnections.id, id)).returning();
  return row ?? null;
}

/** Keeps how a test went; null when the connection leads elsewhere by now, or is gone. */
export async function saveConnectionTest(
  db: Db,
  tested: ConnectionRow,
  result: Partial<Pick<ConnectionRow, 'state' | 'problem' | 'tested_at' | 'models'>>,
): Promise<ConnectionRow | null> {
  const { provider, base_url, model_path, api_key_sealed } = modelConnections;
  const [row] = await db.orm
    .update(modelConnections)
    .set(result)
    .where(
      and(
        eq(modelConnections.id, tested.id),
        eq(provider, tested.provider),
        sql`${base_url} is not distinct from ${tested.base_url}`,
        sql`${model_path} is not distinct from ${tested.model_path}`,
        sql`${api_key_sealed} is not distinct from ${tested.api_key_sealed}`,
      ),
    )
    .returning();
  return row ?? null;
}

export async function deleteConnection(db: Db, id: number): Promise<boolean> {
  const gone = await db.orm.delete(modelConnections).where(eq(modelConnections.id, id)).returning({ id: modelConnections.id });
  return gone.length > 0;
}

export async function findChoice(db: Db, capability: Capability) {
  const [row] = await db.orm
    .select()
    .from(modelChoices)
    .innerJoin(modelConnections, eq(modelConnections.id, modelChoices.connection_id))
    .where(eq(modelChoices.capability, capability));
  return row ? { choice: row.model_choices, connection: row.model_connections } : null;
}

/** Choice of an account's owners, as long as that connection exists and lists the model; else null. */
export async function findOwnChoice(db: Db, accountId: number) {
  const [row] = await db.orm
    .select({ model: accounts.text_model, connection: modelConnections })
    .from(accounts)
    .innerJoin(modelConnections, eq(modelConnections.id, accounts.text_model_connection_id))
    .where(and(eq(accounts.id, accountId), sql`${accounts.text_model} = any(${modelConnections.models})`));
  return row?.model ? { choice: { model: row.model }, connection: row.connection } : null;
}

const chosen = (capability: string) =>
  `(select m.id from model_choices c join model_connections m on m.id = c.connection_id where c.capability = ${capability})`;

/** The connection chosen for a capability of its own, else (with `isText`) the account's own for texts, else the platform's. */
export interface ServingChoice {
  own: Capability | null;
  isText: boolean;
}

/** One row with the connection's id or null; its values are those of `valuesOfServing`. */
export const servingConnection = `select coalesce(${chosen('$2')}, case when $3 then coalesce(
    (select m.id from accounts a join model_connections m on m.id = a.text_model_connection_id where a.id = $1 and a.text_model = any(m.models)),
    ${chosen("'text'")}) end) as id`;

export const valuesOfServing = (accountId: number, { own, isText }: ServingChoice): unknown[] => [accountId, own, isText];

const serving = { name: 'serving-connection', text: servingConnection };

export async function findServingConnectionId(db: Db, accountId: number, choice: ServingChoice): Promise<number | null> {
  const { rows } = await db.client.query<{ id: number | null }>({ ...serving, values: valuesOfServing(accountId, choice) });
  return rows[0]?.id ?? null;
}

const textChoice = {
  name: 'text-choice',
  text: `with chosen as (
      select m.id, a.text_model as model, 1 as turn
      from accounts a join model_connections m on m.id = a.text_model_connection_id where a.id = $1 and a.text_model = any(m.models)
      union all select connection_id, model, 2 from model_choices where capability = 'text')
    select m.*, c.model as chosen_model from chosen c join model_connections m on m.id = c.id order by c.turn limit 1`,
};

/** Choice of an account's owners, as long as that connection exists and lists the model; else the platform's choice; else null. */
export async function findTextChoice(db: Db, accountId: number): Promise<Chosen | null> {
  const { rows } = await db.client.query<ConnectionRow & { chosen_model: string }>({ ...textChoice, values: [accountId] });
  const [row] = rows;
  if (!row) return null;
  const { chosen_model: model, ...connection } = row;
  return { choice: { model }, connection };
}

const chosenKinds = {
  name: 'chosen-kinds',
  text: `select capability from model_choices
    union select 'text' from accounts a join model_connections m on m.id = a.text_model_connection_id
    where a.id = $1 and a.text_model = any(m.models)`,
};

/** Kinds that the platform has chosen a model for, and texts where the account's owners chose one. */
export async function listChosenKinds(db: Db, accountId: number): Promise<Capability[]> {
  const { rows } = await db.client.query<{ capability: Capability }>({ ...chosenKinds, values: [accountId] });
  return rows.map(({ capability }) => capability);
}

/** Null follows the platform. */
export async function setOwnChoice(
  db: Db,
  accountId: number,
  chosen: { connection: number; model: string } | null,
): Promise<void> {
  await db.orm
    .update(accounts)
    .set({
      text_model_connection_id: chosen?.connection ?? null,
      text_model: chosen?.model ?? null,
      text_model_chosen_at: sql`now()`,
    })
    .where(eq(accounts.id, accountId));
}

/** Sets which model serves a capability; null goes back to the built-in engine. */
export async function setChoice(
  db: Db,
  capability: Capability,
  choice: { connectionId: number; model: string } | null,
): Promise<void> {
  if (choice === null) {
    await db.orm.delete(modelChoices).where(eq(modelChoices.capability, capability));
    return;
  }
  const columns = { connection_id: choice.connectionId, model: choice.model, chosen_at: sql`now()` };
  await db.orm
    .insert(modelChoices)
    .values({ capability, ...columns })
    .onConflictDoUpdate({ target: modelChoices.capability, set: columns });
}
