// Fairness of a full queue: in the minutes in which heavy teams fill it, the extra wait of light ones, and Jain's index.
import type { Size } from './day.ts';
import { createHistogram, type Histogram } from './histogram.ts';

/** Outputs of heavy teams that wait at the same time: from this many on a minute counts as contended. */
const contendedFrom = 20;

interface Minute {
  isContended: boolean;
  /** By team: outputs that waited or were ordered in this minute, and those that were written in it. */
  demand: Map<number, number>;
  served: Map<number, number>;
}

/** Fair share of each team: equal until its demand is met. */
export function fairShares(demands: readonly number[], capacity: number): number[] {
  const shares = demands.map(() => 0);
  const order = demands.map((_, nth) => nth).toSorted((a, b) => (demands[a] ?? 0) - (demands[b] ?? 0));
  let left = capacity;
  for (const [position, nth] of order.entries()) {
    const share = Math.min(demands[nth] ?? 0, left / (order.length - position));
    shares[nth] = share;
    left -= share;
  }
  return shares;
}

/** 1 where all are served alike, 1/n where one alone is. */
export function jainIndex(values: readonly number[]): number | null {
  const squares = values.reduce((sum, value) => sum + value * value, 0);
  if (squares === 0) return null;
  return values.reduce((sum, value) => sum + value, 0) ** 2 / (values.length * squares);
}

export interface Fairness {
  ordered: (team: number, outputs: number) => void;
  written: (team: number, waitedMs: number) => void;
  report: () => {
    contendedMinutes: number;
    light: { contended: Histogram; quiet: Histogram };
    heavy: Histogram;
    /** Over the teams that ordered in contended minutes; null where there were none. */
    jain: number | null;
  };
}

export function createFairness(sizeOfTeam: (team: number) => Size, minuteMs = 60_000): Fairness {
  const open = new Map<number, number>();
  const light = { contended: createHistogram(), quiet: createHistogram() };
  const heavy = createHistogram();
  const indices: number[] = [];
  let heavyOpen = 0;
  let startedAt = performance.now();
  let contendedMinutes = 0;
  let minute: Minute = { isContended: false, demand: new Map(), served: new Map() };

  function closeMinute(): void {
    if (minute.isContended) {
      contendedMinutes += 1;
      const teams = [...minute.demand.keys()];
      const capacity = [...minute.served.values()].reduce((sum, served) => sum + served, 0);
      const shares = fairShares(
        teams.map((team) => minute.demand.get(team) ?? 0),
        capacity,
      );
      const index = jainIndex(
        teams.map((team, nth) => Math.min(1, (minute.served.get(team) ?? 0) / Math.max(1e-9, shares[nth] ?? 0))),
      );
      if (index !== null) indices.push(index);
    }
    minute = { isContended: heavyOpen >= contendedFrom, demand: new Map(open), served: new Map() };
  }
  const follow = () => {
    while (performance.now() - startedAt >= minuteMs) {
      startedAt += minuteMs;
      closeMinute();
    }
  };
  const change = (map: Map<number, number>, team: number, by: number) => {
    const value = (map.get(team) ?? 0) + by;
    if (value > 0) map.set(team, value);
    else map.delete(team);
  };

  return {
    ordered: (team, outputs) => {
      follow();
      change(open, team, outputs);
      change(minute.demand, team, outputs);
      if (sizeOfTeam(team) === 'heavy') heavyOpen += outputs;
      minute.isContended ||= heavyOpen >= contendedFrom;
    },
    written: (team, waitedMs) => {
      follow();
      change(open, team, -1);
      change(minute.served, team, 1);
      const size = sizeOfTeam(team);
      if (size === 'heavy') {
        heavyOpen -= 1;
        heavy.add(waitedMs);
      }
      if (size === 'light') light[minute.isContended ? 'contended' : 'quiet'].add(waitedMs);
    },
    report: () => {
      follow();
      closeMinute();
      const jain = indices.length === 0 ? null : indices.reduce((sum, index) => sum + index, 0) / indices.length;
      return { contendedMinutes, light, heavy, jain };
    },
  };
}
