import { writingLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { perImages } from '../prices.ts';
import { languageField } from '../shared-fields.ts';
import { imageCountField, imageSizeFields, pictureFacts, pictureField } from './picture-fields.ts';

export default defineTool({
  slug: 'product_scene',
  name: 'Product photo scene',
  code: 'AR008',
  macrocategory: 'ai_art',
  group: 'marketing_images',
  icon: 'camera',
  description: 'Place your product photo in a new setting without changing the product.',
  output: 'image',
  flow: 'single',
  execution: 'model-image',
  translation: writingLanguages,
  flags: { bulk: true },
  credits: perImages('image_count', 12, { minimum: 12 }),
  fields: [
    { ...pictureField, label: 'Product photo' },
    {
      name: 'scene',
      label: 'Scene',
      type: 'textarea',
      required: true,
      maxLength: 500,
      placeholder: 'e.g. on a marble shelf, morning light',
    },
    {
      name: 'placement',
      label: 'Product size',
      type: 'select',
      required: true,
      default: 'medium',
      options: [
        { value: 'small', label: 'Small' },
        { value: 'medium', label: 'Medium' },
        { value: 'large', label: 'Large' },
      ],
    },
    { name: 'shadow', label: 'Add shadow', type: 'boolean', default: true },
    imageCountField(2),
    ...imageSizeFields,
    languageField,
  ],
  result: z.object({
    title: z.string(),
    scene: z.string(),
    images: z.array(z.object({ ...pictureFacts, seed: z.int().optional() })).max(4),
    cutout: z.string(),
    note: z.string(),
  }),
  layout: [
    { kind: 'heading', level: 1, from: 'title' },
    { kind: 'text', from: 'scene' },
    { kind: 'table', from: 'images', columns: [{ from: 'size', word: 'pixels' }] },
    { kind: 'text', from: 'note', style: 'note' },
  ],
  brief:
    "Cut out the product, generate only the background, composite with matching light and contact shadow: the product's pixels, label and colours never change; nothing that the customer does not receive appears as part of the product.",
  titleFields: ['scene'],
  example: {
    image: ['https://www.example.com/enamel-mug.jpg'],
    scene: 'On a mossy stone by a stream, soft morning light',
    placement: 'medium',
    shadow: true,
    image_count: 2,
    image_width: 1024,
    image_height: 1024,
    language: 'en',
  },
});
