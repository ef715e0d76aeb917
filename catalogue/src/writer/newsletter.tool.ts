import { writingLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { creditsByLength } from '../prices.ts';
import {
  audienceField,
  brandVoiceField,
  callToActionField,
  languageField,
  lengthField,
  sourcesField,
  toneField,
} from '../shared-fields.ts';

export default defineTool({
  slug: 'newsletter',
  name: 'Newsletter',
  code: 'WR023',
  macrocategory: 'ai_writer',
  group: 'email',
  icon: 'mail-opened',
  description: 'Write a newsletter with an introduction, news items and links.',
  output: 'html',
  flow: 'single',
  execution: 'model-text',
  translation: writingLanguages,
  flags: { isDavinci: true },
  credits: creditsByLength(50),
  fields: [
    { name: 'newsletter_name', label: 'Newsletter name', type: 'text', required: true, maxLength: 100 },
    { name: 'theme', label: 'Theme of the issue', type: 'text', maxLength: 200 },
    {
      name: 'news_items',
      label: 'News items',
      type: 'textarea',
      required: true,
      maxLength: 5000,
      help: 'One per line: what happened | link',
    },
    { name: 'source_urls', label: 'Pages to feature', type: 'urls', min: 0, max: 6 },
    audienceField,
    lengthField(400, [250, 400, 700]),
    callToActionField,
    toneField('friendly'),
    brandVoiceField,
    sourcesField,
    languageField,
  ],
  result: z.object({
    title: z.string().max(310),
    subject_lines: z.array(z.string().max(60)).max(3),
    preheader: z.string().max(90),
    editorial: z.string(),
    blocks: z
      .array(
        z.object({
          title: z.string().max(70),
          html: z.string(),
          link_text: z.string().max(30),
          url: z.string().max(2048).optional(),
        }),
      )
      .max(10),
    closing: z.string(),
    plain_text: z.string(),
  }),
  layout: [
    { kind: 'heading', level: 1, from: 'title' },
    { kind: 'html', from: 'editorial' },
    { kind: 'sections', from: 'blocks', title: 'title', body: 'html', bodyIs: 'html' },
    { kind: 'html', from: 'closing' },
    { kind: 'list', from: 'subject_lines', heading: 'subject_lines', ordered: true },
    { kind: 'fact', from: 'preheader', word: 'preheader' },
    { kind: 'code', from: 'plain_text', heading: 'plain_text' },
  ],
  brief: `You edit newsletters that people open because they are useful. One issue from the items that were given, near the requested number of words.
- Title: name of the newsletter and theme. Three subject lines of at most 60 characters to test against each other (news, benefit, curiosity that the issue satisfies); a preheader of at most 90 that adds to them.
- Editorial: 60 to 100 words of HTML with <p>, a human opening that leads to the theme, no summary of the blocks.
- Blocks, the most important first: title of at most 70 characters, 40 to 80 words of HTML, and as its last paragraph the link as <a href> with the link text (at most 30 characters, says what opens); the same address in url. No link where none was given.
- Closing: one request; the call to action when given. No unsubscribe line, the sending tool adds it.
- Plain-text version of the whole with the addresses written out. Only what items, pages and sources say.`,
  titleFields: ['newsletter_name', 'theme'],
  example: {
    newsletter_name: 'Halden Canoe Club News',
    theme: 'The season begins',
    news_items: [
      'Spring meeting on 17 April: two days of talks and trips at the boathouse. Places are limited to 120. | https://www.halden-canoe.example/spring',
      'Twelve new life jackets for children have arrived. They can be borrowed free of charge from May.',
      'Harbour clean-up: 40 members collected 310 kilos of litter in two hours. Thank you. | https://www.halden-canoe.example/clean-up',
    ].join('\n'),
    audience: 'members and their families',
    length: 400,
    call_to_action: 'Register for the spring meeting',
    tone: 'friendly',
    language: 'en',
  },
});
