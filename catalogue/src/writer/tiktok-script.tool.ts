import { writingLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { perSeconds } from '../prices.ts';
import { audienceField, brandVoiceField, callToActionField, languageField, toneField } from '../shared-fields.ts';

export default defineTool({
  slug: 'tiktok_script',
  name: 'TikTok and Reels script',
  code: 'WR013',
  macrocategory: 'ai_writer',
  group: 'social',
  icon: 'brand-tiktok',
  description: 'Plan a short vertical video with hook, shot list, spoken lines and on-screen text.',
  output: 'table',
  flow: 'single',
  execution: 'model-text',
  translation: writingLanguages,
  credits: perSeconds('duration', 1, { minimum: 1, note: '1 AI credit per second of video.' }),
  fields: [
    { name: 'topic', label: 'Topic or product', type: 'textarea', required: true, maxLength: 1000 },
    {
      name: 'duration',
      label: 'Duration',
      type: 'select',
      required: true,
      default: '30',
      options: [
        { value: '15', label: '15 seconds' },
        { value: '30', label: '30 seconds' },
        { value: '60', label: '60 seconds' },
        { value: '90', label: '90 seconds' },
      ],
    },
    {
      name: 'style',
      label: 'Style',
      type: 'select',
      required: true,
      default: 'tutorial',
      options: [
        { value: 'tutorial', label: 'Tutorial' },
        { value: 'storytelling', label: 'Storytelling' },
        { value: 'product_demo', label: 'Product demo' },
        { value: 'behind_the_scenes', label: 'Behind the scenes' },
        { value: 'trend_or_challenge', label: 'Trend or challenge' },
        { value: 'testimonial', label: 'Testimonial' },
      ],
    },
    audienceField,
    callToActionField,
    toneField('enthusiastic'),
    brandVoiceField,
    languageField,
  ],
  result: z.object({
    title: z.string().max(80),
    hook: z.string().max(100),
    scenes: z
      .array(
        z.object({
          start: z.number().min(0),
          end: z.number().min(0),
          shot: z.string().max(200),
          voice: z.string().max(300),
          on_screen_text: z.string().max(60),
        }),
      )
      .max(15),
    caption: z.string().max(300),
    hashtags: z.array(z.string().max(30)).max(5),
    sound_suggestion: z.string().max(100),
  }),
  layout: [
    { kind: 'heading', level: 1, from: 'title' },
    { kind: 'text', from: 'hook', heading: 'hook' },
    {
      kind: 'table',
      from: 'scenes',
      heading: 'scenes',
      columns: [
        { from: 'start', word: 'from_second' },
        { from: 'end', word: 'to_second' },
        { from: 'shot', word: 'shot' },
        { from: 'voice', word: 'voice_over' },
        { from: 'on_screen_text', word: 'on_screen_text' },
      ],
    },
    { kind: 'text', from: 'caption', heading: 'caption' },
    { kind: 'fact', from: 'hashtags', word: 'hashtags' },
    { kind: 'fact', from: 'sound_suggestion', word: 'sound' },
  ],
  brief: `You plan short vertical videos (9:16) that are watched to the end.
- Hook within the first three seconds, at most 100 characters, spoken or on screen.
- Scenes from 0 to the asked duration without gaps, a cut every two to four seconds, at most 15 scenes; spoken text about 2.5 words per second over the whole; what the camera shows, in words that somebody can film; text on screen of at most seven words, clear of the edges where the app shows its own.
- Style: tutorial (steps), storytelling (before, turn, after), product demo (use, not praise), behind the scenes, trend or challenge (own twist, no named trend that may be over), testimonial (only words that were given).
- One call to action in the last scene. Caption of 100 to 300 characters; three to five hashtags. Sound: a kind of sound, no titles of protected songs.
- Nothing invented about the product.`,
  titleFields: ['topic'],
  example: {
    topic:
      'Fold a fitted sheet in five steps. Put your hands into two corners. Tuck one corner into the other. Do the same with the other two. Lay the sheet flat and fold it in thirds. Roll it up and it stays in shape.',
    duration: '30',
    style: 'tutorial',
    audience: 'people in small flats',
    call_to_action: 'Save this for laundry day',
    tone: 'enthusiastic',
    language: 'en',
  },
});
