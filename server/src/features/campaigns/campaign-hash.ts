// What a client agrees to, as one hash: goal, dates, money and items. Names of people, notes and links are not part of it.
import { createHash } from 'node:crypto';
import type { CampaignRow, ItemRow } from './campaigns.queries.ts';

/** SHA-256, hexadecimal. The order of items does not count. */
export function stateHashOf(campaign: CampaignRow, items: readonly ItemRow[]): string {
  const { name, goal, kpis, from_date, to_date, budget, currency } = campaign;
  const agreed = items
    .filter(({ dropped_at }) => dropped_at === null)
    .toSorted((one, other) => (one.code < other.code ? -1 : 1))
    .map((item) => [item.code, item.name, item.channel, item.from_date, item.to_date, item.time, item.budget]);
  const goals = kpis.map((kpi) => [kpi.name, kpi.figure, kpi.target]);
  return createHash('sha256')
    .update(JSON.stringify([name, goal, goals, from_date, to_date, budget, currency, agreed]))
    .digest('hex');
}
