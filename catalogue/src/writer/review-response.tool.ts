import { writingLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { perItems } from '../prices.ts';
import { brandVoiceField, languageField, toneField, versionsField } from '../shared-fields.ts';

export default defineTool({
  slug: 'review_response',
  name: 'Review response',
  code: 'WR031',
  macrocategory: 'ai_writer',
  group: 'ecommerce',
  icon: 'star',
  description: 'Reply to customer reviews on Google, Amazon, Trustpilot or Booking with the right tone.',
  output: 'list',
  flow: 'single',
  execution: 'model-text',
  translation: writingLanguages,
  flags: { bulk: true },
  credits: perItems('versions', 5, { minimum: 5, note: '5 AI credits per version.' }),
  fields: [
    { name: 'review', label: 'Review', type: 'textarea', required: true, maxLength: 4000 },
    {
      name: 'rating',
      label: 'Rating',
      type: 'select',
      required: true,
      default: '5',
      options: [
        { value: '1', label: '1 star' },
        { value: '2', label: '2 stars' },
        { value: '3', label: '3 stars' },
        { value: '4', label: '4 stars' },
        { value: '5', label: '5 stars' },
      ],
    },
    {
      name: 'platform',
      label: 'Platform',
      type: 'select',
      required: true,
      default: 'google',
      options: [
        { value: 'google', label: 'Google' },
        { value: 'tripadvisor', label: 'Tripadvisor' },
        { value: 'booking', label: 'Booking' },
        { value: 'amazon', label: 'Amazon' },
        { value: 'trustpilot', label: 'Trustpilot' },
        { value: 'app_store', label: 'App store' },
        { value: 'other', label: 'Other' },
      ],
    },
    { name: 'business', label: 'Business name', type: 'text', required: true, maxLength: 100 },
    {
      name: 'facts',
      label: 'What really happened, what you offer',
      type: 'textarea',
      maxLength: 1000,
      help: 'This text appears in the public reply.',
    },
    { name: 'signature', label: 'Signed by', type: 'text', maxLength: 80 },
    versionsField(2, 3),
    toneField('empathetic'),
    brandVoiceField,
    languageField,
  ],
  result: z.object({ responses: z.array(z.object({ title: z.string().max(40), text: z.string().max(1500) })).max(3) }),
  layout: [{ kind: 'sections', from: 'responses', title: 'title', body: 'text', bodyIs: 'text' }],
  brief: `You answer reviews in public for a business: the reviewer reads it, and so does everybody who considers buying. As many different versions as asked for, titled "1", "2", "3".
- 40 to 120 words each, in the asked language: thanks, by name where the review gives one; the specific point of the review in your own words; then what was given as facts.
- Four and five stars: name what was praised, invite to come back. Three: thanks, the praise and the point to improve. One and two: an apology for the experience without excuses, the remedy that was given, an invitation to write or call privately, with the contact that was given.
- Never a compensation in public, never personal data, bookings or order numbers, never an admission of legal liability, no argument with the reviewer, nothing that was not given.
- Sign with the name that was given and the business. Replies on Google Play hold 350 characters, on the App Store 5,970: stay below 350 for the app store.`,
  titleFields: ['business', 'rating'],
  example: {
    review:
      'Lovely breakfast and very friendly staff, but our room to the street was loud at night and the shower took ages to get warm.',
    rating: '3',
    platform: 'booking',
    business: 'Hotel Seeblick',
    facts:
      'The rooms to the garden are quiet. We note your wish for the next stay. Our technician has checked the hot water on the second floor. Write to us at stay@seeblick.example.',
    signature: 'Maria Lang, reception',
    versions: 2,
    tone: 'empathetic',
    language: 'en',
  },
});
