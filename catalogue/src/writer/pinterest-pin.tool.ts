import { writingLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { perItems } from '../prices.ts';
import { brandVoiceField, keywordsField, languageField, toneField, versionsField } from '../shared-fields.ts';

export default defineTool({
  slug: 'pinterest_pin',
  name: 'Pinterest pin',
  code: 'WR016',
  macrocategory: 'ai_writer',
  group: 'social',
  icon: 'brand-pinterest',
  description: 'Write pin titles, descriptions and alt texts that match what people search on Pinterest.',
  output: 'table',
  flow: 'single',
  execution: 'model-text',
  translation: writingLanguages,
  flags: { bulk: true },
  credits: perItems('versions', 4, { minimum: 4, note: '4 AI credits per version.' }),
  fields: [
    { name: 'subject', label: 'Subject of the pin', type: 'text', required: true, maxLength: 300 },
    { name: 'link', label: 'Destination link', type: 'url', maxLength: 2048, placeholder: 'https://www.example.com/page' },
    keywordsField,
    versionsField(3, 10),
    toneField('inspirational'),
    brandVoiceField,
    languageField,
  ],
  result: z.object({
    pins: z
      .array(
        z.object({
          title: z.string().max(100),
          description: z.string().max(500),
          overlay_text: z.string().max(40),
          alt_text: z.string().max(500),
          board_suggestion: z.string().max(50),
        }),
      )
      .max(10),
  }),
  layout: [
    {
      kind: 'table',
      from: 'pins',
      columns: [
        { from: 'title', word: 'title' },
        { from: 'description', word: 'description' },
        { from: 'overlay_text', word: 'overlay_text' },
        { from: 'alt_text', word: 'alt_text' },
        { from: 'board_suggestion', word: 'board' },
      ],
    },
  ],
  brief: `You write pins that people find by searching and save for later. As many versions as asked for, no two alike.
- Title at most 100 characters, the keyword within the first 40, which is what the feed shows.
- Description at most 500 characters in full sentences with two to four search phrases; no row of hashtags, no address.
- Overlay text: at most 40 characters to set on the picture. Board: the name of a board where it belongs, at most 50.
- Alt text: what the picture will have to show for somebody who cannot see it; when no picture is known, describe the subject plainly.
- Only facts from the input.`,
  titleFields: ['subject'],
  example: {
    subject:
      'Raised garden bed from larch boards. Built in one afternoon without screws. Suits balconies from two square metres.',
    link: 'https://www.holz-und-beet.example/raised-bed',
    keywords: ['raised garden bed', 'balcony garden ideas', 'small garden'],
    versions: 3,
    tone: 'inspirational',
    language: 'en',
  },
});
