// The tree of a conversation: which messages stand on a branch, and what stands beside them on others.
import type { MessagePlace } from './chat-messages.queries.ts';

type Place = Pick<MessagePlace, 'id' | 'parent_id'>;

/** Ids from the first question to `leafId`. */
export function pathTo(places: readonly Place[], leafId: number | null): number[] {
  const parents = new Map(places.map(({ id, parent_id }) => [id, parent_id]));
  const path: number[] = [];
  for (let id = leafId; id !== null && parents.has(id) && path.length <= places.length; id = parents.get(id) ?? null)
    path.unshift(id);
  return path;
}

/** The end of the branch that `id` stands on: each time the newest message that follows. */
export function leafBelow(places: readonly Place[], id: number): number {
  const newest = new Map<number, number>();
  for (const place of places)
    if (place.parent_id !== null) newest.set(place.parent_id, Math.max(place.id, newest.get(place.parent_id) ?? 0));
  let leaf = id;
  for (let next = newest.get(leaf); next !== undefined && next > leaf; next = newest.get(leaf)) leaf = next;
  return leaf;
}

/** Ids of the messages in the same place, oldest first. */
export const siblingsOf = (places: readonly Place[], message: Place): number[] =>
  places.filter(({ parent_id }) => parent_id === message.parent_id).map(({ id }) => id);
