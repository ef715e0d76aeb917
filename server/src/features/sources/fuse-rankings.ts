/** Weight of the first ranks: the constant of Cormack, Clarke and Buettcher, "Reciprocal rank fusion" (SIGIR 2009). */
const evenness = 60;

/** One ranking of several with incomparable scores: a high rank in many counts as high. Best first. */
export function fuse(rankings: readonly (readonly number[])[], limit: number): { id: number; rank: number }[] {
  const ranks = new Map<number, number>();
  for (const ranking of rankings)
    for (const [index, id] of ranking.entries()) ranks.set(id, (ranks.get(id) ?? 0) + 1 / (evenness + index + 1));
  return [...ranks]
    .map(([id, rank]) => ({ id, rank }))
    .toSorted((a, b) => b.rank - a.rank || a.id - b.id)
    .slice(0, limit);
}
