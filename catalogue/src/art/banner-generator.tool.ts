import { writingLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { perImages } from '../prices.ts';
import { languageField, pictureUpload } from '../shared-fields.ts';
import { brandColourField, logoField, pictureFacts } from './picture-fields.ts';

export default defineTool({
  slug: 'banner_generator',
  name: 'Display banners',
  code: 'AR006',
  macrocategory: 'ai_art',
  group: 'marketing_images',
  icon: 'rectangle',
  description: 'Create a set of display ad banners in the standard sizes from one message.',
  output: 'image',
  flow: 'single',
  execution: 'model-image',
  translation: writingLanguages,
  flags: { bulk: true },
  credits: perImages('sizes', 5, { minimum: 5, note: '5 AI credits per size.' }),
  fields: [
    { name: 'headline', label: 'Headline', type: 'text', required: true, maxLength: 40 },
    { name: 'subline', label: 'Text', type: 'text', maxLength: 70 },
    { name: 'button', label: 'Button', type: 'text', required: true, default: 'Learn more', maxLength: 20 },
    { name: 'visual', label: 'Image to create', type: 'textarea', maxLength: 500 },
    { name: 'product_image', label: 'Product image', ...pictureUpload },
    logoField,
    brandColourField,
    {
      name: 'sizes',
      label: 'Sizes',
      type: 'multiselect',
      required: true,
      default: ['300x250', '728x90', '160x600'],
      options: [
        { value: '300x250', label: 'Medium rectangle 300x250' },
        { value: '336x280', label: 'Large rectangle 336x280' },
        { value: '728x90', label: 'Leaderboard 728x90' },
        { value: '970x250', label: 'Billboard 970x250' },
        { value: '160x600', label: 'Wide skyscraper 160x600' },
        { value: '300x600', label: 'Half page 300x600' },
        { value: '320x50', label: 'Mobile banner 320x50' },
        { value: '320x100', label: 'Large mobile banner 320x100' },
      ],
      min: 1,
      max: 8,
    },
    languageField,
  ],
  result: z.object({
    title: z.string(),
    banners: z
      .array(
        z.object({
          ...pictureFacts,
          bytes: z.int(),
          weight: z.string(),
        }),
      )
      .max(8),
    is_designed: z.boolean(),
    note: z.string().optional(),
  }),
  layout: [
    { kind: 'heading', level: 1, from: 'title' },
    {
      kind: 'table',
      from: 'banners',
      columns: [
        { from: 'size', word: 'pixels' },
        { from: 'weight', word: 'file_size' },
      ],
    },
    { kind: 'text', from: 'note', style: 'note' },
  ],
  brief:
    'Picture without text from the model, type set as real text on top: one headline, one button, logo; contrast at least 4.5:1, minimum 10 px type, file at most 150 KB; short sizes drop the second text; all sizes share one look.',
  titleFields: ['headline'],
  example: {
    headline: 'Dry feet, all autumn',
    subline: 'Trail boots with a two-year promise',
    button: 'See the boots',
    visual: 'A wet forest path with fallen leaves, morning light',
    brand_colour: '#0f7a5c',
    sizes: ['300x250', '728x90', '160x600'],
    language: 'en',
  },
});
