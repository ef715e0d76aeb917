import { writingLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { perImages } from '../prices.ts';
import { languageField } from '../shared-fields.ts';
import { imageCountField, imageSizeFields, pictureFacts, pictureStyleField } from './picture-fields.ts';

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
  credits: perImages('image_count', 10, { minimum: 10 }),
  fields: [
    {
      name: 'prompt',
      label: 'Description',
      type: 'textarea',
      required: true,
      maxLength: 1000,
      placeholder: 'Subject, setting, light, mood, framing',
      help: 'Describe the image. Without an image model, you get an abstract background without text.',
    },
    {
      name: 'headline',
      label: 'Headline of a designed card',
      type: 'text',
      maxLength: 80,
      help: 'Shown on the card if no image model is connected.',
    },
    { name: 'subline', label: 'Subline of a designed card', type: 'text', maxLength: 140 },
    pictureStyleField,
    { name: 'negative_prompt', label: 'What to avoid', type: 'text', maxLength: 500 },
    imageCountField(1),
    ...imageSizeFields,
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
          ...pictureFacts,
          seed: z.int(),
          alt_text: z.string().max(125),
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
    headline: 'Boots for wet trails',
    subline: 'Dry feet after eight hours of rain',
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
