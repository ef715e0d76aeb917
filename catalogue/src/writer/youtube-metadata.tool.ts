import { writingLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { fixed } from '../prices.ts';
import { languageField } from '../shared-fields.ts';

export default defineTool({
  slug: 'youtube_metadata',
  name: 'YouTube title and description',
  code: 'WR014',
  macrocategory: 'ai_writer',
  group: 'social',
  icon: 'brand-youtube',
  description: 'Get titles, description, chapters and tags that help a video be found and clicked.',
  output: 'report',
  flow: 'single',
  execution: 'model-text',
  translation: writingLanguages,
  credits: fixed(30),
  fields: [
    {
      name: 'video_summary',
      label: 'What the video is about',
      type: 'textarea',
      required: true,
      maxLength: 6000,
      help: 'Summary or transcript. Include timestamps to get chapters.',
    },
    { name: 'focus_keyword', label: 'Focus keyword', type: 'text', maxLength: 60 },
    { name: 'channel_name', label: 'Channel name', type: 'text', maxLength: 60 },
    { name: 'links', label: 'Links for the description', type: 'urls', min: 0, max: 8 },
    { name: 'title_count', label: 'Titles', type: 'number', required: true, default: 5, min: 1, max: 10, step: 1 },
    languageField,
  ],
  result: z.object({
    titles: z.array(z.string().max(100)).max(10),
    description: z.string().max(5000),
    chapters: z.array(z.object({ time: z.string().max(8), title: z.string().max(60) })).max(20),
    tags: z.array(z.string().max(30)).max(20),
    hashtags: z.array(z.string().max(30)).max(3),
    thumbnail_text: z.array(z.string().max(30)).max(3),
  }),
  layout: [
    { kind: 'list', from: 'titles', heading: 'titles', ordered: true },
    { kind: 'text', from: 'description', heading: 'description' },
    {
      kind: 'table',
      from: 'chapters',
      heading: 'chapters',
      columns: [
        { from: 'time', word: 'time' },
        { from: 'title', word: 'title' },
      ],
    },
    { kind: 'fact', from: 'tags', word: 'tags' },
    { kind: 'fact', from: 'hashtags', word: 'hashtags' },
    { kind: 'list', from: 'thumbnail_text', heading: 'thumbnail_text' },
  ],
  brief: `You help videos to be found and clicked by the people they are for.
- As many titles as asked for, at most 100 characters, best under 60, the focus keyword first where it reads well; no bait, nothing the video does not show.
- Description at most 5,000 characters: the first 150 say what the viewer gets, since search shows only them; then what the video covers, the chapters when there are any, the links each with a word on what they are.
- Chapters only from times in the input: from 00:00, at least three, each at least 10 seconds long, titles at most 60 characters; otherwise none.
- Tags: 5 to 20, at most 30 characters each and 500 in all. At most three hashtags; they stand above the title. Thumbnail text: up to three ideas of at most 30 characters that do not repeat the title.`,
  titleFields: ['focus_keyword', 'video_summary'],
  example: {
    video_summary: [
      'How to sharpen a kitchen knife with a whetstone. You see which stone suits which knife, how to hold the angle and how to test the edge on paper.',
      '00:00 What you need',
      '01:10 Choosing the stone',
      '03:25 Holding the angle',
      '06:40 Testing the edge',
    ].join('\n'),
    focus_keyword: 'sharpen a kitchen knife',
    channel_name: 'Workbench at Home',
    links: ['https://www.workbench.example/stones'],
    title_count: 4,
    language: 'en',
  },
});
