import { writingLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { countryOptions } from '../country-names.ts';
import { defineTool } from '../define-tool.ts';
import { perWords } from '../prices.ts';
import { brandVoiceField, textField } from '../shared-fields.ts';
import { detectedOriginalField, formalityField, glossaryField } from './translation-fields.ts';

export default defineTool({
  slug: 'content_localization',
  name: 'Content localization',
  code: 'TR006',
  macrocategory: 'ai_translation',
  group: 'machine',
  icon: 'map-pin',
  description: 'Adapt marketing text to another market, not just another language.',
  output: 'report',
  flow: 'single',
  execution: 'model-text',
  translation: writingLanguages,
  flags: { isDavinci: true, bulk: true },
  credits: perWords('text', 20, {
    times: 'alternatives',
    minimum: 20,
    note: '20 AI credits per 100 words of the text, for each alternative.',
  }),
  fields: [
    textField,
    detectedOriginalField,
    { name: 'target_language', label: 'To', type: 'language', required: true },
    { name: 'target_country', label: 'Target country', type: 'select', required: true, default: 'US', options: countryOptions },
    {
      name: 'content_type',
      label: 'Content',
      type: 'select',
      required: true,
      default: 'web_page',
      options: [
        { value: 'advert', label: 'Advert' },
        { value: 'web_page', label: 'Web page' },
        { value: 'email', label: 'Email' },
        { value: 'product_page', label: 'Product page' },
        { value: 'slogan', label: 'Slogan' },
        { value: 'app_or_interface', label: 'App or interface' },
        { value: 'social_post', label: 'Social post' },
      ],
    },
    { name: 'alternatives', label: 'Alternatives', type: 'number', required: true, default: 1, min: 1, max: 5, step: 1 },
    {
      name: 'keywords',
      label: 'Local keywords',
      type: 'keywords',
      min: 3,
      max: 7,
      help: 'Enter 3 to 7 keywords separated by commas.',
    },
    formalityField,
    brandVoiceField,
    glossaryField,
  ],
  result: z.object({
    versions: z.array(z.object({ position: z.int(), text: z.string(), back_translation: z.string() })).max(5),
    adaptations: z
      .array(z.object({ original: z.string().max(200), adapted: z.string().max(200), reason: z.string().max(200) }))
      .max(30),
    warnings: z.array(z.string().max(200)).max(10),
  }),
  layout: [
    { kind: 'sections', from: 'versions', title: 'position', body: 'text', bodyIs: 'text' },
    {
      kind: 'sections',
      from: 'versions',
      heading: 'back_translation',
      level: 3,
      title: 'position',
      body: 'back_translation',
      bodyIs: 'text',
    },
    {
      kind: 'table',
      from: 'adaptations',
      heading: 'adaptations',
      columns: [
        { from: 'original', word: 'original' },
        { from: 'adapted', word: 'adapted' },
        { from: 'reason', word: 'reason' },
      ],
    },
    { kind: 'list', from: 'warnings', heading: 'warnings' },
  ],
  brief: `You adapt marketing texts to another country, not only to another language. As many alternatives as asked for, numbered in position.
- Idioms, humour, examples, units, holidays, form of address and legal phrases fit the target country; the medium's limits are kept (adverts, slogans, interfaces are short). Local keywords where they read naturally; the glossary is binding.
- Prices and currencies are not converted; they are named in the warnings, as is everything that law or culture of the country may object to.
- back_translation: literally back into the language of the original, so that somebody who cannot read the target can judge. adaptations: what was changed beyond the words, and why, in the language of the original.`,
  titleFields: ['text'],
  example: {
    text: 'Half-term is coming. Grab your wellies: from 30 miles of footpaths, one starts right behind our house. Tea and scones are waiting when you are back. From £85 a night.',
    source_language: 'en',
    target_language: 'de',
    target_country: 'DE',
    content_type: 'web_page',
    alternatives: 1,
    formality: 'formal',
  },
});
