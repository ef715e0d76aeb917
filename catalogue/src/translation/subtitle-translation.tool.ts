import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { translationLanguages } from '../translation-languages.ts';

export default defineTool({
  slug: 'subtitle_translation',
  name: 'Subtitle translation',
  code: 'TR008',
  macrocategory: 'ai_translation',
  group: 'machine',
  icon: 'subtitles',
  description: 'Translate SRT or VTT subtitles and keep times and reading speed.',
  output: 'report',
  flow: 'single',
  execution: 'model-translation',
  translation: translationLanguages,
  credits: {
    rule: 'per_words',
    amount: 5,
    per: 100,
    basis: 'file_words',
    minimum: 20,
    note: '5 AI credits per 100 words, at least 20.',
  },
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
    {
      name: 'source_language',
      label: 'From',
      type: 'language',
      required: true,
      default: 'auto',
      help: 'Detected from the first 400 characters when the text has more than 5.',
      allowAuto: true,
    },
    { name: 'target_language', label: 'To', type: 'language', required: true, default: null },
    {
      name: 'max_characters_per_line',
      label: 'Characters per line',
      type: 'number',
      required: true,
      default: 42,
      min: 28,
      max: 50,
      step: 1,
    },
    {
      name: 'max_cps',
      label: 'Characters per second at most',
      type: 'number',
      required: true,
      default: 17,
      min: 12,
      max: 21,
      step: 1,
    },
    { name: 'condense', label: 'Shorten lines that are too fast', type: 'boolean', default: true },
    {
      name: 'formality',
      label: 'Form of address',
      type: 'select',
      required: true,
      default: 'auto',
      options: [
        { value: 'auto', label: 'Automatic' },
        { value: 'informal', label: 'Informal' },
        { value: 'formal', label: 'Formal' },
      ],
    },
    {
      name: 'glossary',
      label: 'Glossary',
      type: 'textarea',
      maxLength: 3000,
      help: "One per line: source term = translation; 'term = term' keeps it untranslated.",
    },
  ],
  result: z.object({
    files: z.array(z.object({ source_name: z.string(), file: z.string(), cues: z.int(), too_fast: z.int() })).max(5),
    cues: z
      .array(
        z.object({ index: z.int(), start: z.number(), end: z.number(), source: z.string(), text: z.string(), cps: z.number() }),
      )
      .max(5000),
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
