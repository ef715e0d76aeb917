import { writingLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { perImages } from '../prices.ts';
import { languageField } from '../shared-fields.ts';
import { imageCountField, pictureFacts, pictureField } from './picture-fields.ts';

export default defineTool({
  slug: 'image_variations',
  name: 'Image variations',
  code: 'AR002',
  macrocategory: 'ai_art',
  group: 'create',
  icon: 'photo-plus',
  description: 'Upload an image and get variations that keep its subject and mood.',
  output: 'image',
  flow: 'single',
  execution: 'model-image',
  translation: writingLanguages,
  credits: perImages('image_count', 10, { minimum: 10 }),
  fields: [
    pictureField,
    { name: 'changes', label: 'What to change', type: 'textarea', maxLength: 500 },
    { name: 'similarity', label: 'Similarity', type: 'number', required: true, default: 60, min: 10, max: 95, step: 5 },
    imageCountField(2),
    languageField,
  ],
  result: z.object({
    title: z.string(),
    images: z.array(z.object({ ...pictureFacts, seed: z.int().optional() })).max(4),
    changes: z.string().optional(),
  }),
  layout: [
    { kind: 'heading', level: 1, from: 'title' },
    { kind: 'text', from: 'changes' },
    { kind: 'table', from: 'images', columns: [{ from: 'size', word: 'pixels' }] },
  ],
  brief:
    'Image-to-image with strength = 1 - similarity/100; same aspect ratio, subject recognisable, at most 1024 px on the long side; logos and faces of real people not altered.',
  titleFields: ['changes'],
  example: {
    image: ['https://www.example.com/enamel-mug.jpg'],
    changes: 'Evening light, on a wooden table in the open',
    similarity: 60,
    image_count: 2,
    language: 'en',
  },
});
