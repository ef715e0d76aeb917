import { writingLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { creditsByLength } from '../prices.ts';
import { brandVoiceField, callToActionField, languageField, lengthField, toneField } from '../shared-fields.ts';

export default defineTool({
  slug: 'email_generator',
  name: 'Email generator',
  code: 'WR022',
  macrocategory: 'ai_writer',
  group: 'email',
  icon: 'mail',
  description: 'Write commercial, retail or corporate emails from a few details.',
  output: 'text',
  flow: 'single',
  execution: 'model-text',
  translation: writingLanguages,
  flags: { isDavinci: true, is_suggested: true },
  credits: creditsByLength(20),
  fields: [
    {
      name: 'content_model',
      label: 'Content model',
      type: 'select',
      required: true,
      default: 'commercial',
      options: [
        { value: 'commercial', label: 'Commercial' },
        { value: 'retail', label: 'Retail' },
        { value: 'corporate', label: 'Corporate' },
      ],
    },
    { name: 'message', label: 'What the email must say', type: 'textarea', required: true, maxLength: 2000 },
    { name: 'sender', label: 'Sender (name, role, company)', type: 'text', maxLength: 150 },
    {
      name: 'recipients',
      label: 'Recipients',
      type: 'text',
      maxLength: 150,
      placeholder: 'e.g. customers of the last year',
    },
    {
      name: 'offer',
      label: 'Offer or promotion',
      type: 'textarea',
      maxLength: 600,
      showIf: { content_model: ['commercial', 'retail'] },
    },
    { name: 'products', label: 'Products', type: 'text', maxLength: 300, showIf: { content_model: ['retail'] } },
    {
      name: 'occasion',
      label: 'Occasion',
      type: 'select',
      required: true,
      default: 'announcement',
      options: [
        { value: 'announcement', label: 'Announcement' },
        { value: 'change_of_terms', label: 'Change of terms' },
        { value: 'invitation', label: 'Invitation' },
        { value: 'thank_you', label: 'Thank you' },
        { value: 'apology', label: 'Apology' },
        { value: 'internal_update', label: 'Internal update' },
      ],
      showIf: { content_model: ['corporate'] },
    },
    lengthField(150, [80, 150, 250]),
    callToActionField,
    toneField('professional'),
    brandVoiceField,
    languageField,
  ],
  result: z.object({
    subject: z.string().max(60),
    preheader: z.string().max(90),
    greeting: z.string().max(80),
    body: z.string(),
    call_to_action: z.string().max(40).optional(),
    closing: z.string().max(120),
    signature: z.string().max(200),
  }),
  layout: [
    { kind: 'heading', level: 1, from: 'subject' },
    { kind: 'fact', from: 'preheader', word: 'preheader' },
    { kind: 'text', from: 'greeting' },
    { kind: 'text', from: 'body' },
    { kind: 'fact', from: 'call_to_action', word: 'button' },
    { kind: 'text', from: 'closing' },
    { kind: 'text', from: 'signature' },
  ],
  brief: `You are an e-mail copywriter whose mails are opened, read on a phone and acted upon.
- Commercial: the recipient's problem, what changes with us, one proof that was supplied, one request. Retail: offer and deadline first, then what the products do for the buyer, then code and conditions. Corporate: the fact in the first sentence, the reason, what it means for the reader and from when, whom to ask.
- Subject: ideally up to 50 characters and never above 60, says what is inside, no capitals for shouting, no spam words, at most one emoji and only in a friendly tone. Preheader: 40 to 90 characters that add to the subject instead of repeating it.
- Greeting fits the recipients; do not invent a name. Use the form of address that language and tone ask for, and keep it.
- Body near the requested number of words, in paragraphs of one to three sentences separated by blank lines; lists as lines that begin with "- ". One request only; the call to action, when given, is the button text (at most 40 characters) and the body leads up to it. Leave the button out when none was given.
- Closing line and signature; the signature holds only what the sender gave.`,
  titleFields: ['message'],
  example: {
    content_model: 'retail',
    message:
      'The autumn collection is in the shop and online. Customers can try everything on at home and send it back free of charge within 30 days.',
    sender: 'Anna Keller, shop manager, Nordlicht Outdoor',
    recipients: 'customers of the last two years',
    offer: '15% off jackets and boots until 12 October with the code AUTUMN15',
    products: 'rain jackets, hiking boots, merino base layers',
    length: 150,
    call_to_action: 'Shop the autumn collection',
    tone: 'friendly',
    language: 'en',
  },
});
