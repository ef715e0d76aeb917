import { writingLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { perItems } from '../prices.ts';
import { brandVoiceField, callToActionField, languageField, toneField, versionsField } from '../shared-fields.ts';

export default defineTool({
  slug: 'linkedin_ads',
  name: 'LinkedIn ads',
  code: 'WR019',
  macrocategory: 'ai_writer',
  group: 'ads',
  icon: 'ad-2',
  description: 'Write sponsored content, message and text ads for a professional audience.',
  output: 'table',
  flow: 'single',
  execution: 'model-text',
  translation: writingLanguages,
  credits: perItems('versions', 10, { minimum: 10, note: '10 AI credits per version.' }),
  fields: [
    {
      name: 'ad_format',
      label: 'Ad format',
      type: 'select',
      required: true,
      default: 'single_image',
      options: [
        { value: 'single_image', label: 'Single image' },
        { value: 'carousel', label: 'Carousel' },
        { value: 'message_ad', label: 'Message ad' },
        { value: 'text_ad', label: 'Text ad' },
      ],
    },
    { name: 'product', label: 'Product, service or content offered', type: 'text', required: true, maxLength: 200 },
    { name: 'value', label: 'Value for the audience', type: 'textarea', required: true, maxLength: 1500 },
    { name: 'job_audience', label: 'Audience (roles, sectors)', type: 'text', required: true, maxLength: 200 },
    callToActionField,
    versionsField(3, 5),
    toneField('professional'),
    brandVoiceField,
    languageField,
  ],
  result: z.object({
    sponsored: z
      .array(
        z.object({
          introductory_text: z.string().max(150),
          headline: z.string().max(70),
          description: z.string().max(100),
        }),
      )
      .max(5),
    carousels: z.array(z.object({ introductory_text: z.string().max(150), cards: z.string().max(600) })).max(5),
    messages: z.array(z.object({ subject: z.string().max(60), body: z.string().max(1500) })).max(5),
    text_ads: z.array(z.object({ headline: z.string().max(25), description: z.string().max(75) })).max(5),
    cta_button: z.string().max(20),
    remarks: z.array(z.string().max(300)).max(4).optional(),
  }),
  layout: [
    {
      kind: 'table',
      from: 'sponsored',
      columns: [
        { from: 'introductory_text', word: 'introductory_text' },
        { from: 'headline', word: 'headline' },
        { from: 'description', word: 'description' },
      ],
    },
    { kind: 'sections', from: 'carousels', title: 'introductory_text', body: 'cards', bodyIs: 'text' },
    { kind: 'sections', from: 'messages', title: 'subject', body: 'body', bodyIs: 'text' },
    {
      kind: 'table',
      from: 'text_ads',
      columns: [
        { from: 'headline', word: 'headline' },
        { from: 'description', word: 'description' },
      ],
    },
    { kind: 'fact', from: 'cta_button', word: 'button' },
    { kind: 'list', from: 'remarks', heading: 'warnings' },
  ],
  brief: `You write ads for LinkedIn, read by people at work. Fill only the list of the chosen format, with as many versions as asked for; the others stay empty.
- Single image (sponsored): introductory text at most 150 characters, which is whole before the cut; headline 70; description 100.
- Carousel (carousels): introductory text 150, cards as lines "- text", two to ten of them, each at most 45 characters, together one story.
- Message ad (messages): subject 60, body 1,500, from one person to another, with one link or question at the end.
- Text ad (text_ads): headline 25, description 75.
- The outcome for the business first, the role called by its name, one offer. Figures and names only from the input. cta_button at most 20 characters.
- Remarks: only what the advertiser has to check or supply.`,
  titleFields: ['product'],
  example: {
    ad_format: 'single_image',
    product: 'Guide: audits of suppliers in ten days',
    value: [
      'A checklist of 42 questions that auditors really ask',
      'Templates for the report and the follow-up',
      'Written by three auditors from the food industry',
      'Free, 28 pages, as a PDF',
    ].join('\n'),
    job_audience: 'quality managers in food production',
    call_to_action: 'Download the guide',
    versions: 3,
    tone: 'professional',
    language: 'en',
  },
});
