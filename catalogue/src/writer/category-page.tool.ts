import { writingLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { creditsByLength } from '../prices.ts';
import { brandVoiceField, keywordsField, languageField, lengthField, sourcesField, toneField } from '../shared-fields.ts';
import { metaDescription, metaTitle, questionAndAnswer, textSection } from '../shared-results.ts';

export default defineTool({
  slug: 'category_page',
  name: 'E-commerce category page',
  code: 'WR028',
  macrocategory: 'ai_writer',
  group: 'ecommerce',
  icon: 'category',
  description: 'Write the opening text, guide and footer content of a shop category page.',
  output: 'html',
  flow: 'single',
  execution: 'model-text',
  translation: writingLanguages,
  flags: { isDavinci: true, bulk: true },
  credits: creditsByLength(30),
  fields: [
    { name: 'category_name', label: 'Category name', type: 'text', required: true, maxLength: 120 },
    { name: 'shop', label: 'Shop or brand', type: 'text', required: true, maxLength: 100 },
    {
      name: 'products',
      label: 'Main products and subcategories',
      type: 'textarea',
      required: true,
      maxLength: 2000,
      help: 'One per line. Add the purpose after a colon, for example "Trekking boots: for several days with a heavy pack".',
    },
    { ...keywordsField, required: true },
    {
      name: 'subcategory_links',
      label: 'Subcategories to link',
      type: 'tags',
      min: 0,
      max: 10,
      help: 'Press Enter to add an item. To add a link: Name | https://target-url',
    },
    lengthField(300, [150, 300, 500]),
    { name: 'faq', label: 'Add questions and answers', type: 'boolean', default: true },
    toneField('informative'),
    brandVoiceField,
    sourcesField,
    languageField,
  ],
  result: z.object({
    h1: z.string().max(70),
    intro: z.string().max(400),
    sections: z.array(textSection(80)).max(5),
    footer_content: z.string(),
    faq: z.array(questionAndAnswer(300)).max(5),
    meta_title: metaTitle,
    meta_description: metaDescription,
  }),
  layout: [
    { kind: 'heading', level: 1, from: 'h1' },
    { kind: 'text', from: 'intro', style: 'lead' },
    { kind: 'sections', from: 'sections', title: 'heading', body: 'html', bodyIs: 'html' },
    { kind: 'html', from: 'footer_content' },
    { kind: 'sections', from: 'faq', heading: 'faq', level: 3, title: 'question', body: 'answer', bodyIs: 'text' },
    { kind: 'fact', from: 'meta_title', word: 'meta_title' },
    { kind: 'fact', from: 'meta_description', word: 'meta_description' },
  ],
  brief: `You write the texts of shop category pages: they help to choose and bring searchers to the right shelf.
- H1: the category as people search for it, plural where the language does, with the first keyword, at most 70 characters.
- Introduction above the products: 40 to 60 words, at most 400 characters, what is here and for whom. No welcome, no history of the shop.
- Buying guide below the products in one to five sections: how the kinds differ, how to choose size and material, uses, care. HTML with <p>, <ul>, <strong>. The whole near the requested number of words.
- footer_content: HTML with one short closing text and the subcategories to link; a link only where its address was given, otherwise the name.
- Two to five questions with answers of at most 300 characters, only when asked for.
- No prices, stock, discounts or delivery promises: they age. Only what products and sources say. Each keyword at most twice. Meta title at most 60 characters, meta description 120 to 155.`,
  titleFields: ['category_name', 'shop'],
  example: {
    category_name: 'Hiking boots',
    shop: 'Nordlicht Outdoor',
    products: [
      'Trekking boots: stiff sole and high shaft, for several days with a heavy pack',
      'Light hiking boots: flexible and quick to dry, for day walks on good paths',
      'Approach shoes: grippy rubber at the toe, for the way to the rock',
      'Winter boots: lined with wool, for snow and temperatures down to -20 °C',
    ].join('\n'),
    keywords: ['hiking boots', 'trekking boots', 'waterproof hiking boots'],
    subcategory_links: ['Trekking boots | https://www.nordlicht.example/trekking-boots', 'Winter boots'],
    length: 300,
    faq: true,
    tone: 'informative',
    language: 'en',
  },
});
