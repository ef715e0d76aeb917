// Vectors of passages. They leave the database as bytes, since numbers written out take six times as long to read.
import type { Db } from '../../kernel/db/database.ts';

export interface WaitingPassage {
  id: number;
  heading: string | null;
  text: string;
  account_id: number;
  workspace_id: number | null;
  user_id: number;
}

/** Passages that have no vector of this model yet, after the id `after`; of one source where it is named. */
export async function listWithoutVector(
  db: Db,
  key: string,
  filter: { after: number; sourceId?: number | undefined },
  limit: number,
): Promise<WaitingPassage[]> {
  const { rows } = await db.client.query<WaitingPassage>(
    `select p.id, p.heading, p.text, s.account_id, s.workspace_id, s.user_id from source_passages p join additional_sources s on s.id = p.additional_source_id
     where p.id > $2 and p.embedding_model is distinct from $1 and ($3::int is null or p.additional_source_id = $3) order by p.id limit $4`,
    [key, filter.after, filter.sourceId ?? null, limit],
  );
  return rows;
}

/** Keeps vectors beside their passages; those that were replaced meanwhile are passed over. */
export async function saveVectors(db: Db, key: string, vectors: { id: number; vector: number[] }[]): Promise<void> {
  await db.client.query(
    `update source_passages p set embedding = v.vector::real[], embedding_model = $1
     from unnest($2::int[], $3::text[]) as v (id, vector) where p.id = v.id`,
    [key, vectors.map(({ id }) => id), vectors.map(({ vector }) => `{${vector.join(',')}}`)],
  );
}

/** Ids of passages of these sources that have a vector of this model, newest first. */
export async function listVectorIds(db: Db, key: string, sourceIds: number[], limit: number): Promise<number[]> {
  const { rows } = await db.client.query<{ id: number }>({
    name: 'passages-with-vector',
    text: 'select id from source_passages where additional_source_id = any($2::int[]) and embedding_model = $1 order by id desc limit $3',
    values: [key, sourceIds, limit],
  });
  return rows.map(({ id }) => id);
}

/** Bytes before the numbers in PostgreSQL's binary form of an array with one dimension, and of each number with its length. */
const [headBytes, numberBytes, lengthBytes] = [20, 8, 4];

function readVector(bytes: Buffer): Float32Array {
  const vector = new Float32Array(Math.max(0, (bytes.length - headBytes) / numberBytes));
  for (let index = 0; index < vector.length; index++)
    vector[index] = bytes.readFloatBE(headBytes + index * numberBytes + lengthBytes);
  return vector;
}

export async function readVectors(db: Db, key: string, ids: number[]): Promise<Map<number, Float32Array>> {
  const { rows } = await db.client.query<{ id: number; bytes: Buffer }>(
    'select id, array_send(embedding) as bytes from source_passages where id = any($2::int[]) and embedding_model = $1 and embedding is not null',
    [key, ids],
  );
  return new Map(rows.map(({ id, bytes }) => [id, readVector(bytes)]));
}
