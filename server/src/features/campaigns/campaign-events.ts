// What happens to campaigns, for webhooks and notifications.
import { campaignStates, campaignVerdicts } from '@folio/contract/campaign-words';
import * as z from 'zod';
import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import { defineEvent, raiseEvent } from '../../kernel/events.ts';
import type { CampaignRow } from './campaigns.queries.ts';

export const campaignChanged = defineEvent(
  'campaign.changed',
  z.object({ campaign_id: z.int(), name: z.string(), from: z.enum(campaignStates).nullable(), to: z.enum(campaignStates) }),
);

/** Who does something to a campaign: staff, the contact (`guest`), or nobody where it happens by its date. */
export type Doer = Pick<Actor, 'impersonator'> & { id: number | null; guest?: string };

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

/** The contact decided on a campaign: the one who manages it is notified. */
export const campaignDecided = defineEvent(
  'campaign.decided',
  z.object({
    title: z.string(),
    person: z.string(),
    verdict: z.enum(campaignVerdicts),
    note: z.string(),
    people: z.array(z.int()),
  }),
);

export const raiseCampaignDecided = (
  tx: Db,
  campaign: CampaignRow,
  decision: { person: string; verdict: (typeof campaignVerdicts)[number]; note: string },
): Promise<void> =>
  raiseEvent(tx, campaignDecided, {
    accountId: campaign.account_id,
    workspaceId: campaign.workspace_id,
    userId: null,
    impersonatorId: null,
    subjectId: campaign.id,
    data: { title: campaign.name, people: [campaign.user_id], ...decision, note: decision.note.slice(0, 300) },
  });
