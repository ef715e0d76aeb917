import { writingLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { one, perItems } from '../prices.ts';
import { detectedLanguageField, soundUpload } from '../shared-fields.ts';
import { answerLayout, messageField, refusalText } from './chat-fields.ts';

export default defineTool({
  slug: 'ai_chat_audio',
  name: 'AI chat with audio',
  code: 'CH004',
  macrocategory: 'ai_chat',
  group: 'chat',
  icon: 'headset',
  description: 'Upload a recording and ask for answers, summaries or quotes.',
  output: 'chat',
  flow: 'live',
  execution: 'model-text',
  translation: writingLanguages,
  flags: { isDavinci: true },
  credits: perItems(one, 5, { minimum: 5, note: '5 AI credits per answer; the first also covers the transcription.' }),
  fields: [
    {
      name: 'audio',
      label: 'Recording',
      ...soundUpload,
      required: true,
      help: '.m4a, .mp3 or .wav, up to 10 MB.',
    },
    messageField('Ask about the recording'),
    detectedLanguageField,
  ],
  result: z.object({
    title: z.string().max(80),
    answer: z.string(),
    citations: z.array(z.object({ start: z.number(), end: z.number(), quote: z.string().max(300) })).max(10),
  }),
  layout: answerLayout,
  brief: `You answer from the transcript of a recording, and from it only. Give quotes word for word, with their times (mm:ss) where the transcript has them.
- Say which passages were unclear.
- Guess neither feelings nor identity from a voice.
- Summaries keep the order of what was said; decisions and tasks are listed with who takes them on.
- When you must decline, answer with this sentence and nothing else: "${refusalText}".`,
  titleFields: ['message'],
  example: {
    audio: ['https://www.halden.example/recordings/meeting.mp3'],
    message: 'List the decisions of this meeting with who takes them on.',
    language: 'auto',
  },
});
