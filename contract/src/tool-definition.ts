// Definition of an AI tool as data: the part of it that the browser, the API and a CSV header may see.
import * as z from 'zod';
import { toolWorks } from './tool-works.ts';
import { withoutModelSchema } from './without-model.ts';

const macroCategories = [
  'ai_writer',
  'seo',
  'ai_chat',
  'ai_art',
  'ai_translation',
  'audio_text',
  'trends',
  'custom_tools',
] as const;

export const macroCategorySchema = z.enum(macroCategories);
export type MacroCategory = z.infer<typeof macroCategorySchema>;

export const optionSchema = z.object({ value: z.union([z.string(), z.number()]), label: z.string() });

const fieldBase = {
  name: z.string(),
  label: z.string(),
  required: z.boolean().default(false),
  placeholder: z.string().optional(),
  help: z.string().optional(),
  /** Not asked: its default is sent (fields of a base that a custom tool hides). */
  hidden: z.boolean().optional(),
  /** Shown, required and sent only while every named field has one of the values. */
  showIf: z.record(z.string(), z.array(z.union([z.string(), z.number(), z.boolean()]))).optional(),
};

const bounds = { min: z.number().optional(), max: z.number().optional() };
const lengths = { minLength: z.number().optional(), maxLength: z.number().optional() };
const uploads = {
  /** File endings with their dot. */
  accept: z.array(z.string()),
  maxSizeMb: z.number().default(10),
  maxFiles: z.number().default(1),
  default: z.null().default(null),
};
const textLike = { ...fieldBase, ...lengths, default: z.string().nullable().default(null) };

export const toolFieldSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), ...textLike }),
  /** `paired`: each line is "term = replacement". */
  z.object({ type: z.literal('textarea'), ...textLike, paired: z.boolean().optional() }),
  z.object({ type: z.literal('url'), ...textLike }),
  z.object({ type: z.literal('date'), ...fieldBase, default: z.string().nullable().default(null) }),
  z.object({ type: z.literal('boolean'), ...fieldBase, default: z.boolean().default(false) }),
  z.object({
    type: z.literal('number'),
    ...fieldBase,
    ...bounds,
    step: z.number().optional(),
    default: z.number().nullable().default(null),
  }),
  z.object({
    type: z.literal('select'),
    ...fieldBase,
    options: z.array(optionSchema),
    default: z.union([z.string(), z.number()]).nullable().default(null),
  }),
  z.object({
    type: z.literal('multiselect'),
    ...fieldBase,
    ...bounds,
    options: z.array(optionSchema),
    default: z.array(z.union([z.string(), z.number()])).default([]),
  }),
  z.object({ type: z.literal('tags'), ...fieldBase, ...bounds, default: z.array(z.string()).default([]) }),
  z.object({ type: z.literal('urls'), ...fieldBase, ...bounds, default: z.array(z.string()).default([]) }),
  /** 3 to 7 when filled; a string is split at commas. */
  z.object({ type: z.literal('keywords'), ...fieldBase, ...bounds, default: z.array(z.string()).default([]) }),
  /** A code of the tool's `translation`; `allowAuto` admits `auto`. */
  z.object({
    type: z.literal('language'),
    ...fieldBase,
    allowAuto: z.boolean().optional(),
    default: z.string().nullable().default('en'),
  }),
  z.object({
    type: z.literal('tone'),
    ...fieldBase,
    options: z.array(optionSchema),
    default: z.string().nullable().default(null),
  }),
  /** A number of words: one of the options, or any whole number between min and max. */
  z.object({
    type: z.literal('length'),
    ...fieldBase,
    ...bounds,
    step: z.number().optional(),
    options: z.array(optionSchema).optional(),
    default: z.number().nullable().default(null),
  }),
  z.object({ type: z.literal('brand_voice'), ...fieldBase, default: z.number().nullable().default(null) }),
  z.object({ type: z.literal('sources'), ...fieldBase, ...bounds, default: z.array(z.number()).default([]) }),
  /** `source`: only its text counts, and it travels as a source. `asset`: the tool works on the file itself, with a value like an image's. */
  z.object({ type: z.literal('file'), ...fieldBase, ...uploads, uploadedAs: z.enum(['source', 'asset']).default('source') }),
  /** Values of pictures and sounds are lists of ids of uploaded assets, or of https addresses (as in a CSV). */
  z.object({
    type: z.literal('image'),
    ...fieldBase,
    ...uploads,
    /** Largest picture taken, in pixels. */
    maxWidth: z.int().optional(),
    maxHeight: z.int().optional(),
  }),
  z.object({ type: z.literal('audio'), ...fieldBase, ...uploads }),
]);

/** One input of a tool. */
export type ToolField = z.infer<typeof toolFieldSchema>;

export const toolStepSchema = z.object({
  name: z.string(),
  label: z.string(),
  /** Names of the fields asked in this step; each field is in exactly one step. */
  fields: z.array(z.string()),
  /** True where leaving the step calls `PUT services/orders/create` and fills fields of the next one. */
  proposes: z.boolean().default(false),
  /** Minimum number of items that a list field must hold before the step may be left. */
  atLeast: z.record(z.string(), z.number()).default({}),
});
export type ToolStep = z.infer<typeof toolStepSchema>;

const creditAddonSchema = z.object({
  field: z.string(),
  equals: z.unknown(),
  amount: z.number(),
  human: z.boolean().default(false),
});

const priceTermSchema = z.discriminatedUnion('count', [
  z.object({
    /** `one`: a plain 1. `media_seconds`, `file_words`, `page_words`, `file_rows`: measured on files and pages. */
    count: z.enum(['one', 'media_seconds', 'file_words', 'page_words', 'file_rows']),
  }),
  z.object({
    /** Of each field. `value`: its number or the length of its list. `lines`: its filled lines. `words`: its words. `filled`: 1 where it is filled. */
    count: z.enum(['value', 'lines', 'words', 'filled']),
    fields: z.array(z.string()),
    /** Counts only where this field is filled. */
    if_filled: z.string().optional(),
  }),
]);
export type PriceTerm = z.infer<typeof priceTermSchema>;

/** cost = max(minimum, quantity / per × amount × times) + addons; fixed = amount (0 = free). */
export const creditRuleSchema = z.object({
  rule: z.enum(['fixed', 'per_words', 'per_images', 'per_seconds', 'per_items']),
  amount: z.number(),
  per: z.number().nullable().default(null),
  /** The quantity: the sum of these terms; null counts 1. */
  basis: z.array(priceTermSchema).nullable().default(null),
  times: z.array(priceTermSchema).nullable().default(null),
  minimum: z.number().nullable().default(null),
  /** Result field with the true number bounded by `basis` and `times`, or a list of as many. A shortfall is released. */
  settled_by: z.string().nullable().default(null),
  addons: z.array(creditAddonSchema).default([]),
  note: z.string().default(''),
});
export type CreditRule = z.infer<typeof creditRuleSchema>;

export const toolConstraintSchema = z.object({
  /** `max_image_size`: no picture of these fields exceeds their `maxWidth` and `maxHeight`. */
  rule: z.enum(['at_least_one', 'max_image_size']),
  fields: z.array(z.string()),
  message: z.string(),
});

/** One line of the catalogue, as listed in `templates`: no fields, so that the list stays small. */
export const toolSummarySchema = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  code: z.string(),
  macrocategory: macroCategorySchema,
  group: z.string(),
  description: z.string(),
  icon: z.string(),
  flow: z.enum(['single', 'wizard', 'live']),
  output: z.enum(['text', 'html', 'list', 'table', 'report', 'image', 'audio', 'video', 'chat']),
  order_category: z.enum(['text', 'media']),
  isDavinci: z.boolean(),
  isCustom: z.boolean(),
  is_custom: z.boolean(),
  /** Shown to users without favorites. Without a connected text model, only tools with complete results are. */
  is_suggested: z.boolean(),
  is_favorite: z.boolean(),
  /** Tells if an order is written at once for the account of the caller. */
  works: z.enum(toolWorks),
  bulk: z.boolean(),
  has_task_assignment: z.boolean(),
  /** Least and usual most credits of one order, for a card ("100–400 credits"). */
  credits_from: z.int(),
  credits_to: z.int(),
  translation: z.array(z.string()),
});
export type ToolSummary = z.infer<typeof toolSummarySchema>;

/** A whole tool as the browser needs it to draw the form, validate it and show the price. */
export const toolSchema = toolSummarySchema.extend({
  fields: z.array(toolFieldSchema),
  steps: z.array(toolStepSchema),
  constraints: z.array(toolConstraintSchema),
  credits: creditRuleSchema,
  /** Most orders of this tool by one person in a week that begins on Monday (UTC); null without such a limit. */
  weekly_uses: z.int().nullable(),
  /** One worked example, offered as "Try an example". */
  example: z.record(z.string(), z.unknown()),
  /** Languages in which a result can be had when no model is connected; none where the tool needs one. */
  composer_languages: z.array(z.string()),
  /** True when the built-in engine can do it without a model. */
  works_without_model: z.boolean(),
  /** Values of fields with which an order waits for a model all the same. */
  model_only: z.record(z.string(), z.array(z.string())),
  /** Result without a connected model of the needed kinds. */
  without_model: withoutModelSchema,
  /** True while models of all kinds that the tool works with are connected for the reader's account. */
  has_model: z.boolean(),
  /** True when the result is computed: neither a model nor the composer writes it, in any language of the tool. */
  is_computed: z.boolean(),
  /** Names of fields for the document's title, the best first. */
  title_fields: z.array(z.string()),
});
export type ToolDetail = z.infer<typeof toolSchema>;
