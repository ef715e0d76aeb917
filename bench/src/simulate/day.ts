// Load of teams in the hours of a working day, and the active teams.
import type { Random } from '@folio/server/testing/random';

export type Size = 'light' | 'medium' | 'heavy';

/** Share of all teams, and the number of actions of one team per day. */
const sizes: Record<Size, { share: number; actionsADay: number }> = {
  light: { share: 0.8, actionsADay: 60 },
  medium: { share: 0.18, actionsADay: 240 },
  heavy: { share: 0.02, actionsADay: 1200 },
};

/** Load of each hour, in parts of the busiest: peaks from 9 to 11 and from 14 to 16. */
const hours = [1, 1, 1, 1, 2, 4, 10, 25, 60, 100, 95, 70, 40, 60, 95, 90, 65, 40, 20, 12, 8, 5, 3, 2];
const allHours = hours.reduce((sum, hour) => sum + hour, 0);

/** The share of a day's actions in one second of this hour (9.5 is half past nine). */
export const shareOfSecond = (hour: number): number => (hours[Math.floor(hour) % 24] ?? 0) / allHours / 3600;

/** Teams by number: the heavy ones first, at least one, then the medium ones. */
export function sizeOf(nth: number, teams: number): Size {
  const heavy = Math.max(1, Math.round(teams * sizes.heavy.share));
  if (nth < heavy) return 'heavy';
  return nth < heavy + Math.round(teams * sizes.medium.share) ? 'medium' : 'light';
}

/** Chooses teams as often as their size says. */
export function teamChooser(teams: number): { actionsADay: number; choose: (random: Random) => number } {
  const groups = new Map<Size, number[]>();
  for (let nth = 0; nth < teams; nth += 1) {
    const size = sizeOf(nth, teams);
    groups.set(size, [...(groups.get(size) ?? []), nth]);
  }
  const weights = [...groups].map(([size, members]) => ({ members, weight: members.length * sizes[size].actionsADay }));
  const actionsADay = weights.reduce((sum, { weight }) => sum + weight, 0);
  return {
    actionsADay,
    choose: (random) => {
      let left = random.below(actionsADay);
      for (const { members, weight } of weights) {
        if (left < weight) return random.pick(members) ?? 0;
        left -= weight;
      }
      return 0;
    },
  };
}
