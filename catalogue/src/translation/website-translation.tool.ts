import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { humanProofreadingAddon, pageWords, perWords } from '../prices.ts';
import { pageUrlField } from '../shared-fields.ts';
import { metaDescription, metaTitle } from '../shared-results.ts';
import { translationLanguages } from '../translation-languages.ts';
import { detectedOriginalField, glossaryField, targetLanguageField, translationProofreadingField } from './translation-fields.ts';

export default defineTool({
  slug: 'website_translation',
  name: 'Website translation',
  code: 'TR007',
  macrocategory: 'ai_translation',
  group: 'machine',
  icon: 'world-code',
  description: 'Translate a web page or HTML and keep tags, links and SEO elements intact.',
  output: 'html',
  flow: 'single',
  execution: 'model-translation',
  translation: translationLanguages,
  flags: { bulk: true },
  credits: perWords(pageWords, 5, {
    minimum: 20,
    settled_by: 'words',
    addons: [humanProofreadingAddon],
    note: '5 AI credits per 100 visible words.',
  }),
  fields: [
    pageUrlField,
    { name: 'html_code', label: 'HTML code', type: 'textarea', maxLength: 200000 },
    detectedOriginalField,
    targetLanguageField,
    { name: 'seo_elements', label: 'Translate title, meta tags and alt texts', type: 'boolean', default: true },
    { name: 'slugs', label: 'Suggest translated slugs', type: 'boolean' },
    { name: 'do_not_translate', label: 'Do not translate', type: 'tags', min: 0, max: 50, help: 'Words or CSS selectors.' },
    glossaryField,
    translationProofreadingField,
  ],
  constraints: [{ rule: 'at_least_one', fields: ['page_url', 'html_code'], message: 'Enter a URL or paste HTML.' }],
  result: z.object({
    html: z.string(),
    meta_title: metaTitle.optional(),
    meta_description: metaDescription.optional(),
    slug: z.string().max(75).optional(),
    hreflang: z.array(z.string()).max(4),
    segments: z.int(),
    words: z.int(),
    warnings: z.array(z.string()).max(20),
  }),
  layout: [
    { kind: 'fact', from: 'meta_title', word: 'meta_title' },
    { kind: 'fact', from: 'meta_description', word: 'meta_description' },
    { kind: 'fact', from: 'slug', word: 'slug' },
    { kind: 'code', from: 'html', heading: 'markup' },
    { kind: 'list', from: 'warnings', heading: 'remarks' },
  ],
  brief:
    'Only visible text, title, meta description, Open Graph, alt, placeholder and aria-label are translated; tags, classes, scripts, URLs, JSON-LD keys and translate=no elements stay; lang and dir attributes set; meta limits 60 and 155.',
  titleFields: ['page_url'],
  example: {
    html_code:
      '<html lang="en"><head><title>Trail boots by Halden</title><meta name="description" content="Boots for wet trails: light, dry and repairable."></head><body><h1>Boots for wet trails</h1><p>Light, dry and <strong>repairable</strong>.</p><img src="/boots.jpg" alt="Brown boots with red laces"><a href="/repairs">Send your Halden boots in</a></body></html>',
    source_language: 'en',
    target_language: 'es',
    seo_elements: true,
    slugs: false,
    do_not_translate: ['Halden'],
  },
});
