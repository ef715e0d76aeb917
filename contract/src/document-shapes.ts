// Documents as lists and pages show them. The calls are in `documents.ts`.
import * as z from 'zod';
import { assetSchema } from './assets.ts';
import { timestamp } from './base.ts';
import { capabilitySchema } from './capabilities.ts';
import { engineMarkSchema, orderedDetailSchema, orderStatusSchema } from './orders.ts';
import { checkNames, groupNames } from './score/score-types.ts';

/** Download formats of a document's text. */
export const textFormats = ['docx', 'pdf', 'html', 'md', 'txt', 'csv', 'xlsx'] as const;
export type TextFormat = (typeof textFormats)[number];
/** Download formats of a document's files; `zip` holds all as they are. */
export const mediaFormats = ['png', 'jpg', 'webp', 'mp3', 'wav', 'mp4', 'srt', 'vtt', 'zip'] as const;
export type MediaFormat = (typeof mediaFormats)[number];

export const progressSchema = z.object({
  /** `making` is said of pictures, film and sound. */
  stage: z.enum(['reading', 'planning', 'writing', 'making', 'checking']),
  section: z.int().optional(),
  sections: z.int().optional(),
  label: z.string().optional(),
});

/** One row of the list: one order detail, without its body. */
export const orderRowSchema = z.object({
  id: z.int().describe('Same as order_id'),
  order_id: z.int(),
  order_detail_id: z.int(),
  title: z.string(),
  tool: z.string(),
  tool_name: z.string(),
  icon: z.string(),
  macrocategory: z.string(),
  category: z.enum(['text', 'media']),
  status: orderStatusSchema,
  /** Why it failed or is on hold, in the reader's language. */
  reason: z.string().nullable(),
  is_cancelled: orderedDetailSchema.shape.is_cancelled,
  progress: progressSchema.nullable(),
  language: z.string(),
  words: z.int().nullable(),
  price: z.int(),
  user: z.object({ id: z.int(), name: z.string() }),
  workspace_id: z.int().nullable(),
  folder_id: z.int().nullable(),
  /** Address of a thumbnail of the order's result; null without one, and in rows of bulk orders. */
  thumbnail: z.string().nullable(),
  /** Versions of its text; 0 before it is written. */
  versions: z.int(),
  /** The bulk order of this row. */
  bulk_order_id: z.int().nullable(),
  /** Excerpt of the search hit in the text; null without a search or if only the title matches. */
  excerpt: z.array(z.object({ text: z.string(), is_hit: z.boolean() })).nullable(),
  created_at: timestamp(),
  updated_at: timestamp(),
  can: z.object({
    edit: z.boolean(),
    delete: z.boolean(),
    move: z.boolean(),
    retry: z.boolean(),
    cancel: z.boolean(),
    download: z.boolean(),
  }),
});
export type OrderRow = z.infer<typeof orderRowSchema>;

/** A finished text, an outline that is still to be written, or quotations from sources without original text. */
export const documentNatureSchema = z.enum(['text', 'outline', 'extract', 'brief']);

/** Content of a document: its html and any fields of the tool's result (main_title, paragraphs_headings, meta_title …). */
export const documentContentSchema = z.looseObject({ html: z.string() });

const sourceRefSchema = z.object({ id: z.int(), title: z.string(), url: z.string().nullable() });

/** One document, whole. */
export const documentSchema = orderRowSchema.extend({
  content: documentContentSchema,
  /** True if its custom tool was deleted or switched off since: its form cannot be shown. */
  is_tool_deleted: z.boolean().optional(),
  /** The input of the order, by field name. */
  fields: z.record(z.string(), z.unknown()),
  engine: engineMarkSchema.nullable(),
  /** Only a `text` is worth a score; people turn the other two into one by writing. */
  nature: documentNatureSchema,
  /** Places of a `brief` that ask for missing facts ("To add: …"); 0 for any other nature. */
  open_facts: z.int(),
  /** True if its text is read as a page of a website: headings, meta data, links and keywords of a post, an email or a reply are not scored. */
  is_page: z.boolean(),
  /** True while it is on hold for a model that someone can connect. */
  waits_for_model: z.boolean(),
  /** The kind of model that it waits for; null if it waits for none. */
  waits_for: capabilitySchema.nullable(),
  /** The voice it was ordered with, which may have been deleted since; null where it was ordered without one. */
  brand_voice_id: z.int().nullable(),
  sources: z.array(sourceRefSchema),
  /** Files that the order made, in the order of the result. */
  assets: z.array(assetSchema),
  /** `revision` counts the saves that extended the version; with the id it names one state of the text. */
  version: z.object({ id: z.int(), number: z.int(), revision: z.int(), created_at: timestamp() }).nullable(),
  order_details: z.array(orderedDetailSchema),
});
export type DocumentDetail = z.infer<typeof documentSchema>;

/** Reference data of the content score, beside the document itself. */
export const scoreContextSchema = z.object({
  /** Host names of the websites of its workspace, without `www.`. */
  hosts: z.array(z.string()),
  /** Terms of its sources and of the pages that its order named; null where there are none in the language of the document. */
  topic: z.object({ terms: z.array(z.object({ text: z.string(), weight: z.number() })).min(1) }).nullable(),
  /** The rules that versions closed now are judged by. */
  rule_version: z.int(),
});
export type ScoreContext = z.infer<typeof scoreContextSchema>;

const scorePosition = z.union([
  z.object({ line: z.string(), words: z.string() }),
  z.object({ field: z.enum(['metaTitle', 'metaDescription']) }),
]);

/** The content score of a saved text with its reasons, and further findings in the text. */
export const textFindingsSchema = z.object({
  /** 0 to 100; null where there is none. */
  score: z.int().min(0).max(100).nullable(),
  /** The reason for a missing score: nothing is written yet, most of it is quoted word for word, or the document is not text. */
  missing: z.enum(['no_text', 'extract', 'not_scored']).nullable(),
  groups: z.array(
    z.object({
      name: z.enum(groupNames),
      /** Null where there is nothing to judge it by. */
      points: z.int().nullable(),
      most: z.int(),
      checks: z.array(
        z.object({
          name: z.enum(checkNames),
          /** Score of the check, from 0 to 1. */
          share: z.number(),
          /** Position in the text, or name of the field. */
          positions: z.array(scorePosition),
          figures: z.record(z.string(), z.number()),
          /** Terms that the text lacks. */
          missing: z.array(z.string()).optional(),
        }),
      ),
    }),
  ),
  /** Readability of the text; null for a language without a formula or a text too short to judge. */
  readability: z.object({ formula: z.string(), value: z.number() }).nullable(),
  /** Of the body text. */
  words: z.int(),
  headings: z.array(z.object({ level: z.int(), text: z.string() })),
  /** The keywords of the order, and how often the body text has each. */
  keywords: z.array(z.object({ keyword: z.string(), count: z.int() })),
  /** The rules that it is judged by. */
  rule_version: z.int(),
});
export type TextFindings = z.infer<typeof textFindingsSchema>;

/** Input of an order, for ordering again. */
export const orderFormSchema = z.object({
  tool: z.string(),
  fields: z.record(z.string(), z.unknown()),
  brand_voice_id: z.int().nullable(),
  guideline_id: z.int().nullable(),
  website_id: z.int().nullable(),
  additional_source_ids: z.array(z.int()),
  /** The files that fields name by their ids, as far as the caller uploaded them. */
  uploads: z.array(assetSchema),
});
export type OrderForm = z.infer<typeof orderFormSchema>;

export const versionSchema = z.object({
  id: z.int(),
  number: z.int(),
  name: z.string().nullable(),
  created_at: timestamp(),
  updated_at: timestamp(),
  user: z.object({ id: z.int(), name: z.string() }).nullable(),
  impersonator: z.object({ id: z.int(), name: z.string() }).nullable(),
  origin: z.enum(['engine', 'person', 'restore', 'cancel']),
  /** Number of the version that a restore brought back. */
  restored_number: z.int().nullable(),
  words: z.int(),
  /** The content score of a closed version, 0 to 100; null if it has no text yet, quotes its sources, is not text, or is still open. */
  score: z.int().min(0).max(100).nullable(),
  /** The rules that it was judged by: only scores of the same rules compare. Null where it was not judged. */
  score_rule_version: z.int().nullable(),
  is_current: z.boolean(),
});
export type DocumentVersion = z.infer<typeof versionSchema>;
