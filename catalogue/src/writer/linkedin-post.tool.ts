import { writingLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { perLength } from '../prices.ts';
import { brandVoiceField, languageField, toneField, versionsField, wordCountField } from '../shared-fields.ts';

export default defineTool({
  slug: 'linkedin_post',
  name: 'LinkedIn post',
  code: 'WR009',
  macrocategory: 'ai_writer',
  group: 'social',
  icon: 'brand-linkedin',
  description: 'Write a professional LinkedIn post that opens with a hook and starts a conversation.',
  output: 'list',
  flow: 'single',
  execution: 'model-text',
  translation: writingLanguages,
  flags: { isDavinci: true },
  credits: perLength('length', 20, { times: 'versions', minimum: 20, note: '20 AI credits per 100 words of each version.' }),
  fields: [
    { name: 'topic', label: 'Topic or idea', type: 'textarea', required: true, maxLength: 1500 },
    {
      name: 'author_type',
      label: 'Published by',
      type: 'select',
      required: true,
      default: 'person',
      options: [
        { value: 'person', label: 'A person (first person)' },
        { value: 'company', label: 'A company page' },
      ],
    },
    {
      name: 'format',
      label: 'Post format',
      type: 'select',
      required: true,
      default: 'story',
      options: [
        { value: 'story', label: 'Story' },
        { value: 'lesson_learned', label: 'Lesson learned' },
        { value: 'opinion', label: 'Opinion' },
        { value: 'announcement', label: 'Announcement' },
        { value: 'how_to_list', label: 'How-to list' },
        { value: 'carousel_text', label: 'Carousel text' },
      ],
    },
    wordCountField(180, [50, 400]),
    versionsField(2, 3),
    { name: 'hashtags', label: 'Add hashtags', type: 'boolean', default: true },
    toneField('professional'),
    brandVoiceField,
    languageField,
  ],
  result: z.object({
    posts: z
      .array(z.object({ hook: z.string().max(140), text: z.string().max(2800), hashtags: z.array(z.string().max(40)).max(5) }))
      .max(3),
    slides: z.array(z.string().max(250)).max(10),
    first_comment: z.string().max(300).optional(),
  }),
  layout: [
    { kind: 'sections', from: 'posts', title: 'hook', body: 'text', bodyIs: 'text', note: 'hashtags' },
    { kind: 'list', from: 'slides', heading: 'slides', ordered: true },
    { kind: 'text', from: 'first_comment', heading: 'first_comment' },
  ],
  brief: `You write for LinkedIn: posts that professionals finish reading and answer. As many versions as asked for, each with another hook and another way in.
- hook: the first line, at most 140 characters, works alone before "see more" on a phone. No question that answers itself, no "I am thrilled".
- text: everything after the hook, short paragraphs with blank lines between them; one concrete experience or figure from the input, no invented ones; the last line is a question that people can answer from their own work. Near the requested number of words, hook included; never over 3,000 characters in all.
- Format: story (what happened, what changed), lesson learned, opinion (position, reason, limit), announcement (the news first), how-to list (numbered lines), carousel text (the post announces it; slides hold at most 250 characters each, one thought per slide; slides stay empty for every other format).
- A person writes as "I", a company page as "we".
- hashtags: three to five specific ones, each with #, only when asked for; apart from the text.
- first_comment: what to put there when the input names a link, since links in the text cost reach; otherwise left out.`,
  titleFields: ['topic'],
  example: {
    topic:
      'Last year we stopped answering customer mail after 6 pm. We expected complaints. In twelve months there were two. Our answers got shorter and better, because nobody writes them tired any more. The one thing we had to learn: say on the website when an answer comes. #customerservice #worklife',
    author_type: 'company',
    format: 'lesson_learned',
    length: 120,
    versions: 2,
    hashtags: true,
    tone: 'professional',
    language: 'en',
  },
});
