// Provider prices of models. The cost of a call is written with the call, by the price of its day.
import * as z from 'zod';
import { answer, day, numeric, staffCall, tolerated } from './base.ts';
import { withErrors } from './errors.ts';
import { providerIds } from './models.ts';
import { priceLimits, priceUnits } from './price-units.ts';

export const modelPriceSchema = z.object({
  provider: z.enum(providerIds),
  model: z.string(),
  unit: z.enum(priceUnits),
  /** Millionths of the currency for one unit; null where the price is not known from that day on. */
  micros: z.int().nullable(),
  /** ISO 4217. */
  currency: z.string(),
  /** The first day (UTC) of the price. */
  valid_from: day(),
});
export type ModelPrice = z.infer<typeof modelPriceSchema>;

const priceInput = z.object({
  provider: z.enum(providerIds),
  model: z.string().trim().min(1).max(120),
  unit: z.enum(priceUnits),
  micros: numeric(0, priceLimits.micros).nullable(),
  currency: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{3}$/),
  valid_from: day(),
  /**
   * The price that the caller saw and corrects, which must not be valid yet; null where they saw none of this day. What was
   * saved meanwhile is refused. Without it, a price of the same model, unit and day is replaced.
   */
  replaces: z.object({ valid_from: day(), micros: z.int().nullable() }).nullable().optional(),
});

const prices = { prices: z.array(modelPriceSchema), currency: z.string().nullable() };

const calls = {
  show: staffCall
    .route({ method: 'GET', path: '/admin/models/prices', summary: 'Prices of models, and models that were called without one' })
    .input(z.object(tolerated).optional())
    .output(
      answer({
        ...prices,
        /** Models with calls of the last 30 days without a cost, and without a price today for their units; most calls first. */
        unpriced: z.array(
          z.object({
            provider: z.string(),
            model: z.string(),
            calls: z.int(),
            /** Units without a price; empty if the provider does not report the consumption of a call. */
            units: z.array(z.enum(priceUnits)),
          }),
        ),
        /** The day (UTC) that prices are valid by. */
        today: day(),
      }),
    ),
  /** Calls of before keep their cost. */
  save: staffCall
    .route({ method: 'PUT', path: '/admin/models/prices', summary: 'Save model prices' })
    .input(z.object({ prices: z.array(priceInput).min(1).max(100), ...tolerated }))
    .output(answer(prices)),
};

export const modelPricesContract = withErrors(calls, {}, { save: { 409: ['MODEL_PRICE_CHANGED', 'MODEL_PRICE_VALID'] } });
