// What providers ask for their models. The cost of a call is written with the call, by the price of its day.
import * as z from 'zod';
import { answer, numeric, staffCall, tolerated } from './base.ts';
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
  valid_from: z.iso.date(),
});
export type ModelPrice = z.infer<typeof modelPriceSchema>;

const priceInput = z.object({
  provider: z.enum(providerIds),
  model: z.string().trim().min(1).max(120),
  unit: z.enum(priceUnits),
  micros: numeric().min(0).max(priceLimits.micros).nullable(),
  currency: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{3}$/),
  valid_from: z.iso.date(),
});

const prices = { prices: z.array(modelPriceSchema), currency: z.string().nullable() };

export const modelPricesContract = {
  show: staffCall
    .route({ method: 'GET', path: '/admin/models/prices', summary: 'Prices of models, and models that were called without one' })
    .input(z.object(tolerated).optional())
    .output(
      answer({
        ...prices,
        /** Of the last 30 days, most calls first. */
        unpriced: z.array(z.object({ provider: z.string(), model: z.string(), calls: z.int() })),
      }),
    ),
  /** A price of the same model, unit and day is replaced. Calls of before keep their cost. */
  save: staffCall
    .route({ method: 'PUT', path: '/admin/models/prices', summary: 'Keep prices of models; all in one currency' })
    .input(z.object({ prices: z.array(priceInput).min(1).max(100), ...tolerated }))
    .output(answer(prices)),
};
