import { writingLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { one, perItems, value } from '../prices.ts';
import { brandVoiceField, languageField, toneField } from '../shared-fields.ts';

export default defineTool({
  slug: 'cold_outreach_email',
  name: 'Cold outreach email',
  code: 'WR024',
  macrocategory: 'ai_writer',
  group: 'email',
  icon: 'mail-fast',
  description: 'Write a first-contact email with follow-ups that sounds personal and asks for one small step.',
  output: 'list',
  flow: 'single',
  execution: 'model-text',
  translation: writingLanguages,
  flags: { isDavinci: true, bulk: true },
  credits: perItems([one, value('follow_ups')], 15, {
    minimum: 15,
    note: '15 AI credits per email: the first one plus each follow-up.',
  }),
  fields: [
    { name: 'offer', label: 'What you offer', type: 'textarea', required: true, maxLength: 1500 },
    { name: 'prospect', label: 'Prospect (role and company type)', type: 'text', required: true, maxLength: 200 },
    { name: 'personalisation', label: 'What you know about the prospect', type: 'textarea', maxLength: 800 },
    { name: 'proof', label: 'Result or reference', type: 'textarea', maxLength: 500 },
    {
      name: 'ask',
      label: 'Request',
      type: 'text',
      required: true,
      maxLength: 120,
      placeholder: 'e.g. a 15-minute call next week',
    },
    { name: 'follow_ups', label: 'Follow-ups', type: 'number', required: true, default: 2, min: 0, max: 4, step: 1 },
    { name: 'sender', label: 'Sender', type: 'text', required: true, maxLength: 100 },
    toneField('conversational'),
    brandVoiceField,
    languageField,
  ],
  result: z.object({
    emails: z
      .array(
        z.object({
          step: z.int(),
          send_after_days: z.int().min(0),
          subject: z.string().max(50),
          body: z.string().max(1200),
          timing: z.string().max(60),
        }),
      )
      .max(5),
    variables: z.array(z.string().max(40)).max(10),
  }),
  layout: [
    { kind: 'sections', from: 'emails', title: 'subject', body: 'body', bodyIs: 'text', note: 'timing' },
    { kind: 'fact', from: 'variables', word: 'variables' },
  ],
  brief: `You write first-contact emails that busy people answer. The first one and as many follow-ups as asked for.
- 50 to 125 words each, at most 1,200 characters; subject of three to seven words and at most 50 characters, no false "Re:", no capitals, no exclamation mark.
- The first sentence is about the prospect, from what is known of them; then what is offered in one sentence, one proof if one was given, one question that asks for exactly the given request. Plain text, no attachments, no pictures.
- Each follow-up adds something new (another benefit, the proof, an easy way out) after 3, 7, 14 and 28 days; never "just checking in".
- {{first_name}} and other placeholders only where the sender fills them in; all of them listed in variables. Each email ends with the sender's name and one line that lets the reader opt out (GDPR, CAN-SPAM).
- timing: when to send it, in the language of the email. No invented names, customers or figures.`,
  titleFields: ['offer'],
  example: {
    offer:
      'We plan the routes of refrigerated vans so that they drive fewer kilometres. Set up in two weeks. No new hardware is needed.',
    prospect: 'heads of logistics at dairies',
    personalisation: 'You opened a second cold store in Leeds this spring.',
    proof: 'A dairy in York saves 11 percent of its fuel since January.',
    ask: 'a 15-minute call next week',
    follow_ups: 2,
    sender: 'Marta Holm, Halden Routes',
    tone: 'conversational',
    language: 'en',
  },
});
