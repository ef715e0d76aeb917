import { writingLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
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
  slug: 'seo_article',
  name: 'SEO article',
  code: 'WR001',
  macrocategory: 'ai_writer',
  group: 'articles',
  icon: 'article',
  description:
    'Write a search-optimised article in guided steps, from topic and keywords to the edited outline and the finished text.',
  output: 'html',
  flow: 'wizard',
  execution: 'model-text',
  translation: writingLanguages,
  flags: { isDavinci: true, bulk: true, is_suggested: true },
  credits: articleCredits,
  fields: [
    {
      name: 'topic',
      label: 'Topic',
      type: 'text',
      required: true,
      maxLength: 300,
      placeholder: 'What is the article about?',
    },
    {
      name: 'focus_keywords',
      label: 'Focus keywords',
      type: 'tags',
      min: 0,
      max: 3,
      help: 'Target keywords, most important first.',
    },
    keywordsField,
    audienceField,
    articleLengthField,
    paragraphRangeField,
    toneField('professional'),
    brandVoiceField,
    sourcesField,
    languageField,
    ...outlineFields,
    {
      name: 'anchor_links',
      label: 'Anchor links',
      type: 'textarea',
      maxLength: 2000,
      help: 'One per line: anchor text | https://target-url',
    },
    humanProofreadingField,
  ],
  steps: [
    {
      name: 'topic',
      label: 'Topic',
      fields: [
        'topic',
        'focus_keywords',
        'keywords',
        'audience',
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
      fields: ['main_title', 'paragraphs_headings', 'add_conclusions', 'anchor_links'],
      atLeast: { paragraphs_headings: 2 },
    },
    { name: 'article', label: 'Get the article', fields: ['human_proofreading'] },
  ],
  result: z.object({
    title: z.string().max(120),
    introduction: z.string(),
    sections: z.array(textSection()).max(14),
    conclusion: z.string().optional(),
    meta_title: metaTitle,
    meta_description: metaDescription,
    url_slug: z.string().max(75),
    word_count: z.int(),
  }),
  layout: [
    { kind: 'heading', level: 1, from: 'title' },
    { kind: 'html', from: 'introduction' },
    { kind: 'sections', from: 'sections', title: 'heading', body: 'html', bodyIs: 'html' },
    { kind: 'html', from: 'conclusion', heading: 'conclusion' },
    { kind: 'fact', from: 'meta_title', word: 'meta_title' },
    { kind: 'fact', from: 'meta_description', word: 'meta_description' },
    { kind: 'fact', from: 'url_slug', word: 'url_slug' },
  ],
  brief: `You are a senior SEO copywriter and editor. Write an article that deserves to rank because it answers the reader's question better than the pages around it.
- Search intent first: decide from topic and focus keywords what the reader wants to know or do, and answer it in the first 60 words of the introduction, with the first focus keyword in the first sentence if it reads naturally.
- Title (the only H1): at most 120 characters, ideally under 65, with the first focus keyword near its beginning; specific, no clickbait.
- One section for every confirmed heading, in the given order and with the heading unchanged. Each section answers its heading in its first sentence, then explains, then gives an example, a comparison or a step list. Use h3, lists and tables inside a section only where they help scanning.
- Keywords: the first focus keyword makes up about 0.5 to 1.5 percent of the words; the others appear where they belong, in natural inflections. Never list keywords, never repeat a phrase for the search engine's sake.
- Anchor links: each exactly once, in running text, on the given anchor text, never in headings.
- Conclusion, when asked for: what the reader should remember and do next, in 50 to 90 words, nothing new. Leave it out otherwise.
- Length: the whole text within 10 percent of the requested number of words, spread evenly over the sections. At most 14 sections.
- Paragraphs of two to four sentences; active verbs; concrete nouns; no filler such as "in today's fast-paced world", no rhetorical questions in a row, no summary after each section.
- Meta title at most 60 characters (about 580 pixels) with the focus keyword; meta description 120 to 155 characters with benefit and invitation to read; url slug in lower case, hyphens, no stop words, at most 75 characters.`,
  titleFields: ['main_title', 'topic'],
  example: {
    topic: 'How small hotels can win direct bookings',
    focus_keywords: ['direct bookings'],
    keywords: ['hotel website', 'booking engine', 'guest reviews', 'commission'],
    audience: 'owners of independent hotels',
    length: 500,
    n_paragraphs_range: '3-5',
    tone: 'professional',
    language: 'en',
    main_title: 'Direct bookings: how small hotels win them back',
    paragraphs_headings: [
      'What a direct booking is worth',
      'A hotel website that sells',
      'Why guest reviews decide',
      'Offers that only exist on your own site',
    ],
    add_conclusions: true,
    anchor_links: 'booking engine | https://www.example.com/booking-engine',
    human_proofreading: false,
  },
});
