import { writingLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { creditsByLength } from '../prices.ts';
import { audienceField, brandVoiceField, languageField, lengthField, toneField } from '../shared-fields.ts';
import { metaDescription, metaTitle } from '../shared-results.ts';

export default defineTool({
  slug: 'event_page',
  name: 'Event page and invitation',
  code: 'WR042',
  macrocategory: 'ai_writer',
  group: 'local',
  icon: 'calendar-event',
  description: 'Write the page, the program and the invitation of a conference, webinar, fair or party.',
  output: 'html',
  flow: 'single',
  execution: 'model-text',
  translation: writingLanguages,
  credits: creditsByLength(30),
  fields: [
    { name: 'event_name', label: 'Event name', type: 'text', required: true, maxLength: 150 },
    {
      name: 'event_type',
      label: 'Type',
      type: 'select',
      required: true,
      default: 'conference',
      options: [
        { value: 'conference', label: 'Conference' },
        { value: 'webinar', label: 'Webinar' },
        { value: 'fair', label: 'Fair' },
        { value: 'workshop', label: 'Workshop' },
        { value: 'concert', label: 'Concert' },
        { value: 'opening', label: 'Opening' },
        { value: 'party', label: 'Party' },
      ],
    },
    { name: 'start_date', label: 'Start date', type: 'date', required: true },
    { name: 'end_date', label: 'End date', type: 'date' },
    { name: 'venue', label: 'Venue or link', type: 'text', required: true, maxLength: 200 },
    {
      name: 'programme',
      label: 'Programme and speakers',
      type: 'textarea',
      required: true,
      maxLength: 3000,
      help: 'One per line. Start program items with a time (09:30 Welcome | Anna Berg). Lines without a time are reasons to attend.',
    },
    { name: 'organiser', label: 'Organizer', type: 'text', required: true, maxLength: 150 },
    { name: 'price', label: 'Price or admission', type: 'text', maxLength: 100 },
    {
      name: 'registration_url',
      label: 'Registration page',
      type: 'url',
      maxLength: 2048,
      placeholder: 'https://www.example.com/page',
    },
    audienceField,
    lengthField(300, [150, 300, 500]),
    toneField('enthusiastic'),
    brandVoiceField,
    languageField,
  ],
  result: z.object({
    title: z.string().max(75),
    summary: z.string().max(140),
    description: z.string(),
    reasons_to_attend: z.array(z.string().max(140)).max(6),
    agenda: z
      .array(z.object({ time: z.string().max(20), title: z.string().max(120), speaker: z.string().max(120).optional() }))
      .max(30),
    invitation_email: z.object({ subject: z.string().max(50), body: z.string() }),
    meta_title: metaTitle,
    meta_description: metaDescription,
  }),
  layout: [
    { kind: 'heading', level: 1, from: 'title' },
    { kind: 'text', from: 'summary', style: 'lead' },
    { kind: 'html', from: 'description' },
    { kind: 'list', from: 'reasons_to_attend', heading: 'reasons_to_attend' },
    {
      kind: 'table',
      from: 'agenda',
      heading: 'programme',
      columns: [
        { from: 'time', word: 'time' },
        { from: 'title', word: 'programme_item' },
        { from: 'speaker', word: 'speaker' },
      ],
    },
    { kind: 'text', from: 'invitation_email.body', heading: 'invitation' },
    { kind: 'fact', from: 'invitation_email.subject', word: 'subject_line' },
    { kind: 'fact', from: 'meta_title', word: 'meta_title' },
    { kind: 'fact', from: 'meta_description', word: 'meta_description' },
  ],
  brief: `You write event pages that fill seats. Who, when, where and the price stand in the first lines.
- Title at most 75 characters, summary at most 140: what it is, for whom, when and where.
- Description: HTML with <p>, <ul>, <strong>, near the requested number of words; what somebody takes home first, then how the day goes, then the practical facts. Link the registration page once.
- Reasons to attend: three to six, at most 140 characters, each backed by the programme.
- Agenda: times, titles and speakers exactly as given; leave it empty when there are no times. Dates, places and prices exactly as given, never a day of the week that was not given.
- Invitation e-mail: subject at most 50 characters, body of 100 to 150 words in plain text with one registration link, signed by the organiser.
- No "don't miss", no invented speakers, numbers of guests or scarcity. Meta title at most 60 characters, meta description 120 to 155.`,
  titleFields: ['event_name'],
  example: {
    event_name: 'Paddling for Everyone: spring meeting of the canoe clubs',
    event_type: 'conference',
    start_date: '2027-04-17',
    end_date: '2027-04-18',
    venue: 'Boathouse Halden, Harbour Road 4',
    programme: [
      'Two days of talks and trips for clubs that want to win new members',
      'Boats and life jackets to try out on the lake',
      '09:30 Welcome | Marta Solberg',
      '10:00 How we doubled our youth group | Erik Lund',
      '13:00 On the water: safety in cold spring water | Ane Dahl',
      '16:30 Coffee and boat market',
    ].join('\n'),
    organiser: 'Halden Canoe Club',
    price: 'EUR 35, free for members under 18',
    registration_url: 'https://www.halden-canoe.example/spring',
    audience: 'board members and coaches of canoe clubs',
    length: 300,
    tone: 'enthusiastic',
    language: 'en',
  },
});
