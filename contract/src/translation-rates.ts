// Rates of linguists, and holidays of the desk.
import * as z from 'zod';
import { answer, day, deskCall, tolerated } from './base.ts';
import { ratedStages } from './translation-words.ts';

export const translationRateSchema = z.object({
  /** A code, or `*` for every language without a rate of its own. */
  source_language: z.string(),
  target_language: z.string(),
  stage: z.enum([...ratedStages, 'page']),
  /** Credits for a word; of `page` for a page of 250 words of a certified translation, without its certificate. */
  rate: z.number(),
});
export type TranslationRate = z.infer<typeof translationRateSchema>;

const code = z.string().min(1).max(35);
const givenRateSchema = translationRateSchema.extend({
  source_language: code,
  target_language: code,
  rate: z.number().min(0.01).max(100_000),
});

export const translationRatesContract = {
  show: deskCall
    .route({ method: 'GET', path: '/features/translation-rates/show', summary: 'List translation rates' })
    .input(z.object(tolerated).optional())
    .output(answer({ translation_rates: z.array(translationRateSchema), holidays: z.array(day()) })),
  /** Replaces all rates and holidays. */
  edit: deskCall
    .route({ method: 'POST', path: '/features/translation-rates/edit', summary: 'Update rates' })
    .input(
      z.object({
        translation_rates: z.array(givenRateSchema).max(2000),
        holidays: z.array(day()).max(200).default([]),
        ...tolerated,
      }),
    )
    .output(answer({ translation_rates: z.array(translationRateSchema), holidays: z.array(day()) })),
};
