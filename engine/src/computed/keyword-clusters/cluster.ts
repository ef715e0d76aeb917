// Average-link agglomerative clustering. The same keywords in the same order always give the same groups.

/** Average similarity of all pairs between two groups of indexes. */
export function averageBetween(matrix: Float32Array, size: number, a: readonly number[], b: readonly number[]): number {
  let sum = 0;
  for (const one of a) for (const other of b) sum += matrix[one * size + other] ?? 0;
  return sum / Math.max(1, a.length * b.length);
}

function nearest(matrix: Float32Array, size: number, active: readonly boolean[], from: number, preferred: number): number {
  let best = preferred;
  let most = preferred === -1 ? -1 : (matrix[from * size + preferred] ?? 0);
  for (let other = 0; other < size; other++) {
    if (other === from || !active[other]) continue;
    const value = matrix[from * size + other] ?? 0;
    if (value > most) [best, most] = [other, value];
  }
  return best;
}

/**
 * Groups of indexes with an average similarity of at least `threshold`, by chains of nearest neighbors: the result equals
 * always merging the nearest pair, in time that grows with the square of the size. Each group is in the order of its indexes.
 */
export function clusterByAverage(similarity: Float32Array, size: number, threshold: number): number[][] {
  const matrix = similarity.slice();
  const active = Array.from({ length: size }, () => true);
  const groups: number[][] = Array.from({ length: size }, (_, index) => [index]);
  const done: number[][] = [];
  const chain: number[] = [];
  for (let start = 0; start < size; ) {
    if (chain.length === 0) {
      while (start < size && !active[start]) start += 1;
      if (start === size) break;
      chain.push(start);
    }
    const last = chain.at(-1) as number;
    const before = chain.at(-2) ?? -1;
    const next = nearest(matrix, size, active, last, before);
    if (next === -1 || (matrix[last * size + next] ?? 0) < threshold) {
      // The nearest group is too far, and averages with more distant groups only fall: this group is complete.
      active[last] = false;
      done.push(groups[last] as number[]);
      chain.pop();
    } else if (next === before) {
      chain.splice(-2);
      merge(matrix, size, active, groups, Math.min(last, next), Math.max(last, next));
    } else {
      chain.push(next);
    }
  }
  return done.map((group) => group.toSorted((a, b) => a - b)).toSorted((a, b) => (a[0] ?? 0) - (b[0] ?? 0));
}

function merge(matrix: Float32Array, size: number, active: boolean[], groups: number[][], into: number, from: number): void {
  const [many, few] = [groups[into] as number[], groups[from] as number[]];
  const whole = many.length + few.length;
  for (let other = 0; other < size; other++) {
    if (!active[other] || other === into || other === from) continue;
    const joined = ((matrix[into * size + other] ?? 0) * many.length + (matrix[from * size + other] ?? 0) * few.length) / whole;
    matrix[into * size + other] = joined;
    matrix[other * size + into] = joined;
  }
  groups[into] = [...many, ...few];
  active[from] = false;
}
