import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { fileWords, perWords } from '../prices.ts';
import { cueFacts, lineWidthField, readingSpeedField } from '../subtitle-fields.ts';
import { translationLanguages } from '../translation-languages.ts';
import { detectedOriginalField, formalityField, glossaryField, targetLanguageField } from './translation-fields.ts';

export default defineTool({
  slug: 'subtitle_translation',
  name: 'Subtitle translation',
  code: 'TR008',
  macrocategory: 'ai_translation',
  group: 'machine',
  icon: 'subtitles',
  description: 'Translate SRT or VTT subtitles and keep timing and reading speed.',
  output: 'report',
  flow: 'single',
  execution: 'model-translation',
  translation: translationLanguages,
  credits: perWords(fileWords, 5, { minimum: 20, note: '5 AI credits per 100 words, at least 20.' }),
  fields: [
    {
      name: 'files',
      label: 'Subtitles',
      type: 'file',
      required: true,
      accept: ['.srt', '.vtt'],
      maxSizeMb: 10,
      maxFiles: 5,
      uploadedAs: 'asset',
    },
    detectedOriginalField,
    targetLanguageField,
    lineWidthField,
    readingSpeedField,
    { name: 'condense', label: 'Shorten lines that are too fast', type: 'boolean', default: true },
    formalityField,
    glossaryField,
  ],
  result: z.object({
    files: z.array(z.object({ source_name: z.string(), file: z.string(), cues: z.int(), too_fast: z.int() })).max(5),
    cues: z.array(z.object({ ...cueFacts, source: z.string() })).max(5000),
  }),
  layout: [
    {
      kind: 'table',
      from: 'files',
      columns: [
        { from: 'source_name', word: 'file' },
        { from: 'cues', word: 'cues' },
        { from: 'too_fast', word: 'too_fast' },
      ],
    },
    {
      kind: 'table',
      from: 'cues',
      columns: [
        { from: 'index', word: 'number_of_cue' },
        { from: 'start', word: 'from_second' },
        { from: 'source', word: 'original' },
        { from: 'text', word: 'translation' },
        { from: 'cps', word: 'characters_a_second' },
      ],
    },
  ],
  brief:
    'Same cues and times, at most 2 lines of 42 characters (16 for Japanese and Chinese), 17 characters per second, sentences translated across cues and not line by line, tags and speaker dashes kept, sound notes translated.',
  titleFields: [],
  example: {
    files: ['https://example.com/film.srt'],
    source_language: 'en',
    target_language: 'fr',
    max_characters_per_line: 42,
    max_cps: 17,
    condense: true,
    formality: 'informal',
  },
});
