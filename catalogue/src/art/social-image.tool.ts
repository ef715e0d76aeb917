import { writingLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { perImages } from '../prices.ts';
import { languageField } from '../shared-fields.ts';
import { brandColourField, logoField, networkFormats, pictureFacts, pictureStyleField } from './picture-fields.ts';

export default defineTool({
  slug: 'social_image',
  name: 'Social media image',
  code: 'AR007',
  macrocategory: 'ai_art',
  group: 'marketing_images',
  icon: 'social',
  description: "Create post images with optional text in each network's size.",
  output: 'image',
  flow: 'single',
  execution: 'model-image',
  translation: writingLanguages,
  credits: perImages('formats', 10, { minimum: 10, note: '10 AI credits per format.' }),
  fields: [
    { name: 'subject', label: 'Subject', type: 'textarea', required: true, maxLength: 800 },
    {
      name: 'overlay_text',
      label: 'Text on the image',
      type: 'text',
      maxLength: 60,
      help: 'Without an image model, the first words of the subject are used if this is empty.',
    },
    {
      name: 'formats',
      label: 'Formats',
      type: 'multiselect',
      required: true,
      default: ['instagram_square'],
      options: networkFormats,
      min: 1,
      max: 8,
    },
    pictureStyleField,
    brandColourField,
    logoField,
    languageField,
  ],
  result: z.object({
    subject: z.string(),
    images: z
      .array(
        z.object({
          format: z.string(),
          ...pictureFacts,
          alt_text: z.string().max(125),
          weight: z.string(),
        }),
      )
      .max(8),
    style: z.string(),
    is_designed: z.boolean(),
    note: z.string().optional(),
  }),
  layout: [
    { kind: 'text', from: 'subject' },
    { kind: 'fact', from: 'style', word: 'style' },
    {
      kind: 'table',
      from: 'images',
      columns: [
        { from: 'format', word: 'format' },
        { from: 'size', word: 'pixels' },
        { from: 'weight', word: 'file_size' },
        { from: 'alt_text', word: 'alt_text' },
      ],
    },
    { kind: 'text', from: 'note', style: 'note' },
  ],
  brief:
    'Space left free for the text, which is set as real type of at most 7 words with contrast 4.5:1; subject inside the safe area (stories: 250 px free at top and 340 px at bottom); YouTube thumbnails under 2 MB.',
  titleFields: ['overlay_text', 'subject'],
  example: {
    subject: 'Hiking boots on a wet forest path, leaves and puddles, low morning sun',
    overlay_text: 'Dry feet, all autumn',
    formats: ['instagram_square', 'story', 'facebook'],
    style: 'illustration',
    brand_colour: '#0f7a5c',
    language: 'en',
  },
});
