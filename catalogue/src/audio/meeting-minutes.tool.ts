import { writingLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { fixed } from '../prices.ts';
import { languageField, soundUpload } from '../shared-fields.ts';

export default defineTool({
  slug: 'meeting_minutes',
  name: 'Meeting minutes',
  code: 'AU006',
  macrocategory: 'audio_text',
  group: 'scripts',
  icon: 'notes',
  description: 'Turn a recording or a transcript into minutes with decisions and tasks.',
  output: 'report',
  flow: 'single',
  execution: 'model-text',
  translation: writingLanguages,
  flags: { isDavinci: true },
  credits: fixed(60, { note: 'One price, transcription included.' }),
  fields: [
    { name: 'audio', label: 'Recording', ...soundUpload },
    { name: 'transcript', label: 'Transcript or notes', type: 'textarea', maxLength: 50000 },
    { name: 'meeting_title', label: 'Meeting', type: 'text', required: true, maxLength: 150 },
    { name: 'meeting_date', label: 'Date', type: 'date' },
    { name: 'participants', label: 'Participants', type: 'tags', min: 0, max: 30, help: 'Press Enter to add an item.' },
    {
      name: 'detail',
      label: 'Detail',
      type: 'select',
      required: true,
      default: 'standard',
      options: [
        { value: 'short', label: 'Short' },
        { value: 'standard', label: 'Standard' },
        { value: 'full', label: 'Full' },
      ],
    },
    languageField,
  ],
  constraints: [{ rule: 'at_least_one', fields: ['audio', 'transcript'], message: 'Upload a recording or paste a transcript.' }],
  result: z.object({
    title: z.string().max(150),
    date: z.string().max(40).optional(),
    participants: z.array(z.string().max(100)).max(30),
    summary: z.string().max(1200),
    topics: z.array(z.object({ title: z.string().max(100), points: z.array(z.string().max(250)).max(10) })).max(20),
    decisions: z.array(z.string().max(250)).max(20),
    actions: z
      .array(z.object({ task: z.string().max(250), owner: z.string().max(80).optional(), due: z.string().max(40).optional() }))
      .max(30),
    open_points: z.array(z.string().max(250)).max(15),
  }),
  layout: [
    { kind: 'heading', level: 1, from: 'title' },
    { kind: 'fact', from: 'date', word: 'date' },
    { kind: 'fact', from: 'participants', word: 'participants' },
    { kind: 'text', from: 'summary', heading: 'summary' },
    { kind: 'sections', from: 'topics', title: 'title', body: 'points', bodyIs: 'text' },
    { kind: 'list', from: 'decisions', heading: 'decisions' },
    {
      kind: 'table',
      from: 'actions',
      heading: 'tasks',
      columns: [
        { from: 'task', word: 'task' },
        { from: 'owner', word: 'owner' },
        { from: 'due', word: 'due' },
      ],
    },
    { kind: 'list', from: 'open_points', heading: 'open_points' },
  ],
  brief:
    'You write the minutes of a meeting from its transcript or notes, for people who were not there.\n- Neutral third person, past tense. The summary says in two to four sentences what it was about and what came of it; topics follow the order of the meeting.\n- Decisions and tasks only if they were actually said, each task with its owner and date as said; where none was named write "not assigned" in the language of the minutes. Nothing is attributed to a person unless the transcript names the speaker.\n- What stayed open goes into open_points. Names and figures exactly as in the transcript; where it says [inaudible], the minutes do not guess.\n- detail: short keeps the summary, decisions and tasks with at most three topics; full keeps every argument.',
  titleFields: ['meeting_title'],
  example: {
    transcript:
      'Ines: Let us start with the autumn catalogue. The printer needs the files by 12 September.\nTomas: Photos are done except the boots. I can shoot them on Thursday.\nInes: Good, then we print 4,000 copies as last year. Agreed?\nTomas: Agreed. What about the online version?\nInes: We leave that open until the shop relaunch has a date.',
    meeting_title: 'Autumn catalogue',
    meeting_date: '2026-08-24',
    participants: ['Ines Falk', 'Tomas Berg'],
    detail: 'standard',
    language: 'en',
  },
});
