// Campaign events, for webhooks and notifications.
import { campaignStates, campaignVerdicts } from '@folio/contract/campaign-words';
import * as z from 'zod';
import type { Actor } from '../../../kernel/actor.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { defineEvent, raiseEvent } from '../../../kernel/events.ts';
import { listResponsible } from './campaign-notices.queries.ts';
import type { CampaignRow } from './campaigns.queries.ts';

export const campaignChanged = defineEvent(
  'campaign.changed',
  z.object({ campaign_id: z.int(), name: z.string(), from: z.enum(campaignStates).nullable(), to: z.enum(campaignStates) }),
);

/** Actor of a campaign event: staff, the contact (`guest`), or null if it happens by its date. */
export type Doer = Pick<Actor, 'impersonator'> & { id: number | null; name?: string; guest?: string };

const contextOf = (campaign: CampaignRow, doer: Doer | null = null) => ({
  accountId: campaign.account_id,
  workspaceId: campaign.workspace_id,
  userId: doer?.id ?? null,
  impersonatorId: doer?.impersonator?.id ?? null,
  subjectId: campaign.id,
});

/** Raises that a campaign is in another state; `from` is null where it is new. */
export const raiseCampaignChanged = (
  tx: Db,
  campaign: CampaignRow,
  from: CampaignRow['state'] | null,
  doer: Doer,
): Promise<void> =>
  raiseEvent(tx, campaignChanged, {
    ...contextOf(campaign, doer),
    data: { campaign_id: campaign.id, name: campaign.name, from, to: campaign.state },
  });

/** The contact decided on a campaign, or staff recorded it: the responsible user is notified. */
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

export async function raiseCampaignDecided(
  tx: Db,
  campaign: CampaignRow,
  doer: Doer,
  { person, verdict, note }: { person: string; verdict: (typeof campaignVerdicts)[number]; note: string },
): Promise<void> {
  const people = await listResponsible(tx, campaign);
  const data = { title: campaign.name, people, person, verdict, note: note.slice(0, 300) };
  await raiseEvent(tx, campaignDecided, { ...contextOf(campaign, doer), data });
}

export const campaignNoticeKinds = ['items_due', 'plan_due', 'ahead', 'behind'] as const;

/** Something about a campaign is due, or its spend has left the band of its plan. */
export const campaignNoticed = defineEvent(
  'campaign.noticed',
  z.object({
    kind: z.enum(campaignNoticeKinds),
    title: z.string(),
    /** A day that is near. */
    due: z.string().nullable(),
    /** Items that are due, or points before or behind the plan. */
    count: z.int(),
    people: z.array(z.int()),
  }),
);

export async function raiseCampaignNoticed(
  tx: Db,
  campaign: CampaignRow,
  notice: { kind: (typeof campaignNoticeKinds)[number]; due?: string; count: number },
): Promise<void> {
  const people = await listResponsible(tx, campaign);
  const data = { title: campaign.name, due: null, ...notice, people };
  await raiseEvent(tx, campaignNoticed, { ...contextOf(campaign), data });
}
