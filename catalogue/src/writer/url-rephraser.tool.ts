import { writingLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { creditsByLength } from '../prices.ts';
import { articleLengthField, brandVoiceField, keywordsField, languageField, pageUrlField, toneField } from '../shared-fields.ts';
import { metaDescription, metaTitle } from '../shared-results.ts';

export default defineTool({
  slug: 'url_rephraser',
  name: 'URL rephraser',
  code: 'WR050',
  macrocategory: 'ai_writer',
  group: 'rewriting',
  icon: 'link',
  description: 'Rewrite the text of a web page in different words.',
  output: 'html',
  flow: 'single',
  execution: 'model-text',
  translation: writingLanguages,
  flags: { isDavinci: true, bulk: true },
  credits: creditsByLength(100, { note: '500 words = 100, 1000 words = 200, 2000 words = 400 AI credits.' }),
  fields: [
    { ...pageUrlField, required: true },
    {
      name: 'strength',
      label: 'How different',
      type: 'select',
      required: true,
      default: 'strong',
      options: [
        { value: 'light', label: 'Light' },
        { value: 'medium', label: 'Medium' },
        { value: 'strong', label: 'Strong' },
      ],
    },
    { name: 'keep_headings', label: 'Keep the heading structure', type: 'boolean', default: true },
    articleLengthField,
    keywordsField,
    toneField('professional'),
    brandVoiceField,
    languageField,
  ],
  result: z.object({
    source_title: z.string().max(200),
    title: z.string().max(120),
    sections: z.array(z.object({ heading: z.string().max(120).optional(), html: z.string() })).max(20),
    meta_title: metaTitle,
    meta_description: metaDescription,
    source_url: z.string().max(2048),
    rights_note: z.string().max(300),
  }),
  layout: [
    { kind: 'heading', level: 1, from: 'title' },
    { kind: 'sections', from: 'sections', title: 'heading', body: 'html', bodyIs: 'html' },
    { kind: 'fact', from: 'meta_title', word: 'meta_title' },
    { kind: 'fact', from: 'meta_description', word: 'meta_description' },
    { kind: 'fact', from: 'source_title', word: 'source' },
    { kind: 'fact', from: 'source_url', word: 'address' },
    { kind: 'text', from: 'rights_note', style: 'note' },
  ],
  brief: `You read a page and write a text of your own about the same matter, near the requested number of words.
- The page's main content only: no menus, cookie notices, comments or advertising.
- A restatement with its own structure and examples; facts, figures and names as the page gives them; quotations stay quotations with their speaker. No run of more than seven words equal to the page. Light, medium, strong: how far order and wording move away from it.
- Headings kept in their order when asked to, worded anew. Sections of HTML with <p>, <ul>; title at most 120, meta title 60, meta description 155 characters. Keywords where they read naturally.
- source_title and source_url name the page. rights_note: one sentence that the page belongs to others, and facts may be used but their wording, pictures and quotations may need permission.`,
  titleFields: ['page_url'],
  example: {
    page_url: 'https://www.example.com/page',
    strength: 'strong',
    keep_headings: true,
    length: 500,
    tone: 'professional',
    language: 'en',
  },
});
