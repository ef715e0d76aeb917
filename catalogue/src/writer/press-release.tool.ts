import { writingLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { creditsByLength, humanProofreadingAddon } from '../prices.ts';
import {
  brandVoiceField,
  humanProofreadingField,
  languageField,
  lengthField,
  sourcesField,
  toneField,
} from '../shared-fields.ts';

export default defineTool({
  slug: 'press_release',
  name: 'Press release',
  code: 'WR032',
  macrocategory: 'ai_writer',
  group: 'pr',
  icon: 'speakerphone',
  description: 'Write a press release in journalistic form, with headline, lead, quotes and boilerplate.',
  output: 'text',
  flow: 'single',
  execution: 'model-text',
  translation: writingLanguages,
  flags: { isDavinci: true },
  credits: creditsByLength(60, { addons: [humanProofreadingAddon] }),
  fields: [
    { name: 'announcement', label: 'Announcement', type: 'text', required: true, maxLength: 300 },
    { name: 'facts', label: 'Facts: who, what, when, where, why', type: 'textarea', required: true, maxLength: 3000 },
    { name: 'quotes', label: 'Quotes with name and role', type: 'textarea', maxLength: 1500 },
    { name: 'company', label: 'Company', type: 'text', required: true, maxLength: 120 },
    { name: 'boilerplate', label: 'About the company', type: 'textarea', maxLength: 1000 },
    { name: 'place', label: 'Place of issue', type: 'text', required: true, maxLength: 80 },
    { name: 'release_date', label: 'Release date', type: 'date' },
    { name: 'press_contact', label: 'Press contact', type: 'textarea', required: true, maxLength: 300 },
    lengthField(400, [300, 400, 500]),
    toneField('neutral'),
    brandVoiceField,
    sourcesField,
    languageField,
    humanProofreadingField,
  ],
  result: z.object({
    headline: z.string().max(100),
    subheadline: z.string().max(160).optional(),
    dateline: z.string().max(120),
    lead: z.string().max(400),
    body: z.array(z.string()).max(12),
    quotes: z.array(z.object({ text: z.string(), attribution: z.string().max(160) })).max(3),
    boilerplate: z.string().max(1000),
    contact: z.string(),
  }),
  layout: [
    { kind: 'heading', level: 1, from: 'headline' },
    { kind: 'text', from: 'subheadline', style: 'lead' },
    { kind: 'text', from: 'lead', runIn: 'dateline' },
    { kind: 'paragraphs', from: 'body' },
    { kind: 'quotes', from: 'quotes', text: 'text', attribution: 'attribution' },
    { kind: 'text', from: 'boilerplate', heading: 'about_company' },
    { kind: 'text', from: 'contact', heading: 'press_contact' },
  ],
  brief: `You are a press officer with a newsroom past. Write a release that an editor can print from the top and cut from the bottom.
- Headline: the news itself, active verb, present tense, at most 100 characters, company name in it. Subheadline: the second most important fact, at most 160 characters.
- Dateline: place and date. Lead of at most 40 words (400 characters) that answers who, what, when, where and why.
- Body: two to six paragraphs in falling order of importance, each of at most three sentences; figures and names exact; background last. Third person throughout, no "we", no advertising adjectives, no exclamation marks.
- Quotes only as supplied, word for word, with name and role; never invent one. Where none was given leave the list empty.
- Boilerplate of at most 100 words from what was given. Contact exactly as given, then "###" on a line of its own.
- Headline, lead and body together within 10 percent of the requested number of words, as far as the facts reach.`,
  titleFields: ['announcement'],
  example: {
    announcement: 'Valmora opens its first repair workshop in Lyon',
    facts: [
      'The workshop opens on 4 May at 18 rue Mercière',
      'Backpacks and suitcases of every brand are repaired, not only those by Valmora',
      'Repairs start at EUR 12 and take five working days on average',
      'Six people work in the workshop; two of them are trainees',
      'In 2025 Valmora repaired 3,400 bags by post',
    ].join('\n'),
    quotes: '"A bag that is repaired once is kept for years," says Claire Fontaine, managing director of Valmora.',
    company: 'Valmora',
    boilerplate:
      'Valmora has made travel bags in Annecy since 1987. The company employs 140 people and sells in eleven countries.',
    place: 'Lyon',
    release_date: '2026-04-20',
    press_contact: 'Jules Perrin\n+33 4 72 00 00 00\npress@valmora.example',
    length: 300,
    tone: 'neutral',
    language: 'en',
    human_proofreading: false,
  },
});
