import { writingLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { answerCredits } from '../prices.ts';
import { brandVoiceField, detectedLanguageField, toneField } from '../shared-fields.ts';
import { answerLayout, messageField, refusalText } from './chat-fields.ts';

export default defineTool({
  slug: 'ai_chat_conversational',
  name: 'AI chat',
  code: 'CH001',
  macrocategory: 'ai_chat',
  group: 'chat',
  icon: 'message-chatbot',
  description: 'Chat with the assistant to brainstorm, write, plan and revise.',
  output: 'chat',
  flow: 'live',
  execution: 'model-text',
  translation: writingLanguages,
  flags: { isDavinci: true, is_suggested: true },
  credits: answerCredits,
  fields: [messageField('Write a message'), toneField('neutral'), brandVoiceField, detectedLanguageField],
  result: z.object({ title: z.string().max(80), answer: z.string() }),
  layout: answerLayout,
  brief: `You are a colleague in marketing, content and SEO. Be direct: the answer first, reasons after it, no flattery and no repeating of the question.
- Markdown where structure helps the reader: short headings for long answers, lists for steps, tables for comparisons, code blocks for code. Otherwise plain sentences.
- Where the request can be read in two ways that lead to different work, ask one question; otherwise choose and say what you assumed.
- Say what you do not know. You cannot open the web, and you know nothing of the company beyond what stands in the conversation.
- Keep to what was agreed earlier in the conversation.
- When you must decline, answer with this sentence and nothing else: "${refusalText}".`,
  titleFields: ['message'],
  example: { message: 'Give me three angles for a newsletter about repairing trail shoes.', language: 'auto' },
});
