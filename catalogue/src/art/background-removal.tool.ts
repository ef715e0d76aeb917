import { interfaceLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { fixed } from '../prices.ts';
import { pictureFacts, pictureField } from './picture-fields.ts';

export default defineTool({
  slug: 'background_removal',
  name: 'Background removal',
  code: 'AR004',
  macrocategory: 'ai_art',
  group: 'edit',
  icon: 'background',
  description: 'Cut out the subject of a photo and get a transparent or colored background.',
  output: 'image',
  flow: 'single',
  execution: 'model-image',
  translation: interfaceLanguages,
  flags: { bulk: true },
  credits: fixed(5),
  fields: [
    {
      ...pictureField,
      help: 'Without an image model, only images with a plain background can be cut out.',
    },
    {
      name: 'background_kind',
      label: 'New background',
      type: 'select',
      required: true,
      default: 'transparent',
      options: [
        { value: 'transparent', label: 'Transparent' },
        { value: 'white', label: 'White' },
        { value: 'colour', label: 'Color' },
      ],
    },
    {
      name: 'colour',
      label: 'Color',
      type: 'text',
      default: '#FFFFFF',
      maxLength: 7,
      placeholder: '#RRGGBB',
      showIf: { background_kind: ['colour'] },
    },
    { name: 'crop', label: 'Crop to the subject', type: 'boolean' },
    { name: 'margin', label: 'Margin (%)', type: 'number', default: 5, min: 0, max: 30, step: 1 },
  ],
  result: z.object({
    title: z.string(),
    ...pictureFacts,
    original: z.string(),
    mask: z.string(),
    coverage_percent: z.number(),
    method: z.string(),
  }),
  layout: [
    { kind: 'heading', level: 1, from: 'title' },
    { kind: 'fact', from: 'size', word: 'pixels' },
    { kind: 'fact', from: 'coverage_percent', word: 'coverage_percent' },
    { kind: 'text', from: 'method', style: 'note' },
  ],
  brief:
    'Segmentation with soft edges for hair and glass, original resolution, PNG with alpha; for marketplaces pure white (255,255,255) and the product filling at least 85% of the frame.',
  titleFields: [],
  example: { image: ['https://www.example.com/enamel-mug.jpg'], background_kind: 'white', crop: true, margin: 5 },
});
