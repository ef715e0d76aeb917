import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { perWords } from '../prices.ts';
import { languageField } from '../shared-fields.ts';
import { speechLanguages } from '../sound-languages.ts';
import { soundFormatField, voiceField } from './sound-fields.ts';

export default defineTool({
  slug: 'voice_over',
  name: 'Voice-over',
  code: 'AU004',
  macrocategory: 'audio_text',
  group: 'speech',
  icon: 'headphones',
  description: 'Create the voice track of a video from a timed script.',
  output: 'audio',
  flow: 'single',
  execution: 'model-speech',
  translation: speechLanguages,
  credits: perWords('script', 15, { minimum: 15, note: '15 AI credits per 100 words of the script.' }),
  fields: [
    {
      name: 'script',
      label: 'Timed script',
      type: 'textarea',
      required: true,
      maxLength: 5000,
      help: 'One per line: 00:05 | text to speak',
    },
    voiceField,
    {
      name: 'total_duration',
      label: 'Video duration (seconds)',
      type: 'number',
      required: true,
      default: 60,
      min: 5,
      max: 600,
      step: 1,
    },
    {
      name: 'fit',
      label: 'Fit the speech to the time available',
      type: 'boolean',
      default: true,
      help: 'Speeds up speech to at most 1.25x.',
    },
    soundFormatField('wav'),
    languageField,
  ],
  result: z.object({
    audio: z.string(),
    duration: z.number(),
    voice: z.string(),
    lines: z
      .array(
        z.object({
          start: z.number(),
          end: z.number(),
          text: z.string(),
          speed: z.number(),
          overflow: z.boolean(),
          words_to_cut: z.int(),
        }),
      )
      .max(200),
    subtitles_srt: z.string(),
    notes: z.array(z.string()),
  }),
  layout: [
    {
      kind: 'table',
      from: 'lines',
      columns: [
        { from: 'start', word: 'from_second' },
        { from: 'end', word: 'to_second' },
        { from: 'text', word: 'voice_over' },
        { from: 'speed', word: 'speed' },
        { from: 'words_to_cut', word: 'words_to_cut' },
      ],
    },
    { kind: 'fact', from: 'voice', word: 'voice' },
    { kind: 'paragraphs', from: 'notes' },
  ],
  brief:
    'Lines start exactly at their time, speed between 1 and 1.25, silence elsewhere; lines that cannot fit are reported with the number of words to cut (about 2.5 words per second).',
  titleFields: ['script'],
  example: {
    script:
      '00:01 | This is the new trail boot.\n00:05 | Light as a running shoe, dry as a wellington.\n00:11 | Try it on at Halden Outdoor.',
    voice: 'male_1',
    total_duration: 16,
    fit: true,
    audio_format: 'wav',
    language: 'en',
  },
});
