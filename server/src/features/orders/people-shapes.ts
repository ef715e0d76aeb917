// Human services of an order, as the event of an order of people has them.
import { wordBandsSchema } from '@folio/contract/translation-quote';
import { requestKinds, turnarounds } from '@folio/contract/translation-words';
import * as z from 'zod';

/** Shared fields of all lines of a request. */
export const peopleTermsSchema = z.object({
  kind: z.enum(requestKinds),
  sourceLanguage: z.string(),
  turnaround: z.enum(turnarounds),
  wantedBy: z.string().nullable(),
  notes: z.string(),
  /** Field, service, glossary and the like, by name; those that are empty are left out. */
  details: z.record(z.string(), z.string()),
});
export type PeopleTerms = z.infer<typeof peopleTermsSchema>;

/** One file or text in one language. `bands` is null where the memory is asked later. */
export const peopleLineSchema = z.object({
  name: z.string(),
  targetLanguage: z.string(),
  assetId: z.int().nullable(),
  text: z.string().nullable(),
  words: z.int(),
  bands: wordBandsSchema.nullable(),
});
export type PeopleLine = z.infer<typeof peopleLineSchema>;
