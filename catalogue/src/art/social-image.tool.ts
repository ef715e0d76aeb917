import { writingLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { languageField } from '../shared-fields.ts';

export default defineTool({
  slug: 'social_image',
  name: 'Social media image',
  code: 'AR007',
  macrocategory: 'ai_art',
  group: 'marketing_images',
  icon: 'social',
  description: "Create the picture of a post, with or without a short text, in each network's size.",
  output: 'image',
  flow: 'single',
  execution: 'model-image',
  translation: writingLanguages,
  credits: { rule: 'per_images', amount: 10, per: 1, basis: 'field:formats', minimum: 10, note: '10 AI credits per format.' },
  fields: [
    { name: 'subject', label: 'Subject', type: 'textarea', required: true, maxLength: 800 },
    {
      name: 'overlay_text',
      label: 'Text on the picture',
      type: 'text',
      maxLength: 60,
      help: 'Without an image model, the first words of the subject are set where this is empty.',
    },
    {
      name: 'formats',
      label: 'Formats',
      type: 'multiselect',
      required: true,
      default: ['instagram_square'],
      options: [
        { value: 'instagram_square', label: 'Instagram post 1080x1080' },
        { value: 'instagram_portrait', label: 'Instagram portrait 1080x1350' },
        { value: 'story', label: 'Story and Reel 1080x1920' },
        { value: 'facebook', label: 'Facebook link 1200x630' },
        { value: 'linkedin', label: 'LinkedIn 1200x627' },
        { value: 'x', label: 'X 1600x900' },
        { value: 'pinterest', label: 'Pinterest 1000x1500' },
        { value: 'youtube_thumbnail', label: 'YouTube thumbnail 1280x720' },
      ],
      min: 1,
      max: 8,
    },
    {
      name: 'style',
      label: 'Style',
      type: 'select',
      required: true,
      default: 'photo',
      options: [
        { value: 'photo', label: 'Photo' },
        { value: 'digital_art', label: 'Digital art' },
        { value: 'illustration', label: 'Illustration' },
        { value: 'watercolour', label: 'Watercolour' },
        { value: 'oil_painting', label: 'Oil painting' },
        { value: '3d_render', label: '3D render' },
        { value: 'flat_vector', label: 'Flat vector' },
        { value: 'line_art', label: 'Line art' },
        { value: 'anime', label: 'Anime' },
        { value: 'pixel_art', label: 'Pixel art' },
        { value: 'isometric', label: 'Isometric' },
        { value: 'vintage', label: 'Vintage' },
      ],
    },
    { name: 'brand_colour', label: 'Main colour', type: 'text', maxLength: 7, placeholder: '#RRGGBB' },
    { name: 'logo', label: 'Logo', type: 'image', accept: ['.jpg', '.jpeg', '.png'], maxSizeMb: 10, maxFiles: 1 },
    languageField,
  ],
  result: z.object({
    subject: z.string(),
    images: z
      .array(
        z.object({
          format: z.string(),
          file: z.string(),
          width: z.int(),
          height: z.int(),
          alt_text: z.string().max(125),
          size: z.string(),
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
