// Possible days of a plan item. Pure: days in, days out.
import type { Campaign, CampaignItem } from '@folio/contract/campaign-shapes';
import { addDays } from './campaign-format.ts';

export interface Days {
  from: string;
  to: string;
}

/** Moved part of an item: all of it, or one of its ends. */
export type Grip = 'whole' | 'start' | 'end';

/** The days after a move by so many days, within the campaign; an item keeps its length unless an end is moved, and is never shorter than a day. */
export function movedDays({ from, to }: Days, grip: Grip, count: number, campaign: Pick<Campaign, 'from' | 'to'>): Days {
  const first = campaign.from ?? '0001-01-01';
  const last = campaign.to ?? '9999-12-31';
  const later = (one: string, other: string) => (one > other ? one : other);
  const earlier = (one: string, other: string) => (one < other ? one : other);
  if (grip === 'start') return { from: later(first, earlier(addDays(from, count), to)), to };
  if (grip === 'end') return { from, to: earlier(last, later(addDays(to, count), from)) };
  const next = { from: addDays(from, count), to: addDays(to, count) };
  return next.from < first || next.to > last ? { from, to } : next;
}

export const isElsewhere = (item: Days, days: Days) => item.from !== days.from || item.to !== days.to;

/** True if the reader can move the item. Removed items have no days to keep. */
export const isMovable = (campaign: Pick<Campaign, 'can'>, { state }: Pick<CampaignItem, 'state'>) =>
  campaign.can.edit && state !== 'dropped';
