// The tree of a conversation: the messages of a branch, and their siblings on others.
import type { MessageBranch } from './chat-messages.queries.ts';

type BranchNode = Pick<MessageBranch, 'id' | 'parent_id'>;

/** Ids from the first question to `leafId`. */
export function pathTo(nodes: readonly BranchNode[], leafId: number | null): number[] {
  const parents = new Map(nodes.map(({ id, parent_id }) => [id, parent_id]));
  const path: number[] = [];
  for (let id = leafId; id !== null && parents.has(id) && path.length <= nodes.length; id = parents.get(id) ?? null)
    path.unshift(id);
  return path;
}

/** The end of the branch that `id` is on: each time the newest message that follows. */
export function leafBelow(nodes: readonly BranchNode[], id: number): number {
  const newest = new Map<number, number>();
  for (const node of nodes)
    if (node.parent_id !== null) newest.set(node.parent_id, Math.max(node.id, newest.get(node.parent_id) ?? 0));
  let leaf = id;
  for (let next = newest.get(leaf); next !== undefined && next > leaf; next = newest.get(leaf)) leaf = next;
  return leaf;
}

/** Ids of the messages in the same place, oldest first. */
export const siblingsOf = (nodes: readonly BranchNode[], message: BranchNode): number[] =>
  nodes.filter(({ parent_id }) => parent_id === message.parent_id).map(({ id }) => id);
