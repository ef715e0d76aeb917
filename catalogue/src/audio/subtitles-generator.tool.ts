import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { mediaSeconds, perSeconds } from '../prices.ts';
import { detectedLanguageField } from '../shared-fields.ts';
import { transcriptionLanguages } from '../sound-languages.ts';
import { cueFacts, lineWidthField, readingSpeedField } from '../subtitle-fields.ts';

export default defineTool({
  slug: 'subtitles_generator',
  name: 'Subtitles generator',
  code: 'AU005',
  macrocategory: 'audio_text',
  group: 'video_text',
  icon: 'badge-cc',
  description: 'Create SRT or VTT subtitles from an audio or video file.',
  output: 'report',
  flow: 'single',
  execution: 'model-transcription',
  translation: transcriptionLanguages,
  credits: perSeconds(mediaSeconds, 12, { per: 60, minimum: 12, note: '12 AI credits per minute.' }),
  fields: [
    {
      name: 'media',
      label: 'Audio or video file',
      type: 'file',
      required: true,
      accept: ['.mp4', '.mov', '.m4a', '.mp3', '.wav'],
      maxSizeMb: 10,
      maxFiles: 1,
      uploadedAs: 'asset',
    },
    detectedLanguageField,
    lineWidthField,
    { name: 'max_lines', label: 'Lines', type: 'number', required: true, default: 2, min: 1, max: 2, step: 1 },
    readingSpeedField,
    {
      name: 'formats',
      label: 'Formats',
      type: 'multiselect',
      required: true,
      default: ['srt'],
      options: [
        { value: 'srt', label: 'SRT' },
        { value: 'vtt', label: 'WebVTT' },
        { value: 'txt', label: 'Plain text' },
      ],
      min: 1,
      max: 3,
    },
  ],
  result: z.object({
    cues: z.array(z.object(cueFacts)).max(5000),
    files: z.array(z.string()).max(3),
    language: z.string(),
    duration: z.number(),
  }),
  layout: [
    {
      kind: 'table',
      from: 'cues',
      columns: [
        { from: 'index', word: 'number_of_cue' },
        { from: 'start', word: 'from_second' },
        { from: 'end', word: 'to_second' },
        { from: 'text', word: 'subtitle_text' },
        { from: 'cps', word: 'characters_a_second' },
      ],
    },
  ],
  brief:
    'At most 2 lines of 42 characters, 17 characters per second, each cue on screen from 1 to 7 seconds with 2 frames between cues; break lines by sense, never between article and noun; sound notes in brackets.',
  titleFields: [],
  example: {
    media: ['https://example.com/film.mp4'],
    language: 'en',
    max_characters_per_line: 42,
    max_lines: 2,
    max_cps: 17,
    formats: ['srt', 'vtt'],
  },
});
