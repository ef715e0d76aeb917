// Times in buckets, each 2 % longer than the one before: percentiles of millions of calls in a few kilobytes.

const growth = Math.log(1.02);
/** Up to 100 hours. */
const buckets = 1000;

export interface Histogram {
  add: (milliseconds: number) => void;
  count: () => number;
  /** Milliseconds that a share of all (0.95) did not exceed; null where there are none. */
  percentile: (share: number) => number | null;
}

export function createHistogram(): Histogram {
  const counts = new Uint32Array(buckets);
  let total = 0;
  const bucketOf = (milliseconds: number) =>
    Math.min(buckets - 1, Math.max(0, Math.ceil(Math.log(Math.max(1, milliseconds)) / growth)));
  return {
    add: (milliseconds) => {
      const bucket = bucketOf(milliseconds);
      counts[bucket] = (counts[bucket] ?? 0) + 1;
      total += 1;
    },
    count: () => total,
    percentile: (share) => {
      if (total === 0) return null;
      let left = Math.ceil(total * share);
      for (let bucket = 0; bucket < buckets; bucket += 1) {
        left -= counts[bucket] ?? 0;
        if (left <= 0) return Math.exp(bucket * growth);
      }
      return Math.exp((buckets - 1) * growth);
    },
  };
}
