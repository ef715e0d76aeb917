import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { mediaSeconds, perSeconds } from '../prices.ts';
import { detectedLanguageField, soundUpload } from '../shared-fields.ts';
import { transcriptionLanguages } from '../sound-languages.ts';

export default defineTool({
  slug: 'speech_to_text',
  name: 'Speech to text',
  code: 'AU002',
  macrocategory: 'audio_text',
  group: 'speech',
  icon: 'microphone',
  description: 'Transcribe audio with punctuation and optional timestamps and speakers.',
  output: 'text',
  flow: 'single',
  execution: 'model-transcription',
  translation: transcriptionLanguages,
  flags: { is_suggested: true },
  credits: perSeconds(mediaSeconds, 10, { per: 60, minimum: 10, note: '10 AI credits per minute of audio.' }),
  fields: [
    {
      name: 'audio',
      label: 'Audio file',
      ...soundUpload,
      required: true,
      help: '.m4a, .mp3 or .wav, up to 10 MB.',
    },
    detectedLanguageField,
    { name: 'timestamps', label: 'Add times', type: 'boolean' },
    { name: 'speakers', label: 'Separate speakers', type: 'boolean' },
    {
      name: 'style',
      label: 'Transcript',
      type: 'select',
      required: true,
      default: 'clean',
      options: [
        { value: 'clean', label: 'Clean (without fillers)' },
        { value: 'verbatim', label: 'Word for word' },
      ],
    },
    { name: 'vocabulary', label: 'Names and special words', type: 'tags', min: 0, max: 50, help: 'Press Enter to add an item.' },
  ],
  result: z.object({
    text: z.string(),
    language: z.string(),
    duration: z.number(),
    segments: z
      .array(z.object({ start: z.number(), end: z.number(), speaker: z.string().optional(), text: z.string() }))
      .max(5000),
    notes: z.array(z.string()),
  }),
  layout: [
    { kind: 'text', from: 'text' },
    { kind: 'fact', from: 'duration', word: 'seconds' },
    { kind: 'paragraphs', from: 'notes' },
  ],
  brief:
    'Faithful, punctuated, in paragraphs; uncertain passages as [inaudible 00:12], never filled in; names spelled as in the vocabulary list; fillers removed only in clean mode.',
  titleFields: [],
  example: {
    audio: ['https://example.com/interview.mp3'],
    language: 'en',
    timestamps: true,
    speakers: true,
    style: 'clean',
    vocabulary: ['Halden Outdoor', 'Maris'],
  },
});
