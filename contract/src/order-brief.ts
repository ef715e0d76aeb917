// The brief of an order that waits for a model: facts with their place, an outline, and questions that are still open.
import * as z from 'zod';

/** Most entries, and most characters of each. */
export const briefLimits = {
  facts: 40,
  fact: 500,
  place: 200,
  parts: 40,
  part: 300,
  questions: 20,
  question: 300,
  answer: 1000,
} as const;

const factSchema = z.object({
  text: z.string().trim().min(1).max(briefLimits.fact),
  /** The field or source of the fact; empty for facts added by hand. */
  place: z.string().trim().max(briefLimits.place),
});
export type BriefFact = z.infer<typeof factSchema>;

export const orderBriefSchema = z.object({
  facts: z.array(factSchema).max(briefLimits.facts),
  outline: z.array(z.string().trim().min(1).max(briefLimits.part)).max(briefLimits.parts),
  questions: z
    .array(
      z.object({
        text: z.string().trim().min(1).max(briefLimits.question),
        answer: z.string().trim().max(briefLimits.answer),
      }),
    )
    .max(briefLimits.questions),
});
export type OrderBrief = z.infer<typeof orderBriefSchema>;
