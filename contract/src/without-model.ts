// Result of an order without a suitable model: shown before it is placed.
import * as z from 'zod';
import { capabilitySchema } from './capabilities.ts';

/**
 * `text`: a draft of the input. `outline`: headings and questions. `extract`: numbered quotations from sources. `designed_card`: words on a
 * drawn background. `animation`, `speech`: by the built-in engine. `cut_out`: only before a background of one color. `computed`: a model would
 * not change it. `on_hold`: nothing until a model is connected. `request`: people do it.
 */
export const madeSchema = z.enum([
  'text',
  'outline',
  'extract',
  'designed_card',
  'animation',
  'speech',
  'cut_out',
  'computed',
  'on_hold',
  'request',
]);
export type MadeKind = z.infer<typeof madeSchema>;

const caseSchema = z.object({
  makes: madeSchema,
  /** Names of fields of which one must be filled; sources that are given with the order fill the field of type `sources`. */
  filled: z.array(z.string()).optional(),
  /** Values of which one of these fields must have one. */
  values: z.record(z.string(), z.array(z.string())).optional(),
});

export const withoutModelSchema = z.object({
  /** Kinds of model that the tool works with; none where no model changes its result. */
  needs: z.array(capabilitySchema),
  makes: madeSchema,
  /** Orders of which something else is made; the first that applies counts. */
  cases: z.array(caseSchema),
  /** Fields that change nothing, each with the codes of the content languages in which that is so. */
  ignores: z.record(z.string(), z.array(z.string())),
  /** Options that cannot be made, by field; an order may name them all the same. */
  unavailable: z.record(z.string(), z.array(z.string())),
});
export type WithoutModel = z.infer<typeof withoutModelSchema>;
