// Price of a translation request: words by translation memory match, and the rows of its quote.
import * as z from 'zod';
import { timestamp } from './base.ts';
import { stageNames } from './translation-words.ts';

/** Words of a text by their match in the translation memory; percentages are those of `matchPercent`. */
export const wordBandsSchema = z.object({
  /** 101 %: the same sentence between the same neighbours. */
  context: z.int(),
  /** 100 %. */
  exact: z.int(),
  /** The same sentence again in this text. */
  repetitions: z.int(),
  /** 95 to 99 %. */
  high: z.int(),
  /** 85 to 94 %. */
  medium: z.int(),
  /** 75 to 84 %. */
  low: z.int(),
  new: z.int(),
});
export type WordBands = z.infer<typeof wordBandsSchema>;

export const quoteRowSchema = z.object({
  target_language: z.string(),
  name: z.string(),
  stage: z.enum(stageNames),
  unit: z.enum(['words', 'pages', 'flat']),
  /** Words after the bands' discounts, pages of 250 words, or 1. */
  amount: z.number(),
  /** Credits for a unit. */
  rate: z.number(),
  credits: z.int(),
});
export type QuoteRow = z.infer<typeof quoteRowSchema>;

export const translationQuoteSchema = z.object({
  rows: z.array(quoteRowSchema),
  /** The surcharge of express, which a late delivery does not cost; 0 for standard. */
  express: z.int(),
  total: z.int(),
  due_at: timestamp(),
  valid_until: timestamp(),
  /** Hash for `authorise`, so that nothing else is reserved than the quote on screen. */
  hash: z.string(),
  message: z.string(),
});
export type TranslationQuote = z.infer<typeof translationQuoteSchema>;
