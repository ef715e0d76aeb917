// TextRank: a sentence matters when sentences that matter speak of the same things.
import type { Passage } from './passages.ts';
import type { StemWeights } from './weights.ts';

const damping = 0.85;
const rounds = 20;
// A stem in more sentences than this connects everything with everything and carries no information.
const maxConnected = 60;

interface Edge {
  to: number;
  weight: number;
}

function connect(passages: readonly Passage[], weights: StemWeights): Edge[][] {
  const holders = new Map<string, number[]>();
  for (const [index, { stems }] of passages.entries()) {
    for (const stem of stems) {
      const list = holders.get(stem);
      if (list) list.push(index);
      else holders.set(stem, [index]);
    }
  }
  return passages.map((passage, index) => {
    const neighbours = new Set<number>();
    for (const stem of passage.stems) {
      const list = holders.get(stem) ?? [];
      if (list.length <= maxConnected) for (const other of list) if (other !== index) neighbours.add(other);
    }
    return [...neighbours].flatMap((to) => {
      const other = passages[to];
      return other ? [{ to, weight: weights.similarity(passage.stems, other.stems) }] : [];
    });
  });
}

/** Centrality of each passage, 0 to 1, in the order of the input. */
export function rankPassages(passages: readonly Passage[], weights: StemWeights): number[] {
  const edges = connect(passages, weights);
  const outgoing = edges.map((list) => list.reduce((sum, edge) => sum + edge.weight, 0));
  let ranks = passages.map(() => 1);
  for (let round = 0; round < rounds; round++) {
    const next = passages.map(() => 1 - damping);
    for (const [from, list] of edges.entries()) {
      const share = (damping * (ranks[from] ?? 0)) / (outgoing[from] || 1);
      for (const { to, weight } of list) next[to] = (next[to] ?? 0) + share * weight;
    }
    ranks = next;
  }
  const highest = ranks.reduce((most, rank) => Math.max(most, rank), 0) || 1;
  return ranks.map((rank) => rank / highest);
}
