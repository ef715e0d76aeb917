import { writingLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { fixed } from '../prices.ts';
import { audienceField, keywordsField, languageField, toneField } from '../shared-fields.ts';

export default defineTool({
  slug: 'app_store_listing',
  name: 'App store listing',
  code: 'WR021',
  macrocategory: 'ai_writer',
  group: 'ads',
  icon: 'device-mobile',
  description: "Write App Store and Google Play texts within every field's limit.",
  output: 'report',
  flow: 'single',
  execution: 'model-text',
  translation: writingLanguages,
  credits: fixed(60),
  fields: [
    { name: 'app_name', label: 'App name', type: 'text', required: true, maxLength: 30 },
    { name: 'features', label: 'Features and benefits', type: 'textarea', required: true, maxLength: 3000 },
    audienceField,
    { ...keywordsField, required: true },
    {
      name: 'stores',
      label: 'Stores',
      type: 'multiselect',
      required: true,
      default: ['app_store', 'google_play'],
      min: 1,
      max: 2,
      options: [
        { value: 'app_store', label: 'Apple App Store' },
        { value: 'google_play', label: 'Google Play' },
      ],
    },
    { name: 'whats_new', label: 'Changes in this version', type: 'textarea', maxLength: 1000 },
    toneField('friendly'),
    languageField,
  ],
  result: z.object({
    app_store: z
      .object({
        store: z.string().max(40),
        name: z.string().max(30),
        subtitle: z.string().max(30),
        promotional_text: z.string().max(170),
        keywords: z.string().max(100),
        description: z.string().max(4000),
        whats_new: z.string().max(4000).optional(),
      })
      .optional(),
    google_play: z
      .object({
        store: z.string().max(40),
        title: z.string().max(30),
        short_description: z.string().max(80),
        full_description: z.string().max(4000),
        release_notes: z.string().max(500).optional(),
      })
      .optional(),
  }),
  layout: [
    { kind: 'heading', level: 2, from: 'app_store.store' },
    { kind: 'fact', from: 'app_store.name', word: 'app_name' },
    { kind: 'fact', from: 'app_store.subtitle', word: 'subtitle' },
    { kind: 'fact', from: 'app_store.promotional_text', word: 'promotional_text' },
    { kind: 'fact', from: 'app_store.keywords', word: 'keywords' },
    { kind: 'text', from: 'app_store.description' },
    { kind: 'text', from: 'app_store.whats_new', heading: 'whats_new' },
    { kind: 'heading', level: 2, from: 'google_play.store' },
    { kind: 'fact', from: 'google_play.title', word: 'app_name' },
    { kind: 'fact', from: 'google_play.short_description', word: 'short_description' },
    { kind: 'text', from: 'google_play.full_description' },
    { kind: 'text', from: 'google_play.release_notes', heading: 'whats_new' },
  ],
  brief: `You write store listings that are found and installed. Only the chosen stores; store is the store's name ("App Store", "Google Play").
- App Store: name 30 characters, subtitle 30 (what it is for, nothing of the name again), promotional text 170, keywords 100 (commas without spaces, singular, no word that stands in name or subtitle, no names of others), description 4,000 (not searched; the first three lines decide), what is new 4,000.
- Google Play: title 30, short description 80, full description 4,000 (searched: keywords where they read naturally, never stacked), release notes 500.
- The first lines say what the app does for whom; then the features as lines with a short lead; then what it costs or needs, if known.
- No "best", "#1", prices, emoji or capitals in titles and subtitles; no claims that the input does not make. What is new and release notes only from the given changes.`,
  titleFields: ['app_name'],
  example: {
    app_name: 'Halden Herbs',
    features: [
      'Names a plant from a photo',
      'Works without a network on the trail',
      'Tells which plants are protected',
      'Diary with place and date of every find',
      'No advertising and no account',
    ].join('\n'),
    audience: 'hikers and families',
    keywords: ['plant identification', 'wild herbs', 'nature diary'],
    stores: ['app_store', 'google_play'],
    whats_new: 'The diary can be exported as a PDF. Photos load faster.',
    tone: 'friendly',
    language: 'en',
  },
});
