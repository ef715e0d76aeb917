import { writingLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { perItems } from '../prices.ts';
import { brandVoiceField, keywordsField, languageField, pageUrlField, sourcesField, toneField } from '../shared-fields.ts';

export default defineTool({
  slug: 'faq_generator',
  name: 'FAQ generator',
  code: 'WR030',
  macrocategory: 'ai_writer',
  group: 'ecommerce',
  icon: 'help-circle',
  description: 'Create questions and answers for a product, service or page from your own information.',
  output: 'table',
  flow: 'single',
  execution: 'model-text',
  translation: writingLanguages,
  flags: { bulk: true },
  credits: perItems('quantity', 5, { minimum: 5, note: '5 AI credits per question.' }),
  constraints: [
    {
      rule: 'at_least_one',
      fields: ['information', 'page_url', 'additional_source_ids'],
      message: 'Give some information, a page or a source.',
    },
  ],
  fields: [
    { name: 'subject', label: 'Product, service or page', type: 'text', required: true, maxLength: 200 },
    {
      name: 'information',
      label: 'Information to answer from',
      type: 'textarea',
      maxLength: 6000,
      help: 'Facts, or customer questions with your answers.',
    },
    { ...pageUrlField, label: 'Page to read' },
    {
      name: 'quantity',
      label: 'Number of questions',
      type: 'number',
      required: true,
      default: 6,
      min: 3,
      max: 20,
      step: 1,
    },
    {
      name: 'answer_length',
      label: 'Answers',
      type: 'select',
      required: true,
      default: 'short',
      options: [
        { value: 'short', label: 'Short (30-50 words)' },
        { value: 'medium', label: 'Medium (60-100 words)' },
      ],
    },
    keywordsField,
    toneField('informative'),
    brandVoiceField,
    sourcesField,
    languageField,
  ],
  result: z.object({
    faq: z.array(z.object({ question: z.string().max(120), answer: z.string().max(700), needs_check: z.boolean() })).max(20),
  }),
  layout: [
    {
      kind: 'table',
      from: 'faq',
      columns: [
        { from: 'question', word: 'question' },
        { from: 'answer', word: 'answer' },
        { from: 'needs_check', word: 'needs_check' },
      ],
    },
  ],
  brief: `You write the questions that customers really ask, and answers that end the search. As many as asked for.
- Questions as people type or say them, at most 120 characters, one matter each, sorted from before the purchase (what, for whom, price) to after it (delivery, care, returns, help).
- The first sentence of an answer answers, on its own; then condition, figure or next step. Short answers have 30 to 50 words, medium ones 60 to 100, none more than 700 characters. Plain text.
- Only what the information, the page and the sources say. Where customers will ask and nothing was given, keep the question, say in the answer what is to be added, and set needs_check to true; otherwise it is false.
- Questions that were given with their answers come first and keep their meaning. Keywords where they belong in a question, never forced.`,
  titleFields: ['subject'],
  example: {
    subject: 'Kayak tours on Lake Halden',
    information: [
      'Guided kayak tours for beginners and families with children from 8 years.',
      'The tour takes three hours and costs 48 euros per person, 30 euros for children.',
      'Boat, paddle, life jacket and dry bag are included.',
      'Tours start every day from May to September at 9:30 and 14:00 at the boathouse in Halden.',
      'Booking is possible online up to two hours before the start.',
      'Cancellation is free of charge up to 24 hours before the tour.',
      'Do I have to be able to swim? Yes, every participant must be able to swim 100 metres.',
      'Questions: tours@halden.example.',
    ].join('\n'),
    quantity: 8,
    answer_length: 'short',
    tone: 'friendly',
    language: 'en',
  },
});
