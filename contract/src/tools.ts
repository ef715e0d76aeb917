// One tool with its form, and the small services that forms use.
import * as z from 'zod';
import { answer, publicCall, tolerated, userCall } from './base.ts';
import { customToolCalls } from './custom-tools.ts';
import { withErrors } from './errors.ts';
import { macroCategorySchema, optionSchema, toolSchema } from './tool-definition.ts';

/** A file of the gallery: served by the product, or a small drawing as a data URL. */
export const exampleFileSchema = z.object({
  kind: z.enum(['image', 'audio', 'video']),
  url: z.string(),
  name: z.string(),
  /** Alt text of an image or film, in English; type of an audio file. */
  alt_text: z.string(),
  /** Pixels; null for audio. */
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** Length of audio and films. */
  seconds: z.number().nullable(),
  /** In the reader's language; empty where there is nothing to say. */
  caption: z.string(),
  /** The film's first image. */
  poster: z.string().nullable(),
  /** Transcript, in English. */
  transcript: z.string().nullable(),
});
export type ExampleFile = z.infer<typeof exampleFileSchema>;

/** A message of a worked conversation. Marks like [1] in its text name the passages in their order. */
export const exampleMessageSchema = z.object({
  role: z.enum(['person', 'assistant']),
  html: z.string(),
  passages: z.array(z.object({ number: z.int(), source: z.string(), text: z.string() })),
});
export type ExampleMessage = z.infer<typeof exampleMessageSchema>;

const exampleOutcome = {
  title: z.string(),
  /** Empty where the result is files or messages. */
  html: z.string(),
  language: z.string(),
  files: z.array(exampleFileSchema),
  messages: z.array(exampleMessageSchema),
};

export const workedExampleSchema = z.object({
  slug: z.string(),
  subject: z.string(),
  /** The filled fields, in the order of the form. */
  given: z.array(z.object({ label: z.string(), text: z.string() })),
  /** The files that the example names, where they are kept. */
  given_files: z.array(exampleFileSchema),
  /** Made by the built-in engine, or kept in the catalog as an example of a connected model's or a person's work. */
  result: z
    .object({
      ...exampleOutcome,
      origin: z.enum(['engine', 'catalogue']),
      /** Model, or the people that it stands for. */
      basis: z.enum([
        'details',
        'kept_files',
        'kept_pages',
        'sample_figures',
        'kept_transcript',
        'text_model',
        'image_model',
        'conversation',
        'people',
      ]),
      /** Engine notes on its files. */
      notes: z.array(z.string()),
      /** The figures of a trend as data, for its chart; null for other tools. */
      content: z.record(z.string(), z.unknown()).nullable(),
    })
    .nullable(),
  /** Result of the built-in engine without a model, if the result is the catalogue's and it makes something. */
  without_model: z.object(exampleOutcome).nullable(),
});
export type WorkedExample = z.infer<typeof workedExampleSchema>;

const calls = {
  showTool: userCall
    .route({ method: 'GET', path: '/tools/{slug}', summary: 'One tool with its fields' })
    .input(z.object({ slug: z.string().max(80), ...tolerated }))
    .output(answer({ tool: toolSchema })),
  /** One worked example of every tool that the caller may choose, without its result. */
  showExamples: userCall
    .route({ method: 'GET', path: '/tools/examples/show', summary: 'The gallery of worked examples' })
    .input(z.object(tolerated).optional())
    .output(
      answer({
        examples: z.array(
          z.object({
            slug: z.string(),
            subject: z.string(),
            has_result: z.boolean(),
            /** Address of a small image of the result. */
            thumbnail: z.string().nullable(),
          }),
        ),
      }),
    ),
  /** Input and result of an example, free and unsaved. */
  showExample: userCall
    .route({ method: 'GET', path: '/tools/{slug}/example', summary: 'A tool’s worked example with its result' })
    .input(z.object({ slug: z.string().max(80), ...tolerated }))
    .output(answer({ example: workedExampleSchema })),
  showLanguageCodes: userCall
    .route({ method: 'GET', path: '/tools/show_language_codes', summary: 'Languages by code, named in the reader’s language' })
    .input(z.object(tolerated).optional())
    .output(answer({ language_codes: z.array(z.object({ code: z.string(), name: z.string() })) })),
  /** Input of the trend tools. */
  showTrendParams: userCall
    .route({
      method: 'GET',
      path: '/services/orders/tools/trends/get_params',
      summary: 'Countries, periods and categories of trends',
    })
    .input(z.object(tolerated).optional())
    .output(
      answer({
        countries: z.array(optionSchema),
        periods: z.array(optionSchema),
        categories: z.array(optionSchema),
        marketplaces: z.array(optionSchema),
        language_codes: z.array(z.string()),
      }),
    ),
  /** Reads the first 400 characters; 5 characters or fewer are refused. */
  detectLanguage: userCall
    .route({ method: 'GET', path: '/services/detect-language', summary: 'Detect the language of a text' })
    .input(z.object({ string: z.string().trim().min(6).max(100_000), ...tolerated }))
    .output(answer({ language: z.string() })),
  /** True unless the company hides translations, or its whole platform is custom. */
  showTranslationSidebar: userCall
    .route({ method: 'GET', path: '/services/show_translation_sidebar', summary: 'Get the sidebar visibility of translations' })
    .input(z.object(tolerated).optional())
    .output(answer({ show_translation_sidebar: z.boolean() })),
  showPricing: publicCall
    .route({ method: 'GET', path: '/services/pricing', summary: 'List tool prices' })
    .input(z.object(tolerated).optional())
    .output(
      answer({
        initial_credits: z.int(),
        /** Those that have tools, in the order of the sidebar. */
        categories: z.array(z.object({ slug: macroCategorySchema, name: z.string() })),
        prices: z.array(
          z.object({
            slug: z.string(),
            name: z.string(),
            macrocategory: macroCategorySchema,
            credits_from: z.int(),
            credits_to: z.int(),
            note: z.string(),
          }),
        ),
      }),
    ),
  ...customToolCalls,
};

export const toolsContract = withErrors(calls, {}, { createCustomTool: { 409: ['CUSTOM_TOOL_LIMIT'] } });
