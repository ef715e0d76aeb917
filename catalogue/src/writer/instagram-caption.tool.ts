import { writingLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { perItems } from '../prices.ts';
import {
  brandVoiceField,
  callToActionField,
  emojisField,
  languageField,
  pictureUpload,
  toneField,
  versionsField,
  wordCountField,
} from '../shared-fields.ts';

export default defineTool({
  slug: 'instagram_caption',
  name: 'Instagram caption',
  code: 'WR011',
  macrocategory: 'ai_writer',
  group: 'social',
  icon: 'brand-instagram',
  description: 'Write captions for posts, carousels and reels with a first line that stops the scroll.',
  output: 'list',
  flow: 'single',
  execution: 'model-text',
  translation: writingLanguages,
  flags: { bulk: true },
  credits: perItems('versions', 8, { minimum: 8, note: '8 AI credits per version.' }),
  fields: [
    { name: 'subject', label: 'What the image or video shows', type: 'textarea', required: true, maxLength: 1000 },
    {
      name: 'image',
      label: 'Image',
      ...pictureUpload,
      help: 'Optional. The caption describes this image.',
    },
    {
      name: 'format',
      label: 'Format',
      type: 'select',
      required: true,
      default: 'photo',
      options: [
        { value: 'photo', label: 'Photo' },
        { value: 'carousel', label: 'Carousel' },
        { value: 'reel', label: 'Reel' },
        { value: 'story', label: 'Story' },
      ],
    },
    wordCountField(60, [5, 200]),
    versionsField(3, 5),
    emojisField,
    { name: 'hashtag_count', label: 'Hashtags', type: 'number', required: true, default: 5, min: 0, max: 5, step: 1 },
    callToActionField,
    toneField('friendly'),
    brandVoiceField,
    languageField,
  ],
  result: z.object({
    captions: z
      .array(
        z.object({
          first_line: z.string().max(125),
          text: z.string().max(2200),
          hashtags: z.array(z.string().max(40)).max(5),
          alt_text: z.string().max(125).optional(),
        }),
      )
      .max(5),
  }),
  layout: [{ kind: 'sections', from: 'captions', title: 'first_line', body: 'text', bodyIs: 'text', note: 'hashtags' }],
  brief: `You write captions for Instagram that people finish reading. As many versions as asked for, each with another first line and another way in.
- first_line: at most 125 characters, all that stands before more: it works alone, and it is no question that answers itself.
- text: everything after the first line, with line breaks for rhythm; with the first line near the requested number of words and never over 2,200 characters. One call to action: the given one, else save, share or comment. Facts only from the input and, where a picture is given, from what it really shows.
- hashtags: exactly as many as asked for, specific ones rather than big ones, each with #, apart from the text; none when 0 is asked for.
- alt_text: what the picture shows, at most 125 characters, only where a picture is given.
- Format: photo (one moment), carousel (says what the next pictures bring), reel (what happens and why to watch to the end), story (on-screen text of at most 15 words and no hashtags).
- Emojis only where they are allowed, few, and never in place of a word.`,
  titleFields: ['subject'],
  example: {
    subject: 'Our new trail boot in the rain. Waterproof to the ankle, resoled for free in the first two years.',
    format: 'photo',
    length: 60,
    versions: 2,
    emojis: false,
    hashtag_count: 4,
    call_to_action: 'See the boot: link in bio',
    tone: 'friendly',
    language: 'en',
  },
});
