// Countries: where a keyword is read or searched for, where campaigns speak, and where documents are published.
import * as z from 'zod';
import { answer, day, optionalId, timestamp, tolerated, userCall, workspaceId } from './base.ts';
import { withErrors } from './errors.ts';
import { marketFigures, marketLayers, marketLimits, trendProviders } from './market-words.ts';
import { period } from './period.ts';

export const marketCountrySchema = z.object({
  /** ISO 3166. */
  code: z.string(),
  value: z
    .number()
    .nullable()
    .describe('Popularity from 0 to 100, the figure of campaigns, or documents published; null where it is not known, never 0'),
  /** Texts of the workspace in the languages of the country. */
  documents: z.int(),
  /** Campaigns with an audience there; null without access to campaigns. */
  campaigns: z.int().nullable(),
  /** Main language of the country, as a base code. */
  language: z.string().nullable(),
  /** The keyword in that language, where it is known. */
  keyword: z.string().nullable(),
  /** Percent that the last 30 days had more than the 30 before; null where it is not known. */
  change: z.number().nullable(),
});
export type MarketCountry = z.infer<typeof marketCountrySchema>;

export const marketCampaignSchema = z.object({ id: z.int(), name: z.string(), countries: z.array(z.string()) });
export type MarketCampaign = z.infer<typeof marketCampaignSchema>;

const calls = {
  show: userCall
    .route({
      method: 'GET',
      path: '/features/markets/show',
      summary: 'Figures by country: popularity of a keyword, campaigns, or publications',
    })
    .input(
      z.object({
        layer: z.enum(marketLayers).default('trends'),
        keyword: z
          .string()
          .trim()
          .max(marketLimits.keyword)
          .default('')
          .describe('Of trends; without it no popularity is asked for'),
        language: z.string().trim().max(20).optional().describe('Of the keyword; the caller’s own where it is left out'),
        provider: z.enum(trendProviders).default('wikipedia'),
        campaign_id: optionalId().describe('One campaign instead of all of the workspace'),
        figure: z.enum(marketFigures).default('conversions').describe('Of campaigns'),
        ...period,
        workspace_id: workspaceId(),
        ...tolerated,
      }),
    )
    .output(
      answer({
        layer: z.enum(marketLayers),
        from: day(),
        to: day(),
        countries: z.array(marketCountrySchema).describe('Those with a figure first, the highest first'),
        /** Audiences; empty without access to campaigns. */
        campaigns: z.array(marketCampaignSchema),
        /** Source of the data, as a sentence; empty if nothing was requested. */
        source: z.string(),
        read_at: timestamp().nullable(),
        /** The currency of `spend`; null for every other metric. */
        currency: z.string().nullable(),
        /** False where the provider has no key or did not answer; the reason is in `problem`. */
        is_available: z.boolean(),
        problem: z.string().nullable(),
        /** True where a figure of a language is shown on its countries. */
        is_by_language: z.boolean(),
        /** True where the installation has shapes of its own (`features/markets/shapes`). */
        has_own_shapes: z.boolean(),
        can: z.object({ see_campaigns: z.boolean(), create_task: z.boolean() }),
      }),
    ),
  shapes: userCall
    .route({ method: 'GET', path: '/features/markets/shapes', summary: 'Get custom country shapes' })
    .input(z.object(tolerated).optional())
    .output(answer({ shapes: z.string().nullable().describe('TopoJSON; null where the product’s own are used') })),
};

export const marketsContract = withErrors(
  calls,
  {},
  { show: { 403: ['CAMPAIGNS_HIDDEN', 'MARKETS_HIDDEN'], 404: ['CAMPAIGN_NOT_FOUND'] } },
);
