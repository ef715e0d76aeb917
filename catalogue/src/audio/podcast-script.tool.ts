import { writingLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { perItems } from '../prices.ts';
import { audienceField, brandVoiceField, languageField, sourcesField, toneField } from '../shared-fields.ts';

export default defineTool({
  slug: 'podcast_script',
  name: 'Podcast script',
  code: 'AU003',
  macrocategory: 'audio_text',
  group: 'scripts',
  icon: 'microphone-2',
  description: 'Write an episode script with intro, segments, host lines and show notes.',
  output: 'report',
  flow: 'single',
  execution: 'model-text',
  translation: writingLanguages,
  flags: { isDavinci: true },
  credits: perItems('duration_minutes', 30, { minimum: 30, note: '30 AI credits per minute (about 150 spoken words).' }),
  fields: [
    { name: 'topic', label: 'Episode topic', type: 'text', required: true, maxLength: 300 },
    { name: 'podcast_name', label: 'Podcast name', type: 'text', maxLength: 100 },
    {
      name: 'format',
      label: 'Format',
      type: 'select',
      required: true,
      default: 'solo',
      options: [
        { value: 'solo', label: 'Solo' },
        { value: 'interview', label: 'Interview' },
        { value: 'two_hosts', label: 'Two hosts' },
        { value: 'storytelling', label: 'Storytelling' },
      ],
    },
    {
      name: 'duration_minutes',
      label: 'Duration (minutes)',
      type: 'number',
      required: true,
      default: 10,
      min: 3,
      max: 30,
      step: 1,
    },
    { name: 'key_points', label: 'Key points', type: 'textarea', maxLength: 3000 },
    { name: 'guest', label: 'Guest', type: 'text', maxLength: 200, showIf: { format: ['interview'] } },
    audienceField,
    toneField('conversational'),
    brandVoiceField,
    sourcesField,
    languageField,
  ],
  result: z.object({
    episode_title: z.string().max(100),
    cold_open: z.string(),
    intro: z.string(),
    segments: z.array(z.object({ title: z.string().max(80), minutes: z.number().min(0), script: z.string() })).max(10),
    outro: z.string(),
    show_notes: z.string().max(4000),
    chapters: z.array(z.object({ time: z.string().max(8), title: z.string().max(60) })).max(12),
  }),
  layout: [
    { kind: 'heading', level: 1, from: 'episode_title' },
    { kind: 'text', from: 'cold_open', heading: 'cold_open' },
    { kind: 'text', from: 'intro', heading: 'episode_intro' },
    { kind: 'sections', from: 'segments', title: 'title', body: 'script', bodyIs: 'text' },
    { kind: 'text', from: 'outro', heading: 'outro' },
    { kind: 'text', from: 'show_notes', heading: 'show_notes' },
    {
      kind: 'table',
      from: 'chapters',
      heading: 'chapters',
      columns: [
        { from: 'time', word: 'time' },
        { from: 'title', word: 'title' },
      ],
    },
  ],
  brief: `You write podcast episodes that sound like talking. About 150 spoken words per minute of the asked duration.
- A cold open of 15 to 30 seconds from the strongest moment, an intro that says who, what and why to stay, segments with signposts between them, an outro with one request.
- script: lines "Name: text" in turns, one paragraph each; solo and storytelling have one voice, two hosts take turns, an interview has the host's open questions, and the guest's answers are not invented but marked as a place to answer.
- minutes of all segments add up to the duration; chapters start at 0:00 and follow the segments. Show notes under 4,000 characters: what it is about, the points, links from the sources.
- Facts, names and figures only from the input and the sources.`,
  titleFields: ['topic'],
  example: {
    topic: 'Living without a car in the countryside',
    podcast_name: 'Short Ways',
    format: 'interview',
    duration_minutes: 6,
    key_points: [
      'The call-a-bus: booked by phone, thirty minutes ahead, for the price of a normal ticket.',
      'Shopping: what a cargo bike takes and what it does not.',
      'Winter: which days are hard, and who helps out.',
    ].join('\n'),
    guest: 'Ines Falk, who sold her car two years ago',
    audience: 'people in small towns',
    tone: 'conversational',
    language: 'en',
  },
});
