// Hash of the content that a client approves: goal, dates, money and the visible items. Names of people, notes and links are not part of it.
import { createHash } from 'node:crypto';
import type { AgreedState } from '@folio/contract/campaign-shapes';
import type { CampaignRow, ItemRow } from './campaigns.queries.ts';

type AgreedItem = Pick<
  ItemRow,
  'code' | 'name' | 'channel' | 'from_date' | 'to_date' | 'time' | 'budget' | 'is_shared' | 'dropped_at'
>;

/** All that the hash covers, as the client's page shows it. */
export function agreedOf(campaign: CampaignRow, items: readonly AgreedItem[]): AgreedState {
  const { name, goal, kpis, from_date: from, to_date: to, budget, currency } = campaign;
  return {
    name,
    goal,
    kpis,
    from,
    to,
    budget,
    currency,
    items: items
      .filter(({ dropped_at, is_shared }) => dropped_at === null && is_shared)
      .toSorted((one, other) => (one.code < other.code ? -1 : 1))
      .map((item) => ({
        code: item.code,
        name: item.name,
        channel: item.channel,
        from: item.from_date,
        to: item.to_date,
        time: item.time,
        budget: item.budget,
      })),
  };
}

/** SHA-256, hexadecimal. The order of items does not count. */
export function hashOfAgreed({ name, goal, kpis, from, to, budget, currency, items }: AgreedState): string {
  const agreed = items.map((item) => [item.code, item.name, item.channel, item.from, item.to, item.time, item.budget]);
  const goals = kpis.map((kpi) => [kpi.name, kpi.figure, kpi.target]);
  return createHash('sha256')
    .update(JSON.stringify([name, goal, goals, from, to, budget, currency, agreed]))
    .digest('hex');
}

export const stateHashOf = (campaign: CampaignRow, items: readonly AgreedItem[]): string =>
  hashOfAgreed(agreedOf(campaign, items));
