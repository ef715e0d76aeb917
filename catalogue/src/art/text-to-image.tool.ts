import { writingLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { languageField } from '../shared-fields.ts';

export default defineTool({
  slug: 'text_to_image',
  name: 'Text to image',
  code: 'AR001',
  macrocategory: 'ai_art',
  group: 'create',
  icon: 'photo-ai',
  description: 'Create images from a description, in the size and style you need.',
  output: 'image',
  flow: 'single',
  execution: 'model-image',
  translation: writingLanguages,
  flags: { is_suggested: true },
  credits: { rule: 'per_images', amount: 10, per: 1, basis: 'field:image_count', minimum: 10 },
  fields: [
    {
      name: 'prompt',
      label: 'Description',
      type: 'textarea',
      required: true,
      maxLength: 1000,
      placeholder: 'Subject, setting, light, mood, framing',
      help: 'Without an image model, its first words are set in a picture designed around them.',
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
    { name: 'negative_prompt', label: 'What to avoid', type: 'text', maxLength: 500 },
    { name: 'image_count', label: 'Number of images', type: 'number', required: true, default: 1, min: 1, max: 4, step: 1 },
    { name: 'image_width', label: 'Width (px)', type: 'number', required: true, default: 1024, min: 256, max: 1536, step: 64 },
    { name: 'image_height', label: 'Height (px)', type: 'number', required: true, default: 1024, min: 256, max: 1536, step: 64 },
    {
      name: 'seed',
      label: 'Seed',
      type: 'number',
      min: 0,
      max: 2147483647,
      step: 1,
      help: 'The same seed and description give the same image.',
    },
    { name: 'improve_prompt', label: 'Improve my description', type: 'boolean', default: true },
    languageField,
  ],
  result: z.object({
    description: z.string(),
    images: z
      .array(
        z.object({
          file: z.string(),
          width: z.int(),
          height: z.int(),
          seed: z.int(),
          alt_text: z.string().max(125),
          size: z.string(),
        }),
      )
      .max(4),
    style: z.string(),
    prompt_used: z.string().optional(),
    is_designed: z.boolean(),
    note: z.string().optional(),
  }),
  layout: [
    { kind: 'text', from: 'description' },
    { kind: 'fact', from: 'style', word: 'style' },
    {
      kind: 'table',
      from: 'images',
      columns: [
        { from: 'alt_text', word: 'alt_text' },
        { from: 'size', word: 'pixels' },
        { from: 'seed', word: 'seed' },
      ],
    },
    { kind: 'text', from: 'prompt_used', heading: 'prompt_used' },
    { kind: 'text', from: 'note', style: 'note' },
  ],
  brief:
    "Expand the description with subject, composition, lens or technique, light, colours and mood, translated to the model's language, without changing what was asked; no living artist's name, no real person, no text in the picture unless asked; negative prompt for artefacts.",
  titleFields: ['prompt'],
  example: {
    prompt: 'Boots for wet trails. A path through the forest after rain, morning light between the trees.',
    style: 'illustration',
    image_count: 2,
    image_width: 1024,
    image_height: 768,
    seed: 7,
    improve_prompt: true,
    language: 'en',
  },
});
