import { writingLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { creditsByLength } from '../prices.ts';
import { audienceField, brandField, brandVoiceField, languageField, lengthField, toneField } from '../shared-fields.ts';

export default defineTool({
  slug: 'dem_generator',
  name: 'Direct email marketing (DEM)',
  code: 'WR025',
  macrocategory: 'ai_writer',
  group: 'email',
  icon: 'mail-dollar',
  description: 'Create a complete promotional email, from subject line to conversion button, ready for your mailing tool.',
  output: 'html',
  flow: 'single',
  execution: 'model-text',
  translation: writingLanguages,
  flags: { isDavinci: true, bulk: true },
  credits: creditsByLength(40),
  fields: [
    { ...brandField, required: true },
    { name: 'campaign', label: 'Campaign or product', type: 'text', required: true, maxLength: 200 },
    { name: 'offer', label: 'Offer, conditions and deadline', type: 'textarea', required: true, maxLength: 1000 },
    { name: 'benefits', label: 'Benefits', type: 'textarea', maxLength: 1000 },
    audienceField,
    {
      name: 'campaign_type',
      label: 'Type',
      type: 'select',
      required: true,
      default: 'promotion',
      options: [
        { value: 'promotion', label: 'Promotion' },
        { value: 'launch', label: 'Launch' },
        { value: 'seasonal', label: 'Seasonal' },
        { value: 'abandoned_cart', label: 'Abandoned cart' },
        { value: 'reactivation', label: 'Reactivation' },
        { value: 'event_invitation', label: 'Event invitation' },
        { value: 'loyalty', label: 'Loyalty' },
      ],
    },
    { name: 'landing_url', label: 'Landing page', type: 'url', maxLength: 2048, placeholder: 'https://www.example.com/page' },
    { name: 'coupon', label: 'Coupon code', type: 'text', maxLength: 30 },
    lengthField(150, [100, 150, 250]),
    toneField('persuasive'),
    brandVoiceField,
    languageField,
  ],
  result: z.object({
    subject_lines: z.array(z.string().max(50)).max(5),
    preheader: z.string().max(90),
    hero: z.object({ headline: z.string().max(50), subheadline: z.string().max(100), button: z.string().max(25) }),
    blocks: z.array(z.object({ title: z.string().max(60), html: z.string() })).max(4),
    closing: z.string(),
    legal_note: z.string().max(1100),
    plain_text: z.string(),
  }),
  layout: [
    { kind: 'heading', level: 1, from: 'hero.headline' },
    { kind: 'text', from: 'hero.subheadline', style: 'lead' },
    { kind: 'fact', from: 'hero.button', word: 'button' },
    { kind: 'sections', from: 'blocks', title: 'title', body: 'html', bodyIs: 'html' },
    { kind: 'html', from: 'closing' },
    { kind: 'text', from: 'legal_note', style: 'note' },
    { kind: 'list', from: 'subject_lines', heading: 'subject_lines', ordered: true },
    { kind: 'fact', from: 'preheader', word: 'preheader' },
    { kind: 'code', from: 'plain_text', heading: 'plain_text' },
  ],
  brief: `You write promotional emails that sell one thing and say honestly on which conditions. Near the requested number of words in hero, blocks and closing together.
- Three to five subject lines of at most 50 characters, the first 35 carry the message; a preheader of 40 to 90 characters that adds to them.
- Attention (hero: headline 50, subheadline 100), interest and desire (one to four blocks of HTML with <p> and <ul>), action (closing). One offer, one button: a verb and its object in at most 25 characters, the same in hero and closing, linked to the landing page when one was given.
- Promotion, launch, seasonal, abandoned cart (what was left, help, no reproach), reactivation (what is new since), event invitation (what, when, where), loyalty (thanks before the offer).
- Urgency only from a real deadline in the input. Coupon code written exactly. Conditions, deadline and exclusions in the legal note. No unsubscribe line; the sending tool adds it.
- Plain-text version of the whole with the address written out. Nothing invented.`,
  titleFields: ['brand', 'campaign'],
  example: {
    brand: 'Halden Outdoor',
    campaign: 'Rain jackets of the spring collection',
    offer:
      '20 percent off all rain jackets until 31 March. Valid online and in the three shops. Not to be combined with other offers.',
    benefits: [
      'Waterproof: tested with 10,000 mm of water',
      'Weight: 340 grams in size M',
      'Repairs are free for five years',
    ].join('\n'),
    audience: 'hikers',
    campaign_type: 'promotion',
    landing_url: 'https://www.halden-outdoor.example/rain',
    coupon: 'DRY20',
    length: 150,
    tone: 'persuasive',
    language: 'en',
  },
});
