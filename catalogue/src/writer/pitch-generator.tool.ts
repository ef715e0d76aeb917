import { writingLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { creditsByLength } from '../prices.ts';
import { brandVoiceField, languageField, lengthField, toneField } from '../shared-fields.ts';

export default defineTool({
  slug: 'pitch_generator',
  name: 'Pitch generator',
  code: 'WR033',
  macrocategory: 'ai_writer',
  group: 'pr',
  icon: 'presentation',
  description: 'Write an elevator, investor, sales or media pitch for your idea.',
  output: 'text',
  flow: 'single',
  execution: 'model-text',
  translation: writingLanguages,
  flags: { isDavinci: true },
  credits: creditsByLength(20),
  fields: [
    {
      name: 'pitch_type',
      label: 'Type of pitch',
      type: 'select',
      required: true,
      default: 'elevator',
      options: [
        { value: 'elevator', label: 'Elevator' },
        { value: 'sales', label: 'Sales' },
        { value: 'investor', label: 'Investor' },
        { value: 'media', label: 'Media' },
        { value: 'partnership', label: 'Partnership' },
      ],
    },
    { name: 'subject', label: 'Company, product or story', type: 'text', required: true, maxLength: 200 },
    { name: 'problem', label: 'Problem', type: 'textarea', required: true, maxLength: 1000 },
    { name: 'solution', label: 'Solution and difference', type: 'textarea', required: true, maxLength: 1500 },
    { name: 'proof', label: 'Traction or proof', type: 'textarea', maxLength: 1000 },
    { name: 'recipient', label: 'Recipient', type: 'text', maxLength: 150 },
    { name: 'request', label: 'Request', type: 'text', required: true, maxLength: 200 },
    lengthField(150, [80, 150, 300]),
    toneField('persuasive'),
    brandVoiceField,
    languageField,
  ],
  result: z.object({
    title: z.string().max(80),
    hook: z.string().max(200),
    pitch: z.string(),
    closing: z.string().max(200),
    email_subject: z.string().max(60).optional(),
  }),
  layout: [
    { kind: 'heading', level: 1, from: 'title' },
    { kind: 'text', from: 'hook', style: 'lead' },
    { kind: 'text', from: 'pitch' },
    { kind: 'text', from: 'closing' },
    { kind: 'fact', from: 'email_subject', word: 'subject_line' },
  ],
  brief: `You prepare people who have a minute to win somebody over. One pitch near the requested number of words.
- hook: one sentence of at most 200 characters that makes the recipient want the next one. closing: the request, in one sentence.
- Elevator: spoken, 30 to 60 seconds. Sales: pain, what it costs to leave it, outcome, next step. Investor: problem, market, solution, traction, team, ask. Media: news angle, why now, why the readers of this outlet; with an email subject of at most 60 characters. Partnership: what each side brings and gains.
- The email subject only for pitches that are sent: media, sales, partnership, investor.
- No invented figures, names or customers; what is missing is left out, not filled. No superlatives.`,
  titleFields: ['subject'],
  example: {
    pitch_type: 'investor',
    subject: 'Kornblick',
    problem: 'Mills learn about fungus in grain when the lorry is already unloaded. One bad load spoils a silo of 800 tonnes.',
    solution:
      'Kornblick is a probe that examines the grain on the lorry within four minutes. It needs no laboratory. The result stands on the phone of the person at the gate before anything is unloaded.',
    proof: 'Nine mills in Denmark use it. Since March they have turned away 31 loads.',
    recipient: 'seed investors in food technology',
    request: 'We would like to show you the probe at work in one of the mills.',
    length: 150,
    tone: 'persuasive',
    language: 'en',
  },
});
