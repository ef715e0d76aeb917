// What happens to campaigns, for webhooks.
import { campaignStates } from '@folio/contract/campaign-words';
import * as z from 'zod';
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { defineEvent, raiseEvent } from '../../kernel/events.ts';
import type { CampaignRow } from './campaigns.queries.ts';

export const campaignChanged = defineEvent(
  'campaign.changed',
  z.object({ campaign_id: z.int(), name: z.string(), from: z.enum(campaignStates).nullable(), to: z.enum(campaignStates) }),
);

/** Who does something to a campaign; nobody where it happens by its date. */
export type Doer = Pick<Actor, 'impersonator'> & { id: number | null };

/** Raises that a campaign is in another state; `from` is null where it is new. */
export const raiseCampaignChanged = (
  tx: Db,
  campaign: CampaignRow,
  from: CampaignRow['state'] | null,
  doer: Doer,
): Promise<void> =>
  raiseEvent(tx, campaignChanged, {
    accountId: campaign.account_id,
    workspaceId: campaign.workspace_id,
    userId: doer.id,
    impersonatorId: doer.impersonator?.id ?? null,
    subjectId: campaign.id,
    data: { campaign_id: campaign.id, name: campaign.name, from, to: campaign.state },
  });
