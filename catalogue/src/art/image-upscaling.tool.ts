import { interfaceLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { fixed } from '../prices.ts';
import { pictureFacts, pictureField } from './picture-fields.ts';

export default defineTool({
  slug: 'image_upscaling',
  name: 'Image upscaling',
  code: 'AR003',
  macrocategory: 'ai_art',
  group: 'edit',
  icon: 'arrow-autofit-content',
  description: 'Enlarge an image and keep it sharp.',
  output: 'image',
  flow: 'single',
  execution: 'computed',
  translation: interfaceLanguages,
  credits: fixed(10),
  constraints: [
    { rule: 'max_image_size', fields: ['image'], message: 'The file exceeds the manageable limits (1430 x 1430 px).' },
  ],
  fields: [
    {
      ...pictureField,
      maxWidth: 1430,
      maxHeight: 1430,
      help: 'At most 1430 x 1430 px and 10 MB.',
    },
    {
      name: 'scale',
      label: 'Enlarge',
      type: 'select',
      required: true,
      default: '2',
      options: [
        { value: '2', label: '2 times' },
        { value: '4', label: '4 times' },
      ],
    },
    {
      name: 'content_kind',
      label: 'Content',
      type: 'select',
      required: true,
      default: 'photo',
      options: [
        { value: 'photo', label: 'Photo' },
        { value: 'illustration', label: 'Illustration or logo' },
      ],
    },
    {
      name: 'image_format',
      label: 'Format',
      type: 'select',
      required: true,
      default: 'png',
      options: [
        { value: 'png', label: 'PNG' },
        { value: 'jpg', label: 'JPG' },
      ],
    },
  ],
  result: z.object({
    title: z.string(),
    ...pictureFacts,
    original: z.string(),
    original_width: z.int(),
    original_height: z.int(),
    scale: z.int(),
    original_size: z.string(),
    weight: z.string(),
    method: z.string(),
  }),
  layout: [
    { kind: 'heading', level: 1, from: 'title' },
    { kind: 'fact', from: 'original_size', word: 'original_size' },
    { kind: 'fact', from: 'size', word: 'pixels' },
    { kind: 'fact', from: 'weight', word: 'file_size' },
    { kind: 'text', from: 'method', style: 'note' },
  ],
  brief:
    'Super-resolution without new details in faces or text; larger inputs than 1430 x 1430 are refused with the message that the file exceeds the manageable limits; transparency and colour profile kept.',
  titleFields: [],
  example: { image: ['https://www.example.com/enamel-mug-small.jpg'], scale: '4', content_kind: 'photo', image_format: 'jpg' },
});
