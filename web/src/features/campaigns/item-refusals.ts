// Refusals of changes to an item that another tab has dropped or put back: the plan that is shown is read once more.
import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../base/api.ts';
import { invalidate } from '../../base/stale-after.ts';

const codes = ['CAMPAIGN_ITEM_DROPPED', 'CAMPAIGN_ITEM_RESTORED', 'CAMPAIGN_ITEM_NOT_IN_PLAN'] as const;

/** The code of such a refusal; null for any other failure. */
export const planRefusal = (error: unknown): (typeof codes)[number] | null =>
  (error instanceof ApiError && codes.find((code) => code === error.code)) || null;

export async function readPlanIfRefused(client: QueryClient, error: unknown): Promise<void> {
  if (planRefusal(error)) await invalidate(client, 'campaign.changed');
}
