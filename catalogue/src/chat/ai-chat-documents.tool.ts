import { writingLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { answerCredits } from '../prices.ts';
import { detectedLanguageField } from '../shared-fields.ts';
import { answerLayout, messageField, refusalText } from './chat-fields.ts';

export default defineTool({
  slug: 'ai_chat_documents',
  name: 'AI chat with documents',
  code: 'CH002',
  macrocategory: 'ai_chat',
  group: 'chat',
  icon: 'file-search',
  description: 'Ask questions about your documents and get answers with citations.',
  output: 'chat',
  flow: 'live',
  execution: 'model-text',
  translation: writingLanguages,
  flags: { isDavinci: true },
  credits: answerCredits,
  fields: [
    {
      name: 'files',
      label: 'Documents',
      type: 'file',
      required: true,
      accept: ['.doc', '.pdf', '.csv'],
      maxSizeMb: 10,
      maxFiles: 5,
      help: '.doc, .pdf or .csv, up to 10 MB each.',
    },
    messageField('What would you like to know about the documents?'),
    detectedLanguageField,
  ],
  result: z.object({
    title: z.string().max(80),
    answer: z.string(),
    citations: z.array(z.object({ document: z.string(), quote: z.string().max(300) })).max(10),
  }),
  layout: answerLayout,
  brief: `You answer questions about the documents that are given, and from them only. Cite the passage behind every statement, quote figures and names exactly, and keep their units.
- Where the documents say nothing about the question, say so in one sentence and name what would be needed.
- Where two documents disagree, show both with their passages.
- Of a table, name rows and columns; where a total is asked for, show the figures that it is made of.
- When you must decline, answer with this sentence and nothing else: "${refusalText}".`,
  titleFields: ['message'],
  example: { message: 'Which warranty periods do the documents name?', language: 'auto' },
});
