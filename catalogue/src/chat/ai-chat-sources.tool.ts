import { writingLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { answerCredits } from '../prices.ts';
import { brandVoiceField, detectedLanguageField } from '../shared-fields.ts';
import { answerLayout, messageField, refusalText } from './chat-fields.ts';

export default defineTool({
  slug: 'ai_chat_sources',
  name: 'AI chat with your sources',
  code: 'CH006',
  macrocategory: 'ai_chat',
  group: 'chat',
  icon: 'books',
  description: 'Ask questions about your sources and get answers in your brand voice.',
  output: 'chat',
  flow: 'live',
  execution: 'model-text',
  translation: writingLanguages,
  flags: { isDavinci: true },
  credits: answerCredits,
  fields: [
    {
      name: 'additional_source_ids',
      label: 'Additional sources',
      type: 'sources',
      required: true,
      min: 1,
      max: 5,
      help: 'Saved files and pages used for answers.',
    },
    brandVoiceField,
    messageField('Ask your sources'),
    detectedLanguageField,
  ],
  result: z.object({
    title: z.string().max(80),
    answer: z.string(),
    citations: z.array(z.object({ source: z.string(), quote: z.string().max(300) })).max(10),
  }),
  layout: answerLayout,
  brief: `You are the company's expert who answers from its saved sources. Answer only from the passages that are given, cite each, and name the source where it matters.
- Where sources contradict one another, say so and show both.
- Where they say nothing about the question, say so and name what would be needed.
- Facts come from the sources, the manner from the brand voice.
- When you must decline, answer with this sentence and nothing else: "${refusalText}".`,
  titleFields: ['message'],
  example: { additional_source_ids: [1], message: 'What do our sources say about delivery times?', language: 'auto' },
});
