// Written category cards as a shop shows them, with their checks.
import * as z from 'zod';
import { timestamp } from './base.ts';
import { cardChecks } from './card-words.ts';

const cardCheckSchema = z.object({
  kind: z.enum(cardChecks),
  /** Of `of`; for title and description the width in pixels and its limit. */
  value: z.int(),
  of: z.int(),
  is_passed: z.boolean(),
});
export type CardCheck = z.infer<typeof cardCheckSchema>;

export const cardPreviewSchema = z.object({
  cards: z.array(
    z.object({
      heading: z.string(),
      text: z.string(),
      linked_keyword: z.string().nullable(),
      url: z.string().nullable(),
      button: z.string(),
      words: z.int(),
    }),
  ),
  /** Sanitised HTML; empty where none was asked for. */
  footer: z.string(),
  snippet: z.object({ title: z.string(), description: z.string() }),
  /** Cards and footer as a shop inserts them. */
  html: z.string(),
  version: z.object({ number: z.int(), created_at: timestamp() }).nullable(),
  /** True where a person changed the document after the cards were written. */
  is_edited: z.boolean(),
  checks: z.array(cardCheckSchema),
});
export type CardPreview = z.infer<typeof cardPreviewSchema>;
