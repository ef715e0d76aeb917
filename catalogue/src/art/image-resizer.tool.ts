import { interfaceLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { fixed } from '../prices.ts';
import { pictureUpload } from '../shared-fields.ts';
import { networkFormats, pictureFacts } from './picture-fields.ts';

export default defineTool({
  slug: 'image_resizer',
  name: 'Image crop and resize',
  code: 'AR009',
  macrocategory: 'ai_art',
  group: 'edit',
  icon: 'crop',
  description: 'Crop and resize images to the formats you need, keeping the subject in the frame.',
  output: 'image',
  flow: 'single',
  execution: 'computed',
  translation: interfaceLanguages,
  flags: { bulk: true },
  credits: fixed(0),
  fields: [
    {
      name: 'images',
      label: 'Images',
      ...pictureUpload,
      required: true,
      maxFiles: 20,
    },
    {
      name: 'formats',
      label: 'Formats',
      type: 'multiselect',
      required: true,
      default: ['instagram_square'],
      options: [...networkFormats, { value: 'custom', label: 'Custom size' }],
      min: 1,
      max: 9,
    },
    { name: 'width', label: 'Width (px)', type: 'number', min: 16, max: 4096, step: 1, showIf: { formats: ['custom'] } },
    { name: 'height', label: 'Height (px)', type: 'number', min: 16, max: 4096, step: 1, showIf: { formats: ['custom'] } },
    {
      name: 'fit',
      label: 'Method',
      type: 'select',
      required: true,
      default: 'smart',
      options: [
        { value: 'smart', label: 'Smart crop' },
        { value: 'centre', label: 'Centre crop' },
        { value: 'contain', label: 'Fit with margins' },
      ],
    },
    {
      name: 'margin_colour',
      label: 'Margin color',
      type: 'text',
      default: '#FFFFFF',
      maxLength: 7,
      showIf: { fit: ['contain'] },
    },
    {
      name: 'image_format',
      label: 'Format',
      type: 'select',
      required: true,
      default: 'jpg',
      options: [
        { value: 'jpg', label: 'JPG' },
        { value: 'png', label: 'PNG' },
        { value: 'webp', label: 'WebP' },
      ],
    },
    { name: 'quality', label: 'Quality', type: 'number', required: true, default: 85, min: 40, max: 100, step: 5 },
  ],
  result: z.object({
    title: z.string(),
    images: z
      .array(
        z.object({
          source: z.string(),
          format: z.string(),
          ...pictureFacts,
          bytes: z.int(),
          weight: z.string(),
        }),
      )
      .max(180),
    warnings: z.array(z.string()),
  }),
  layout: [
    { kind: 'heading', level: 1, from: 'title' },
    {
      kind: 'table',
      from: 'images',
      columns: [
        { from: 'source', word: 'source' },
        { from: 'format', word: 'format' },
        { from: 'size', word: 'pixels' },
        { from: 'weight', word: 'file_size' },
      ],
    },
    { kind: 'list', from: 'warnings', heading: 'warnings' },
  ],
  brief:
    'Exact output pixels, EXIF rotation applied and location data removed, sRGB, never enlarged beyond the original without a warning.',
  titleFields: [],
  example: {
    images: ['https://www.example.com/mug-by-the-stream.jpg'],
    formats: ['instagram_square', 'story', 'facebook'],
    fit: 'centre',
    image_format: 'jpg',
    quality: 85,
  },
});
