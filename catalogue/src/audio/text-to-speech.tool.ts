import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { creditsByText } from '../prices.ts';
import { languageField } from '../shared-fields.ts';
import { speechLanguages } from '../sound-languages.ts';
import { soundFormatField, voiceField } from './sound-fields.ts';

export default defineTool({
  slug: 'text_to_speech',
  name: 'Text to speech',
  code: 'AU001',
  macrocategory: 'audio_text',
  group: 'speech',
  icon: 'volume',
  description: 'Turn a text into natural speech in the language and voice you choose.',
  output: 'audio',
  flow: 'single',
  execution: 'model-speech',
  translation: speechLanguages,
  flags: { is_suggested: true },
  credits: creditsByText,
  fields: [
    { name: 'text', label: 'Text', type: 'textarea', required: true, maxLength: 5000, minLength: 2 },
    voiceField,
    { name: 'speed', label: 'Speed', type: 'number', required: true, default: 1, min: 0.5, max: 2, step: 0.05 },
    {
      name: 'style',
      label: 'Delivery',
      type: 'select',
      required: true,
      default: 'neutral',
      options: [
        { value: 'neutral', label: 'Neutral' },
        { value: 'news', label: 'News' },
        { value: 'conversational', label: 'Conversational' },
        { value: 'narration', label: 'Narration' },
        { value: 'advertising', label: 'Advertising' },
      ],
    },
    {
      name: 'pronunciations',
      label: 'Pronunciations',
      type: 'textarea',
      maxLength: 1000,
      paired: true,
      help: 'One per line: word = how to say it',
    },
    soundFormatField('mp3'),
    languageField,
  ],
  result: z.object({
    audio: z.string(),
    duration: z.number(),
    voice: z.string(),
    sample_rate: z.int(),
    transcript: z.string(),
    note: z.string().optional(),
  }),
  layout: [
    { kind: 'text', from: 'transcript' },
    { kind: 'fact', from: 'voice', word: 'voice' },
    { kind: 'fact', from: 'duration', word: 'seconds' },
    { kind: 'text', from: 'note', style: 'note' },
  ],
  brief:
    'Normalise numbers, dates, currencies, acronyms and URLs before speaking; pauses at commas, stops and paragraphs; loudness near -16 LUFS, no clipping, half a second of silence at the ends.',
  titleFields: ['text'],
  example: {
    text: 'Good morning. The trail above Lake Maris opens on 2026-05-04.\n\nTickets cost €12.50; book at www.maris-trails.example or at the hut.',
    voice: 'female_1',
    speed: 1,
    style: 'neutral',
    pronunciations: 'Maris = Marees',
    audio_format: 'mp3',
    language: 'en',
  },
});
