import { writingLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { creditsByLength } from '../prices.ts';
import { languageField, lengthField, sourcesField, toneField } from '../shared-fields.ts';

export default defineTool({
  slug: 'biography_generator',
  name: 'Biography generator',
  code: 'WR034',
  macrocategory: 'ai_writer',
  group: 'pr',
  icon: 'user-circle',
  description: 'Write a professional biography from your notes and up to three source pages.',
  output: 'text',
  flow: 'single',
  execution: 'model-text',
  translation: writingLanguages,
  flags: { isDavinci: true },
  credits: creditsByLength(20),
  constraints: [
    {
      rule: 'at_least_one',
      fields: ['notes', 'source_urls', 'additional_source_ids'],
      message: 'Write some notes or add at least one source.',
    },
  ],
  fields: [
    { name: 'full_name', label: 'Full name', type: 'text', required: true, maxLength: 120 },
    { name: 'role', label: 'Role and company', type: 'text', maxLength: 200 },
    { name: 'notes', label: 'Career, results, interests', type: 'textarea', maxLength: 3000 },
    { name: 'source_urls', label: 'Source URLs', type: 'urls', min: 0, max: 3, help: 'Up to three pages.' },
    {
      name: 'use',
      label: 'Where it will be used',
      type: 'select',
      required: true,
      default: 'website',
      options: [
        { value: 'website', label: 'Website' },
        { value: 'linkedin_about', label: 'LinkedIn about' },
        { value: 'speaker_profile', label: 'Speaker profile' },
        { value: 'book_or_press', label: 'Book or press' },
        { value: 'social_profile', label: 'Social profile' },
      ],
    },
    {
      name: 'point_of_view',
      label: 'Point of view',
      type: 'select',
      required: true,
      default: 'third',
      options: [
        { value: 'first', label: 'First person' },
        { value: 'third', label: 'Third person' },
      ],
    },
    lengthField(200, [50, 100, 200, 350]),
    toneField('professional'),
    sourcesField,
    languageField,
  ],
  result: z.object({
    headline: z.string().max(220),
    biography: z.string().max(2600),
    short_version: z.string().max(160),
    facts_used: z.array(z.object({ fact: z.string().max(200), source: z.string().max(200) })).max(20),
  }),
  layout: [
    { kind: 'heading', level: 1, from: 'headline' },
    { kind: 'text', from: 'biography' },
    { kind: 'text', from: 'short_version', heading: 'short_version' },
    {
      kind: 'table',
      from: 'facts_used',
      heading: 'facts_used',
      columns: [
        { from: 'fact', word: 'fact' },
        { from: 'source', word: 'source' },
      ],
    },
  ],
  brief: `You write biographies for people who are introduced by them: on their site, on a stage, in print.
- Order: present role and what the person stands for, then the achievements that matter for this use, then the way there, one human detail at the end.
- Use decides the register: website (complete, warm), LinkedIn about (first lines work before "see more", at most 2,600 characters), speaker profile (why this person on this subject), book or press (third person, sober), social profile (one line).
- Point of view as chosen and kept; never guess a gender: repeat the name or rephrase instead of a pronoun that was not given.
- Only facts from notes and sources, each listed in facts_used with where it stands ("notes" or the source's title). No adjectives that flatter, no "passionate", no "renowned".
- Headline at most 220 characters: name, role, subject. Short version at most 160 characters. The biography near the requested number of words.`,
  titleFields: ['full_name', 'role'],
  example: {
    full_name: 'Dr Amira Haddad',
    role: 'Head of Research, Solenne Energy',
    notes: [
      'Leads a team of 24 engineers in Marseille',
      'PhD in materials science, University of Edinburgh, 2009',
      'Holds seven patents on perovskite solar cells',
      'Speaks at schools about careers in science',
      'Sails with her two sons',
    ].join('\n'),
    use: 'speaker_profile',
    point_of_view: 'third',
    length: 100,
    tone: 'professional',
    language: 'en',
  },
});
