import { writingLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { perWords } from '../prices.ts';
import { brandVoiceField, languageField, sourcesField, textField } from '../shared-fields.ts';

export default defineTool({
  slug: 'rewrite_with_brand_voice',
  name: 'Rewrite with brand voice',
  code: 'WR049',
  macrocategory: 'ai_writer',
  group: 'rewriting',
  icon: 'fingerprint',
  description: 'Rewrite any text so that it sounds like your brand.',
  output: 'text',
  flow: 'single',
  execution: 'model-text',
  translation: writingLanguages,
  flags: { isDavinci: true, bulk: true, is_suggested: true },
  credits: perWords('text', 20, { minimum: 20, note: '20 AI credits per 100 words of the text.' }),
  fields: [
    textField,
    { ...brandVoiceField, required: true, help: 'The brand voice to apply.' },
    {
      name: 'channel',
      label: 'Channel',
      type: 'select',
      required: true,
      default: 'same_as_original',
      options: [
        { value: 'same_as_original', label: 'Same as original' },
        { value: 'website', label: 'Website' },
        { value: 'email', label: 'Email' },
        { value: 'social_media', label: 'Social media' },
        { value: 'customer_service', label: 'Customer service' },
      ],
    },
    { name: 'keep_length', label: 'Keep the length', type: 'boolean', default: true },
    sourcesField,
    languageField,
  ],
  result: z.object({
    text: z.string(),
    voice_traits_applied: z.array(z.object({ trait: z.string().max(60), example: z.string().max(200) })).max(6),
  }),
  layout: [
    { kind: 'text', from: 'text' },
    {
      kind: 'table',
      from: 'voice_traits_applied',
      heading: 'voice_applied',
      columns: [
        { from: 'trait', word: 'trait' },
        { from: 'example', word: 'example' },
      ],
    },
  ],
  brief: `You rewrite a text so that it sounds like the brand.
- Apply the brand voice: its traits, preferred and banned words, person, form of address, sentence length and punctuation. Fit the channel: website, email, social media, customer service, or as the original.
- Facts, figures, links, product names and quotations untouched. Keep the length when asked to; otherwise as long as the matter needs.
- voice_traits_applied: up to six traits of the voice, each with a passage of your text where it shows.`,
  titleFields: ['text'],
  example: {
    text: 'Our company is pleased to announce the availability of an extended range of cheese products. Customers may purchase said products at all branches.',
    brand_voice_id: 1,
    channel: 'website',
    keep_length: true,
    language: 'en',
  },
});
