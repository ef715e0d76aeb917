import { writingLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { networkOptions } from '../network-names.ts';
import { articleCredits } from '../prices.ts';
import {
  articleLengthField,
  audienceField,
  brandVoiceField,
  humanProofreadingField,
  keywordsField,
  languageField,
  outlineFields,
  paragraphRangeField,
  sourcesField,
  toneField,
} from '../shared-fields.ts';
import { metaDescription, metaTitle, textSection } from '../shared-results.ts';

export default defineTool({
  slug: 'blog_post',
  name: 'Blog post',
  code: 'WR003',
  macrocategory: 'ai_writer',
  group: 'articles',
  icon: 'pencil',
  description: 'Create a complete blog post step by step, together with the social posts that promote it.',
  output: 'html',
  flow: 'wizard',
  execution: 'model-text',
  translation: writingLanguages,
  flags: { isDavinci: true, bulk: true, is_suggested: true },
  credits: articleCredits,
  fields: [
    { name: 'topic', label: 'Topic', type: 'text', required: true, maxLength: 300 },
    keywordsField,
    audienceField,
    {
      name: 'point',
      label: 'Main message',
      type: 'text',
      maxLength: 200,
      placeholder: 'What should readers remember?',
    },
    articleLengthField,
    paragraphRangeField,
    toneField('conversational'),
    brandVoiceField,
    sourcesField,
    languageField,
    ...outlineFields,
    {
      name: 'social_networks',
      label: 'Social posts for',
      type: 'multiselect',
      options: networkOptions(['linkedin', 'x', 'facebook', 'instagram']),
      min: 0,
      max: 4,
    },
    {
      name: 'social_post_length',
      label: 'Social post length (words)',
      type: 'length',
      required: true,
      default: 40,
      min: 5,
      max: 200,
      step: 1,
    },
    humanProofreadingField,
  ],
  steps: [
    {
      name: 'topic',
      label: 'Topic',
      fields: [
        'topic',
        'keywords',
        'audience',
        'point',
        'length',
        'n_paragraphs_range',
        'tone',
        'brand_voice_id',
        'additional_source_ids',
        'language',
      ],
      proposes: true,
    },
    {
      name: 'paragraphs',
      label: 'Edit and confirm paragraphs',
      fields: ['main_title', 'paragraphs_headings', 'add_conclusions'],
      atLeast: { paragraphs_headings: 2 },
    },
    { name: 'social_posts', label: 'Social posts', fields: ['social_networks', 'social_post_length'], proposes: true },
    { name: 'article', label: 'Get the article', fields: ['human_proofreading'] },
  ],
  result: z.object({
    title: z.string().max(120),
    introduction: z.string(),
    sections: z.array(textSection()).max(14),
    conclusion: z.string().optional(),
    excerpt: z.string().max(200),
    social_posts: z.array(z.object({ network: z.enum(['linkedin', 'x', 'facebook', 'instagram']), text: z.string() })).max(4),
    meta_title: metaTitle,
    meta_description: metaDescription,
    tags: z.array(z.string().max(30)).max(8),
  }),
  layout: [
    { kind: 'heading', level: 1, from: 'title' },
    { kind: 'html', from: 'introduction' },
    { kind: 'sections', from: 'sections', title: 'heading', body: 'html', bodyIs: 'html' },
    { kind: 'html', from: 'conclusion', heading: 'conclusion' },
    {
      kind: 'sections',
      from: 'social_posts',
      heading: 'social_posts',
      level: 3,
      title: 'network',
      body: 'text',
      bodyIs: 'text',
    },
    { kind: 'fact', from: 'excerpt', word: 'excerpt' },
    { kind: 'fact', from: 'tags', word: 'tags' },
    { kind: 'fact', from: 'meta_title', word: 'meta_title' },
    { kind: 'fact', from: 'meta_description', word: 'meta_description' },
  ],
  brief: `You are an experienced blogger who edits other people's drafts for a living. Write a post that is read to the end and shared.
- Introduction: a hook in the first two sentences (a scene, a surprising fact from the sources, a sharp question), then what the reader gets from the post. 50 to 80 words.
- Speak to one reader in the second person; use the form of address that the tone and the language ask for and keep it.
- One section for every confirmed heading, in the given order and with the heading unchanged; one idea per section, made concrete with an example taken from inputs or sources. Short paragraphs, skimmable lists where several things stand side by side.
- The main message, when given, is stated plainly once and is what the reader remembers at the end.
- Conclusion, when asked for: the main message in other words and one closing question or call to action. Leave it out otherwise.
- The whole post within 10 percent of the requested number of words.
- Keywords in natural inflections, the first one in the title and the introduction. No filler, no clichés, no exclamation marks in a row.
- Social posts: one for each chosen network and none for others, each with its own angle, near the requested number of words; X at most 280 characters with a link counted as 23; LinkedIn opens with a line that stands alone; Instagram ends with three to five hashtags; the first line is the hook everywhere.
- Excerpt at most 200 characters; meta title at most 60 characters, meta description 120 to 155; 3 to 8 tags in lower case of at most 30 characters.`,
  titleFields: ['main_title', 'topic'],
  example: {
    topic: 'Working from home with children',
    keywords: ['home office', 'family routine', 'focus time'],
    audience: 'employed parents',
    point: 'A routine that everybody knows beats any app',
    length: 500,
    n_paragraphs_range: '3-5',
    tone: 'conversational',
    language: 'en',
    main_title: 'Home office with children: a routine that holds',
    paragraphs_headings: ['Start with the rhythm of the day', 'Make focus time visible', 'Plan for the day that goes wrong'],
    add_conclusions: true,
    social_networks: ['linkedin', 'x'],
    social_post_length: 40,
    human_proofreading: false,
  },
});
