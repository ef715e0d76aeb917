// Segments in responses: a segment, its matches, comments and ignored warnings.
import * as z from 'zod';
import { timestamp } from './base.ts';
import { correctionReasons, segmentOrigins, segmentStatuses } from './translation-words.ts';

export const segmentSchema = z.object({
  id: z.int(),
  /** From 1. */
  position: z.int(),
  /** Number of the paragraph, cell or title that it is a sentence of. */
  unit: z.int(),
  /** With inline formatting as `<g1>…</g1>` and things without text as `<x1/>`. */
  source: z.string(),
  max_length: z.int().nullable(),
  target: z.string(),
  /** Initial text of the stage; null for a translation from nothing. */
  initial: z.string().nullable(),
  status: z.enum(segmentStatuses),
  origin: z.enum(segmentOrigins),
  /** Match with the source of the memory, 70 to 101; null if none was used. */
  percent: z.int().nullable(),
  /** Why a proofreader changed it. */
  reason: z.enum(correctionReasons).nullable(),
  comments: z.int(),
  /** Counts changes; a save names the one that it was made to. */
  revision: z.int(),
});
export type Segment = z.infer<typeof segmentSchema>;

export const conflictSchema = z.object({
  id: z.int(),
  mine: z.string(),
  segment: segmentSchema,
  /** Author and time of the other text; null for a deleted user or a text of the stage before. */
  changed: z.object({ name: z.string(), is_me: z.boolean(), at: timestamp() }).nullable(),
});
export type SegmentConflict = z.infer<typeof conflictSchema>;

export const segmentMatchSchema = z.object({
  id: z.int(),
  source: z.string(),
  target: z.string(),
  percent: z.int(),
  quality: z.enum(['machine', 'imported', 'confirmed', 'reviewed', 'certified']),
  origin_name: z.string().nullable(),
  /** Numbers or tags of the target were put right for this sentence. */
  is_fixed: z.boolean(),
  updated_at: timestamp(),
});
export type SegmentMatch = z.infer<typeof segmentMatchSchema>;

export const segmentCommentSchema = z.object({
  id: z.int(),
  segment_id: z.int(),
  position: z.int(),
  /** `query` asks the requester; `answer` is theirs. */
  kind: z.enum(['comment', 'query', 'answer']),
  text: z.string(),
  user: z.object({ id: z.int(), name: z.string() }),
  resolved_at: timestamp().nullable(),
  created_at: timestamp(),
  can: z.object({ resolve: z.boolean() }),
});
export type SegmentComment = z.infer<typeof segmentCommentSchema>;

/** A warning that was ignored, by the hash of the warning and the texts (`bilingual/fault-hash.ts`). */
export const ignoredFaultSchema = z.object({
  segment_id: z.int(),
  fault_hash: z.string(),
  name: z.string(),
  created_at: timestamp(),
});
export type IgnoredFault = z.infer<typeof ignoredFaultSchema>;

/** A segment as find and replace changes it. */
export const replacedRowSchema = z.object({
  id: z.int(),
  position: z.int(),
  before: z.string(),
  after: z.string(),
  hits: z.int(),
  status: z.enum(segmentStatuses),
  revision: z.int(),
});
