import { writingLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { perItems } from '../prices.ts';
import { audienceField, brandVoiceField, languageField, productField, toneField, versionsField } from '../shared-fields.ts';

export default defineTool({
  slug: 'meta_ads',
  name: 'Facebook and Instagram ads',
  code: 'WR018',
  macrocategory: 'ai_writer',
  group: 'ads',
  icon: 'brand-meta',
  description: 'Write primary texts, headlines and link descriptions for Meta campaigns.',
  output: 'table',
  flow: 'single',
  execution: 'model-text',
  translation: writingLanguages,
  flags: { bulk: true },
  credits: perItems('versions', 10, { minimum: 10, note: '10 AI credits per version.' }),
  fields: [
    productField,
    { name: 'offer', label: 'Offer and benefits', type: 'textarea', required: true, maxLength: 1500 },
    { ...audienceField, required: true },
    {
      name: 'objective',
      label: 'Objective',
      type: 'select',
      required: true,
      default: 'sales',
      options: [
        { value: 'awareness', label: 'Awareness' },
        { value: 'traffic', label: 'Traffic' },
        { value: 'engagement', label: 'Engagement' },
        { value: 'leads', label: 'Leads' },
        { value: 'app_promotion', label: 'App promotion' },
        { value: 'sales', label: 'Sales' },
      ],
    },
    {
      name: 'funnel',
      label: 'Audience stage',
      type: 'select',
      required: true,
      default: 'cold',
      options: [
        { value: 'cold', label: 'Cold' },
        { value: 'warm', label: 'Warm' },
        { value: 'retargeting', label: 'Retargeting' },
      ],
    },
    versionsField(3, 5),
    { name: 'emojis', label: 'Use emojis', type: 'boolean' },
    toneField('persuasive'),
    brandVoiceField,
    languageField,
  ],
  result: z.object({
    ads: z
      .array(
        z.object({
          angle: z.string().max(60),
          primary_text: z.string().max(125),
          primary_text_long: z.string().max(500),
          headline: z.string().max(40),
          description: z.string().max(30),
          cta_button: z.enum([
            'learn_more',
            'shop_now',
            'sign_up',
            'get_offer',
            'book_now',
            'download',
            'contact_us',
            'subscribe',
          ]),
        }),
      )
      .max(5),
    remarks: z.array(z.string().max(300)).max(4).optional(),
  }),
  layout: [
    {
      kind: 'table',
      from: 'ads',
      columns: [
        { from: 'angle', word: 'angle' },
        { from: 'primary_text', word: 'primary_text' },
        { from: 'headline', word: 'headline' },
        { from: 'description', word: 'description' },
        { from: 'cta_button', word: 'button', valuesAreWords: true },
      ],
    },
    {
      kind: 'sections',
      from: 'ads',
      heading: 'long_texts',
      level: 3,
      title: 'headline',
      body: 'primary_text_long',
      bodyIs: 'text',
    },
    { kind: 'list', from: 'remarks', heading: 'warnings' },
  ],
  brief: `You write ads for Facebook and Instagram that pass review and earn the tap. As many versions as asked for, one angle each: pain, benefit, proof, offer, objection; an angle without material in the input is left out in favour of another.
- primary_text: at most 125 characters, whole before the cut. primary_text_long: up to 500 characters, short lines.
- headline: at most 40 characters, 27 is safe in every placement. description: at most 30.
- cta_button fits the objective: awareness and traffic learn_more, leads sign_up or contact_us, app promotion download, sales shop_now or get_offer, bookings book_now.
- Cold audiences hear what it is; warm ones why now; retargeted ones what kept them.
- Meta's policy: no personal attributes ("Are you overweight?"), no before and after, no promise of results, no shouting. Prices, figures and deadlines only from the input. Emojis only when allowed, one at most.
- angle is named in the language of the ad. Remarks: only what the advertiser has to check or supply.`,
  titleFields: ['product'],
  example: {
    product: 'Meal boxes from the Halden valley',
    offer: [
      'Vegetables from six farms within 40 kilometres',
      'Delivered on Thursdays before 6 pm',
      'Recipes for four evenings in every box',
      'Pause or cancel any week',
      'First box for 19 euros',
      'More than 900 households have cooked with us since 2021',
    ].join('\n'),
    audience: 'families who cook at home',
    objective: 'sales',
    funnel: 'cold',
    versions: 3,
    emojis: false,
    tone: 'persuasive',
    language: 'en',
  },
});
