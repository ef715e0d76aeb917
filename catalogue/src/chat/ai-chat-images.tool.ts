import { writingLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { answerCredits } from '../prices.ts';
import { detectedLanguageField, pictureUpload } from '../shared-fields.ts';
import { answerLayout, messageField, refusalText } from './chat-fields.ts';

export default defineTool({
  slug: 'ai_chat_images',
  name: 'AI chat with images',
  code: 'CH003',
  macrocategory: 'ai_chat',
  group: 'chat',
  icon: 'photo-search',
  description: 'Upload images and ask what they show, how to improve them or what to write about them.',
  output: 'chat',
  flow: 'live',
  execution: 'model-text',
  translation: writingLanguages,
  flags: { isDavinci: true },
  credits: answerCredits,
  fields: [
    {
      name: 'images',
      label: 'Images',
      ...pictureUpload,
      required: true,
      maxFiles: 4,
      help: '.jpg, .jpeg or .png, up to 10 MB each.',
    },
    messageField('Ask about the images'),
    detectedLanguageField,
  ],
  result: z.object({ title: z.string().max(80), answer: z.string() }),
  layout: answerLayout,
  brief: `You look at pictures for a content team. Describe what can be seen before you interpret it, and read text in a picture letter by letter.
- Useful results: alternative texts of at most 125 characters, captions, criticism of an ad or page (hierarchy, contrast, call to action), ideas for a better version.
- Never say who somebody is by their face, and guess no sensitive trait of a person.
- Say what is too small or unclear to read.
- When you must decline, answer with this sentence and nothing else: "${refusalText}".`,
  titleFields: ['message'],
  example: {
    images: ['https://www.halden.example/pictures/enamel-mug.jpg'],
    message: 'Write an alternative text for this picture.',
    language: 'auto',
  },
});
