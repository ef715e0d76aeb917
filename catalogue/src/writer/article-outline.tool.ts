import { writingLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { fixed } from '../prices.ts';
import { articleLengthField, audienceField, keywordsField, languageField, sourcesField } from '../shared-fields.ts';

export default defineTool({
  slug: 'article_outline',
  name: 'Article outline',
  code: 'WR005',
  macrocategory: 'ai_writer',
  group: 'articles',
  icon: 'list-tree',
  description: 'Build a logical heading structure with notes on what each section must cover.',
  output: 'report',
  flow: 'single',
  execution: 'model-text',
  translation: writingLanguages,
  flags: { isDavinci: true },
  credits: fixed(20),
  fields: [
    { name: 'topic', label: 'Topic', type: 'text', required: true, maxLength: 300 },
    keywordsField,
    audienceField,
    articleLengthField,
    { name: 'must_cover', label: 'Points that must be covered', type: 'textarea', maxLength: 1500 },
    sourcesField,
    languageField,
  ],
  result: z.object({
    title: z.string().max(120),
    search_intent: z.string().max(160),
    sections: z
      .array(
        z.object({
          h2: z.string().max(100),
          h3: z.array(z.string().max(100)).max(5),
          notes: z.string().max(300),
          suggested_words: z.int().min(0),
        }),
      )
      .max(12),
    questions_to_answer: z.array(z.string().max(120)).max(8),
  }),
  layout: [
    { kind: 'heading', level: 1, from: 'title' },
    { kind: 'fact', from: 'search_intent', word: 'intent' },
    { kind: 'sections', from: 'sections', title: 'h2', body: 'notes', bodyIs: 'text', note: 'h3' },
    {
      kind: 'table',
      from: 'sections',
      heading: 'word_budget',
      columns: [
        { from: 'h2', word: 'part' },
        { from: 'suggested_words', word: 'words' },
      ],
    },
    { kind: 'list', from: 'questions_to_answer', heading: 'questions_to_answer' },
  ],
  brief: `You are an editor who plans a text for somebody else to write.
- Title of at most 120 characters; search intent in one sentence of at most 160: what the reader wants to know, do or decide.
- H2s in the order of the reader's questions, three to twelve by length, each at most 100 characters and specific; H3s only where a section needs splitting; never "Introduction" or "Conclusion" alone.
- A note per section, one or two sentences of at most 300 characters: what it must say and which fact or source proves it. Points that must be covered each have their place. suggested_words add up to the requested length.
- Three to eight questions that the text has to answer, as people ask them.
- Facts only from the input and the sources.`,
  titleFields: ['topic'],
  example: {
    topic: 'Insulating an old roof',
    keywords: ['roof insulation', 'insulating between rafters', 'vapour barrier'],
    audience: 'owners of houses from before 1960',
    length: 1000,
    must_cover:
      'When a permit is needed\nInsulating between the rafters or on top of them\nWhy the vapour barrier must not have holes\nWhat an energy adviser checks',
    language: 'en',
  },
});
