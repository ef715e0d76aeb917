import { writingLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { perItems, value } from '../prices.ts';
import { languageField, pictureUpload } from '../shared-fields.ts';

export default defineTool({
  slug: 'alt_text_generator',
  name: 'Image alt text',
  code: 'SE017',
  macrocategory: 'seo',
  group: 'on_page',
  icon: 'photo',
  description: 'Describe images for screen readers and search engines, one by one or from a list.',
  output: 'table',
  flow: 'single',
  execution: 'model-text',
  translation: writingLanguages,
  flags: { bulk: true },
  credits: perItems(value('images', 'image_urls'), 3, { minimum: 3, note: '3 AI credits per image.' }),
  constraints: [{ rule: 'at_least_one', fields: ['images', 'image_urls'], message: 'Upload an image or enter its URL.' }],
  fields: [
    { name: 'images', label: 'Images', ...pictureUpload, maxFiles: 20 },
    { name: 'image_urls', label: 'Image URLs', type: 'urls', min: 0, max: 20 },
    { name: 'context', label: 'Page or product', type: 'text', maxLength: 300 },
    { name: 'keyword', label: 'Keyword', type: 'text', maxLength: 60 },
    {
      name: 'max_characters',
      label: 'Maximum characters',
      type: 'number',
      required: true,
      default: 125,
      min: 50,
      max: 250,
      step: 5,
    },
    languageField,
  ],
  result: z.object({
    images: z
      .array(
        z.object({
          image: z.string(),
          alt_text: z.string().max(250),
          title: z.string().max(80),
          file_name: z.string().max(60),
          decorative: z.boolean(),
        }),
      )
      .max(20),
  }),
  layout: [
    {
      kind: 'table',
      from: 'images',
      columns: [
        { from: 'image', word: 'picture' },
        { from: 'alt_text', word: 'alt_text' },
        { from: 'title', word: 'title' },
        { from: 'file_name', word: 'file_name' },
        { from: 'decorative', word: 'decorative' },
      ],
    },
  ],
  brief: `You describe pictures for people who cannot see them, and for search engines. The pictures follow the task, each under its name; one entry for each of them, in their order.
- image: the name that the picture was given with.
- alt_text: subject, action, setting, in that order of weight; never longer than the asked maximum of characters. No "image of", no "picture of". Text in the picture is transcribed where it matters. The keyword only where it is true to the picture. No guesses about anybody's identity, age or origin. Empty for a picture that is mere decoration.
- title: at most 80 characters, as a tooltip would read.
- file_name: lower case, words joined by hyphens, without an ending, at most 60 characters.
- decorative: true only where a reader misses nothing without the picture.`,
  titleFields: ['context'],
  example: {
    image_urls: ['https://www.example.com/boots.jpg'],
    context: 'Product page of a hiking boot',
    keyword: 'hiking boots',
    max_characters: 125,
    language: 'en',
  },
});
