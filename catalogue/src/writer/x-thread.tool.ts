import { writingLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { perItems } from '../prices.ts';
import { brandVoiceField, languageField, toneField } from '../shared-fields.ts';

export default defineTool({
  slug: 'x_thread',
  name: 'X post and thread',
  code: 'WR010',
  macrocategory: 'ai_writer',
  group: 'social',
  icon: 'brand-x',
  description: 'Write single posts or a numbered thread for X that stays within the character limit.',
  output: 'list',
  flow: 'single',
  execution: 'model-text',
  translation: writingLanguages,
  credits: perItems('quantity', 4, { minimum: 4, note: '4 AI credits per post.' }),
  fields: [
    { name: 'topic', label: 'Topic or text to condense', type: 'textarea', required: true, maxLength: 4000 },
    {
      name: 'format',
      label: 'Format',
      type: 'select',
      required: true,
      default: 'thread',
      options: [
        { value: 'single', label: 'Single posts' },
        { value: 'thread', label: 'Thread' },
      ],
    },
    { name: 'quantity', label: 'Number of posts', type: 'number', required: true, default: 5, min: 1, max: 15, step: 1 },
    { name: 'numbering', label: 'Number the posts', type: 'boolean', default: true, showIf: { format: ['thread'] } },
    {
      name: 'link',
      label: 'Link to include',
      type: 'url',
      maxLength: 2048,
      placeholder: 'https://www.example.com/page',
    },
    toneField('conversational'),
    brandVoiceField,
    languageField,
  ],
  result: z.object({
    posts: z.array(z.object({ position: z.int(), text: z.string().max(2400), weighted_length: z.int().min(0).max(280) })).max(15),
    hashtags: z.array(z.string().max(30)).max(2),
  }),
  layout: [
    { kind: 'sections', from: 'posts', title: 'position', body: 'text', bodyIs: 'text' },
    { kind: 'fact', from: 'hashtags', word: 'tags' },
  ],
  brief: `You write for X. As many posts as asked for, fewer when the topic gives fewer thoughts.
- Each post at most 280 weighted characters: a link counts 23, an emoji or a Chinese, Japanese or Korean character 2. The number at the start ("2/5 ") counts too.
- Thread: the first post is the promise and works alone in the feed; one idea per post, each readable by itself; the last one sums up, asks for one thing and carries the link. Numbered only when asked for.
- Single posts: independent of each other, each another angle on the topic, the link in each.
- Concrete words and figures from the input, no "A thread 🧵", no bait, no more than one emoji per post. At most two hashtags in all, listed apart.
- weighted_length is the count of the post as X counts it.`,
  titleFields: ['topic'],
  example: {
    topic:
      'We moved our bakery’s oven to night electricity for one year. The bill fell by 31 percent. Bread is now baked between 1 and 4 am. Two bakers asked for the night shift, because they are home when the children leave for school. The crust got better, since the oven keeps its heat longer at night. What we did not expect: customers come earlier, and the morning queue is gone.',
    format: 'thread',
    quantity: 5,
    numbering: true,
    link: 'https://www.brotwerk.example/night',
    tone: 'conversational',
    language: 'en',
  },
});
