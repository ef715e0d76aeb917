// Objective checks of a finished text: claims that are not in the input or sources, and deviations from the order.
import * as z from 'zod';

/** Kinds of claims that an engine's text makes and nobody gave; the value of `data-unsourced` in a document. */
export const claimKinds = ['figure', 'date', 'name', 'certificate', 'link'] as const;
export type ClaimKind = (typeof claimKinds)[number];

export const documentCheckNames = ['length', 'amount', 'language', 'placeholders', 'headings', 'voice', 'competitors'] as const;
export type DocumentCheckName = (typeof documentCheckNames)[number];

/** A claim as it is written; of a link its address. */
export const claimWordsSchema = z.object({ kind: z.enum(claimKinds), text: z.string() });
export type ClaimWords = z.infer<typeof claimWordsSchema>;

/** A claim with the line that it is in. */
export const claimSchema = claimWordsSchema.extend({ line: z.string() });
export type ShownClaim = z.infer<typeof claimSchema>;

/** Deviations from the order; numbers and words fill the message, `positions` lead to the lines of the text. */
export const documentCheckSchema = z.object({
  name: z.enum(documentCheckNames),
  is_met: z.boolean(),
  /** Delivered and ordered: words, items, or languages by their codes. */
  came: z.union([z.int(), z.string()]).nullable(),
  asked: z.union([z.int(), z.string()]).nullable(),
  positions: z.array(z.object({ line: z.string(), words: z.string() })),
});
export type DocumentCheck = z.infer<typeof documentCheckSchema>;

export const documentChecksSchema = z.object({ claims: z.array(claimSchema), checks: z.array(documentCheckSchema) });
export type DocumentChecks = z.infer<typeof documentChecksSchema>;
