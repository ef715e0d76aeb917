// Addresses with utm parameters, by which the results of an item are found again.
import * as z from 'zod';
import { answer, id, optionalId, staffCall, timestamp, tolerated } from './base.ts';
import { utmPattern, utmTermPattern } from './campaign-url.ts';
import { campaignLimits } from './campaign-words.ts';
import { withErrors } from './errors.ts';

const value = () => z.string().trim().min(1).max(campaignLimits.utm).regex(utmPattern);

export const campaignUrlSchema = z.object({
  id: z.int(),
  item_id: z.int(),
  code: z.string().describe('The item’s'),
  item: z.string(),
  page_url: z.string(),
  source: z.string(),
  medium: z.string(),
  campaign: z.string(),
  content: z.string(),
  term: z.string(),
  url: z.string().describe('The page with its parameters'),
  http_state: z.int().describe('What the page answered when the link was made'),
  created_at: timestamp(),
});
export type CampaignUrl = z.infer<typeof campaignUrlSchema>;

const calls = {
  show: staffCall
    .route({ method: 'GET', path: '/tools/audience_campaigns/urls/show', summary: 'Links of a campaign, or of one of its items' })
    .input(z.object({ id: id().describe('The campaign’s'), item_id: optionalId(), ...tolerated }))
    .output(
      answer({
        urls: z.array(campaignUrlSchema),
        /** Values that the account’s links have used before. */
        sources: z.array(z.string()),
        mediums: z.array(z.string()),
      }),
    ),
  create: staffCall
    .route({
      method: 'PUT',
      path: '/tools/audience_campaigns/urls/create',
      summary: 'Add a link to an item; its page is asked how it answers',
    })
    .input(
      z.object({
        ...tolerated,
        item_id: id(),
        page_url: z.string().trim().max(2048),
        source: value(),
        medium: value(),
        campaign: value().optional().describe('Without it that of the campaign'),
        content: value().optional().describe('Without it the item’s code'),
        term: z.string().trim().max(campaignLimits.utm).regex(utmTermPattern).default(''),
      }),
    )
    .output(answer({ url: campaignUrlSchema })),
  remove: staffCall
    .route({ method: 'DELETE', path: '/tools/audience_campaigns/urls/delete', summary: 'Delete a link' })
    .input(z.object({ id: id(), ...tolerated }))
    .output(answer({})),
  export: staffCall
    .route({ method: 'GET', path: '/tools/audience_campaigns/urls/export', summary: 'All links of a campaign as CSV' })
    .input(z.object({ id: id(), ...tolerated }))
    .output(z.file()),
};

export const campaignUrlsContract = withErrors(
  calls,
  { 403: ['CAMPAIGNS_HIDDEN'], 404: ['CAMPAIGN_NOT_FOUND', 'CAMPAIGN_ITEM_NOT_FOUND', 'CAMPAIGN_URL_NOT_FOUND'] },
  { create: { 409: ['CAMPAIGN_STATE', 'CAMPAIGN_LIMIT', 'CAMPAIGN_ITEM_NOT_IN_PLAN', 'CAMPAIGN_URL_EXISTS'] } },
);
