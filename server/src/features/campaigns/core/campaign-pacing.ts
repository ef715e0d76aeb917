// The money of a campaign and of its items, for the rules of pacing.
import type { ListedCampaign } from './campaign-list.queries.ts';
import type { ShownItem } from './item-states.queries.ts';
import { type PacingInput, pacingOf } from './pacing.ts';

/** An item that was dropped costs nothing. */
export const isPlanned = ({ state }: ShownItem) => state !== 'dropped';

/** Input of the pacing of a campaign. */
export const inputOfPacing = (
  { campaign, today }: Pick<ListedCampaign, 'campaign' | 'today'>,
  items: readonly ShownItem[],
  spend: ReadonlyMap<string, number>,
): PacingInput => ({
  from: campaign.from_date,
  to: campaign.to_date,
  budget: campaign.budget,
  items: items.filter(isPlanned).map((item) => ({ from: item.from_date, to: item.to_date, budget: item.budget })),
  pauses: campaign.pauses,
  spend,
  today,
});

/** Budget pacing of a campaign. */
export const pacingOfCampaign = (...about: Parameters<typeof inputOfPacing>) => pacingOf(inputOfPacing(...about));
