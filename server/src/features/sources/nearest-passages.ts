// The passages nearest to a question, measured in this process: fifty times as fast as sums over arrays in the database, once their vectors are here.
import { setImmediate as breathe } from 'node:timers/promises';
import type { Db } from '../../kernel/db/database.ts';
import { listVectorIds, readVectors } from './passage-vectors.queries.ts';

/** Most passages that one search measures; the newest. */
const maxPassages = 20_000;
/** Passages between two pauses, in which others get their turn. */
const chunkSize = 2000;
/** Bytes of vectors kept in one process: 20,000 of 768 numbers. */
const maxBytes = 64 * 1024 * 1024;
/** A lower cosine means no similarity with any of today's models. Models with only close vectors lose nothing by it. */
const minCosine = 0.2;

/**
 * Vectors of one model by passage; another model empties it. A passage never changes and is only replaced by others with new ids, so cached
 * vectors stay true whatever other processes do. The least recently used go first.
 */
export function createVectorShelf(most = maxBytes) {
  const shelf = new Map<number, Float32Array>();
  let model = '';
  let bytes = 0;
  return {
    use(key: string): void {
      if (key === model) return;
      model = key;
      bytes = 0;
      shelf.clear();
    },
    get(id: number): Float32Array | undefined {
      const vector = shelf.get(id);
      if (!vector) return undefined;
      shelf.delete(id);
      shelf.set(id, vector);
      return vector;
    },
    put(id: number, vector: Float32Array): void {
      bytes += vector.byteLength - (shelf.get(id)?.byteLength ?? 0);
      shelf.set(id, vector);
      for (const [oldest, { byteLength }] of shelf) {
        if (bytes <= most) break;
        shelf.delete(oldest);
        bytes -= byteLength;
      }
    },
  };
}

type Shelf = ReturnType<typeof createVectorShelf>;
const shelves = new WeakMap<Db, Shelf>();

function shelfOf(db: Db, key: string): Shelf {
  const shelf = shelves.get(db) ?? createVectorShelf();
  shelves.set(db, shelf);
  shelf.use(key);
  return shelf;
}

/** The product of two vectors of length one: their cosine. */
function cosine(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let index = 0; index < one.length; index++) sum += (one[index] as number) * (other[index] as number);
  return sum;
}

/** Ids of the passages of these sources that are nearest to the question, best first. Vectors of another model are not looked at. */
export async function findNearest(
  db: Db,
  question: { key: string; vector: number[] },
  sourceIds: number[],
  limit: number,
): Promise<{ id: number; cosine: number }[]> {
  const { key } = question;
  const asked = Float32Array.from(question.vector);
  const ids = await listVectorIds(db, key, sourceIds, maxPassages);
  let best: { id: number; cosine: number }[] = [];
  for (let start = 0; start < ids.length; start += chunkSize) {
    // Another search may use another model between two chunks.
    const shelf = shelfOf(db, key);
    const chunk = ids.slice(start, start + chunkSize).map((id) => ({ id, vector: shelf.get(id) }));
    const missing = chunk.filter(({ vector }) => !vector).map(({ id }) => id);
    const read = missing.length > 0 ? await readVectors(db, key, missing) : new Map<number, Float32Array>();
    for (const { id, vector = read.get(id) } of chunk) {
      if (!vector) continue;
      if (read.has(id)) shelfOf(db, key).put(id, vector);
      if (vector.length === asked.length) best.push({ id, cosine: cosine(vector, asked) });
    }
    best = best.toSorted((a, b) => b.cosine - a.cosine || a.id - b.id).slice(0, limit);
    await breathe();
  }
  return best.filter((one) => one.cosine >= minCosine);
}
