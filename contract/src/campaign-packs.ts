// Packs of campaigns: a zip of the approved content, for the client to keep.
import * as z from 'zod';
import { answer, id, staffCall, timestamp, tolerated } from './base.ts';
import { withErrors } from './errors.ts';

export const packStates = ['waiting', 'writing', 'ready', 'failed'] as const;

/** Why something is not in a pack. */
export const skipReasons = [
  'not_shared',
  'nothing_linked',
  'no_approval',
  'not_approved',
  'state_not_kept',
  'file_missing',
  'translation_missing',
  'too_large',
] as const;

/** Limits of a pack: its bytes, the days until its deletion (design: audience campaigns), and the length of the list of omitted files. */
export const packLimits = { bytes: 2 * 1024 ** 3, days: 7, listed: 500 } as const;

export const leftOutSchema = z.object({
  /** Of the item. */
  code: z.string(),
  name: z.string().describe('Of the item, task, document or file'),
  reason: z.enum(skipReasons),
});
export type LeftOut = z.infer<typeof leftOutSchema>;

export const campaignPackSchema = z.object({
  id: z.int(),
  state: z.enum(packStates),
  /** Why it failed, in the reader’s language. */
  reason: z.string().nullable(),
  file_name: z.string(),
  bytes: z.number().nullable(),
  files: z.int().nullable(),
  sha256: z.string().nullable().describe('Of the zip'),
  left_out: z.array(leftOutSchema).describe('The first 500'),
  left_out_count: z.int(),
  person: z.string(),
  expires_at: timestamp().nullable(),
  created_at: timestamp(),
});
export type CampaignPack = z.infer<typeof campaignPackSchema>;

/** A finished package as a client sees it. */
export const clientPackSchema = z.object({
  id: z.int(),
  file_name: z.string(),
  bytes: z.number(),
  files: z.int(),
  expires_at: timestamp(),
  created_at: timestamp(),
});
export type ClientPack = z.infer<typeof clientPackSchema>;

const calls = {
  create: staffCall
    .route({
      method: 'POST',
      path: '/tools/audience_campaigns/pack/create',
      summary: 'Create the campaign package',
    })
    .input(z.object({ id: id().describe('The campaign’s'), ...tolerated }))
    .output(answer({ pack: campaignPackSchema })),
  download: staffCall
    .route({ method: 'GET', path: '/tools/audience_campaigns/pack/download', summary: 'The pack of a campaign as a zip' })
    .input(z.object({ id: id().describe('The campaign’s'), ...tolerated }))
    .output(z.file()),
};

export const campaignPacksContract = withErrors(
  calls,
  { 403: ['CAMPAIGNS_HIDDEN'], 404: ['CAMPAIGN_NOT_FOUND'] },
  { create: { 409: ['CAMPAIGN_STATE'] }, download: { 404: ['CAMPAIGN_PACK_NOT_FOUND'] } },
);
