import { writingLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { perItems } from '../prices.ts';
import { audienceField, brandVoiceField, callToActionField, languageField, sourcesField, toneField } from '../shared-fields.ts';

export default defineTool({
  slug: 'youtube_script',
  name: 'YouTube video script',
  code: 'WR015',
  macrocategory: 'ai_writer',
  group: 'social',
  icon: 'video',
  description: 'Write a full video script with hook, sections, B-roll notes and outro.',
  output: 'table',
  flow: 'single',
  execution: 'model-text',
  translation: writingLanguages,
  flags: { isDavinci: true },
  credits: perItems('duration_minutes', 30, { minimum: 30, note: '30 AI credits per minute (about 150 spoken words).' }),
  fields: [
    { name: 'topic', label: 'Video topic', type: 'text', required: true, maxLength: 300 },
    { name: 'key_points', label: 'Key points', type: 'textarea', maxLength: 2000 },
    {
      name: 'duration_minutes',
      label: 'Duration (minutes)',
      type: 'number',
      required: true,
      default: 6,
      min: 1,
      max: 20,
      step: 1,
    },
    {
      name: 'format',
      label: 'Format',
      type: 'select',
      required: true,
      default: 'explainer',
      options: [
        { value: 'tutorial', label: 'Tutorial' },
        { value: 'review', label: 'Review' },
        { value: 'explainer', label: 'Explainer' },
        { value: 'vlog', label: 'Vlog' },
        { value: 'interview', label: 'Interview' },
        { value: 'top_list', label: 'Top list' },
      ],
    },
    audienceField,
    callToActionField,
    toneField('conversational'),
    brandVoiceField,
    sourcesField,
    languageField,
  ],
  result: z.object({
    title: z.string().max(100),
    hook: z.string(),
    sections: z
      .array(
        z.object({
          title: z.string().max(80),
          time: z.string().max(8),
          narration: z.string(),
          visuals: z.string().max(300),
        }),
      )
      .max(15),
    outro: z.string(),
    word_count: z.int(),
  }),
  layout: [
    { kind: 'heading', level: 1, from: 'title' },
    { kind: 'text', from: 'hook', heading: 'hook' },
    {
      kind: 'table',
      from: 'sections',
      columns: [
        { from: 'time', word: 'time' },
        { from: 'title', word: 'part' },
        { from: 'narration', word: 'narration' },
        { from: 'visuals', word: 'visuals' },
      ],
    },
    { kind: 'text', from: 'outro', heading: 'outro' },
    { kind: 'fact', from: 'word_count', word: 'word_count' },
  ],
  brief: `You write scripts that are spoken, not read. About 150 words per minute of the asked duration.
- Hook: within 15 seconds says what the viewer will know or be able to do at the end.
- Sections in order, each with its time from 0:00 (m:ss), a title, the narration in short sentences, and the pictures: B-roll, graphics, what is on screen. Something changes every 45 to 60 seconds: a question, an example, a change of place.
- Tutorial (steps in order), review (what it is, what it does, for whom, what not), explainer, vlog, interview (open questions; answers are not invented), top list (from last to first).
- Outro: one request only, the call to action when given.
- Facts, figures and names only from key points and sources.`,
  titleFields: ['topic'],
  example: {
    topic: 'How a community fridge works',
    key_points: [
      'Everybody may take food and everybody may bring some: nobody has to show that they need it.',
      'What may go in: fruit, vegetables, bread and everything that is closed and not past its date.',
      'Volunteers clean the fridge twice a day and note the temperature.',
      'In Halden the fridge saves about 90 kilograms of food a week.',
    ].join('\n'),
    duration_minutes: 2,
    format: 'explainer',
    audience: 'neighbourhoods that want one too',
    call_to_action: 'Write to us if you want to open one in your street',
    tone: 'conversational',
    language: 'en',
  },
});
