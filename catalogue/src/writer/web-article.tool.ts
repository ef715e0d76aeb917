import { writingLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { articleCredits } from '../prices.ts';
import {
  articleLengthField,
  audienceField,
  brandVoiceField,
  headingFields,
  humanProofreadingField,
  languageField,
  paragraphRangeField,
  sourcesField,
  toneField,
} from '../shared-fields.ts';
import { metaDescription, metaTitle, textSection } from '../shared-results.ts';

export default defineTool({
  slug: 'web_article',
  name: 'Web article',
  code: 'WR002',
  macrocategory: 'ai_writer',
  group: 'articles',
  icon: 'news',
  description:
    'Turn a brief, a set of facts or source pages into a web article ready for a magazine, a portal or a company news section.',
  output: 'html',
  flow: 'wizard',
  execution: 'model-text',
  translation: writingLanguages,
  flags: { isDavinci: true },
  credits: articleCredits,
  constraints: [
    {
      rule: 'at_least_one',
      fields: ['topic', 'facts', 'source_urls', 'additional_source_ids'],
      message: 'Enter a topic, some facts or a source.',
    },
  ],
  steps: [
    {
      name: 'topic',
      label: 'Topic',
      fields: [
        'topic',
        'article_type',
        'facts',
        'source_urls',
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
      fields: ['main_title', 'paragraphs_headings', 'add_conclusions'],
      atLeast: { paragraphs_headings: 2 },
    },
    { name: 'article', label: 'Get the article', fields: ['human_proofreading'] },
  ],
  fields: [
    { name: 'topic', label: 'Topic', type: 'text', maxLength: 300 },
    {
      name: 'article_type',
      label: 'Type of article',
      type: 'select',
      required: true,
      default: 'news',
      options: [
        { value: 'news', label: 'News' },
        { value: 'guide', label: 'Guide' },
        { value: 'interview', label: 'Interview' },
        { value: 'opinion', label: 'Opinion' },
        { value: 'list_article', label: 'List article' },
        { value: 'feature', label: 'Feature' },
      ],
    },
    {
      name: 'facts',
      label: 'Facts to include',
      type: 'textarea',
      maxLength: 4000,
      help: 'Names, dates, numbers and quotes. Only these and your sources are used as facts.',
    },
    { name: 'source_urls', label: 'Source URLs', type: 'urls', min: 0, max: 3 },
    audienceField,
    articleLengthField,
    paragraphRangeField,
    toneField('informative'),
    brandVoiceField,
    sourcesField,
    languageField,
    ...headingFields,
    { name: 'add_conclusions', label: 'Add conclusions', type: 'boolean' },
    humanProofreadingField,
  ],
  result: z.object({
    title: z.string().max(120),
    standfirst: z.string().max(250),
    sections: z.array(textSection()).max(14),
    conclusion: z.string().optional(),
    key_points: z.array(z.string().max(160)).max(5),
    meta_title: metaTitle,
    meta_description: metaDescription,
  }),
  layout: [
    { kind: 'heading', level: 1, from: 'title' },
    { kind: 'text', from: 'standfirst', style: 'lead' },
    { kind: 'list', from: 'key_points', heading: 'key_points' },
    { kind: 'sections', from: 'sections', title: 'heading', body: 'html', bodyIs: 'html' },
    { kind: 'html', from: 'conclusion', heading: 'conclusion' },
    { kind: 'fact', from: 'meta_title', word: 'meta_title' },
    { kind: 'fact', from: 'meta_description', word: 'meta_description' },
  ],
  brief: `You write for a magazine, a portal or the news of a company: editorial writing, not keyword writing. Near the requested number of words, the confirmed headings in their order.
- Title at most 100 characters, better under 70; standfirst of one or two sentences and at most 250 characters that says what is new or why it matters.
- News: most important first, who, what, when, where, why in the first paragraph. Guide: in the order of doing. Interview: only questions and answers that were given. Opinion: position, reasons, the best argument against it. List article: items of equal weight. Feature: scene, matter, people.
- Paragraphs of two to four sentences in HTML with <p>; every claim taken from a source is attributed; no invented quotes, names or figures. Only the facts to include and the sources are facts.
- Three to five key points of at most 160 characters. Conclusion only when asked for. Meta title at most 60, meta description at most 155 characters.`,
  titleFields: ['main_title', 'topic'],
  example: {
    topic: 'The night train to Trieste returns',
    article_type: 'news',
    facts: [
      'From 12 December a night train runs three times a week between Halden and Trieste: from Halden on Tuesdays, Thursdays and Saturdays, back on the nights that follow. The operator is Valmora Rail.',
      'The train leaves Halden at 21:10, stops in Brenvik at 22:25 and arrives by the sea eleven hours after its departure, at 8:10. The last night train on this line ran in 2009. Since then travellers have had to change twice and needed fourteen hours.',
      '“We asked 4,000 travellers what they missed most, and the night train to the sea came first,” says Ines Halvard, head of timetables at Valmora Rail.',
      'On board there are six carriages: two with beds in cabins for one to three people, three with seats and a café carriage. The café carriage is open until midnight and again from six in the morning. There is room for 24 bicycles on each train; a place for a bicycle has to be reserved and costs 10 euros.',
      'Tickets are on sale from 1 September on the website of Valmora Rail and at the counters in Halden and Brenvik. Ticket prices begin at 49 euros for a bed with breakfast and 29 euros for a seat. Children under six travel free of charge if they share a bed with an adult. Tickets can be returned without a fee until the day before departure.',
      'The city of Halden pays 1.2 million euros a year for three years. After that the council decides by the number of passengers whether it continues to pay. Two in three beds have to be taken on an average night. “If people come, we would like to run every night,” says Halvard.',
    ].join('\n'),
    audience: 'people who travel by train',
    length: 500,
    n_paragraphs_range: '3-5',
    tone: 'informative',
    language: 'en',
    main_title: 'The night train to Trieste returns',
    paragraphs_headings: ['What is new on the line', 'On board', 'Tickets and prices', 'Who pays for it'],
    add_conclusions: false,
  },
});
