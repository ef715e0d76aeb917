import { writingLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { creditsByLength, humanProofreadingAddon } from '../prices.ts';
import {
  audienceField,
  brandVoiceField,
  humanProofreadingField,
  keywordsField,
  languageField,
  lengthField,
  productField,
  sourcesField,
  toneField,
} from '../shared-fields.ts';
import { metaDescription, metaTitle, questionAndAnswer } from '../shared-results.ts';

const point = (maxTextLength: number) => z.object({ title: z.string().max(50), text: z.string().max(maxTextLength) });

export default defineTool({
  slug: 'ppc_landing_page',
  name: 'PPC landing page',
  code: 'WR020',
  macrocategory: 'ai_writer',
  group: 'ads',
  icon: 'browser-check',
  description: 'Write a landing page that continues the promise of the ad and leads to one conversion.',
  output: 'html',
  flow: 'single',
  execution: 'model-text',
  translation: writingLanguages,
  flags: { isDavinci: true, bulk: true },
  credits: creditsByLength(60, { addons: [humanProofreadingAddon] }),
  fields: [
    productField,
    { name: 'offer', label: 'Offer and benefits', type: 'textarea', required: true, maxLength: 2000 },
    { ...keywordsField, label: 'Ad keywords', required: true },
    { name: 'ad_headline', label: 'Headline of the ad', type: 'text', maxLength: 90 },
    { ...audienceField, required: true },
    {
      name: 'conversion_goal',
      label: 'Conversion goal',
      type: 'text',
      required: true,
      maxLength: 120,
      placeholder: 'e.g. request a quote',
    },
    { name: 'proof', label: 'Proof (reviews, figures, certifications)', type: 'textarea', maxLength: 1500 },
    { name: 'brand', label: 'Company', type: 'text', required: true, maxLength: 100 },
    lengthField(500, [300, 500, 800]),
    toneField('persuasive'),
    brandVoiceField,
    sourcesField,
    languageField,
    humanProofreadingField,
  ],
  result: z.object({
    hero: z.object({ headline: z.string().max(60), subheadline: z.string().max(140), cta: z.string().max(25) }),
    benefits: z.array(point(200)).max(6),
    how_it_works: z.array(point(160)).max(4),
    social_proof: z.string().optional(),
    faq: z.array(questionAndAnswer(300)).max(6),
    closing: z.object({ headline: z.string().max(60), text: z.string().max(200), cta: z.string().max(25) }),
    form_title: z.string().max(50),
    meta_title: metaTitle,
    meta_description: metaDescription,
  }),
  layout: [
    { kind: 'heading', level: 1, from: 'hero.headline' },
    { kind: 'text', from: 'hero.subheadline', style: 'lead' },
    { kind: 'fact', from: 'hero.cta', word: 'button' },
    { kind: 'sections', from: 'benefits', heading: 'benefits', level: 3, title: 'title', body: 'text', bodyIs: 'text' },
    {
      kind: 'sections',
      from: 'how_it_works',
      heading: 'how_it_works',
      level: 3,
      title: 'title',
      body: 'text',
      bodyIs: 'text',
    },
    { kind: 'html', from: 'social_proof', heading: 'social_proof' },
    { kind: 'sections', from: 'faq', heading: 'faq', level: 3, title: 'question', body: 'answer', bodyIs: 'text' },
    { kind: 'heading', level: 2, from: 'closing.headline' },
    { kind: 'text', from: 'closing.text' },
    { kind: 'fact', from: 'form_title', word: 'form_title' },
    { kind: 'fact', from: 'closing.cta', word: 'button' },
    { kind: 'fact', from: 'meta_title', word: 'meta_title' },
    { kind: 'fact', from: 'meta_description', word: 'meta_description' },
  ],
  brief: `You are a conversion copywriter. One page, one visitor who has just clicked an ad, one goal.
- Message match: the hero's headline (at most 60 characters) takes up the ad's headline and the first keyword; the subheadline (at most 140) says what the visitor gets and for whom; the button (at most 25) names the action of the conversion goal, and the closing repeats it.
- Three to six benefits, each a title of at most 50 and a text of at most 200 characters: what changes for the visitor first, the feature that makes it so second.
- How it works in two to four steps only if the process is known from the input.
- Social proof only from what was supplied, word for word and with its figures; leave it out otherwise.
- Three to six questions that handle the objections of this audience (price, effort, risk, time), answered from the input in at most 300 characters.
- No navigation, no other links, no second goal, no false urgency, no superlatives that were not supplied.
- All in all near the requested number of words. Form title at most 50 characters; meta title at most 60 with the first keyword, meta description 120 to 155.`,
  titleFields: ['ad_headline', 'product'],
  example: {
    product: 'Window cleaning subscription for shops',
    offer: [
      'Clean shop windows every two weeks from GBP 29 a visit',
      'First cleaning half price',
      'Always the same two cleaners',
      'Visits before opening time, from 6 am',
      'Cancel every month',
    ].join('\n'),
    keywords: ['shop window cleaning', 'window cleaner subscription', 'commercial window cleaning'],
    ad_headline: 'Shop window cleaning from £29',
    audience: 'owners of shops and cafés in Manchester',
    conversion_goal: 'Request a quote',
    proof:
      'Rated 4.8 of 5 by 212 customers on Trustpilot\n"They come before we open, I never have to think about it." - Priya S., florist',
    brand: 'ClearPane',
    length: 300,
    tone: 'persuasive',
    language: 'en',
    human_proofreading: false,
  },
});
