import { writingLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { fixed } from '../prices.ts';
import { brandVoiceField, languageField, seniorityField, toneField } from '../shared-fields.ts';
import { metaDescription } from '../shared-results.ts';

export default defineTool({
  slug: 'job_posting',
  name: 'Job posting',
  code: 'WR036',
  macrocategory: 'ai_writer',
  group: 'professional',
  icon: 'briefcase',
  description: 'Write an inclusive and attractive job advert from role, skills and benefits.',
  output: 'html',
  flow: 'single',
  execution: 'model-text',
  translation: writingLanguages,
  flags: { isDavinci: true, bulk: true },
  credits: fixed(60),
  fields: [
    { name: 'job_title', label: 'Job title', type: 'text', required: true, maxLength: 120 },
    seniorityField,
    { name: 'company_name', label: 'Company name', type: 'text', required: true, maxLength: 120 },
    { name: 'presentation', label: 'Company presentation', type: 'textarea', maxLength: 1500 },
    { name: 'tagline', label: 'Tagline', type: 'text', maxLength: 150 },
    { name: 'responsibilities', label: 'Responsibilities', type: 'textarea', required: true, maxLength: 2500 },
    { name: 'skills', label: 'Skills', type: 'textarea', required: true, maxLength: 2000 },
    { name: 'reasons_to_apply', label: 'Reasons to apply', type: 'textarea', maxLength: 1500 },
    {
      name: 'annual_compensation',
      label: 'Annual compensation',
      type: 'text',
      maxLength: 100,
      placeholder: 'e.g. EUR 40,000-48,000 gross',
    },
    {
      name: 'location',
      label: 'Location',
      type: 'text',
      required: true,
      maxLength: 150,
      placeholder: 'City, hybrid or remote',
    },
    {
      name: 'application_instructions',
      label: 'Application instructions',
      type: 'textarea',
      required: true,
      maxLength: 800,
    },
    toneField('friendly'),
    brandVoiceField,
    languageField,
  ],
  result: z.object({
    title: z.string().max(150),
    tagline: z.string().max(150).optional(),
    location: z.string().max(150),
    about_us: z.string(),
    responsibilities: z.array(z.string().max(200)).max(12),
    requirements: z.array(z.string().max(200)).max(12),
    nice_to_have: z.array(z.string().max(200)).max(8),
    benefits: z.array(z.string().max(200)).max(12),
    compensation: z.string().max(160).optional(),
    how_to_apply: z.string(),
    meta_description: metaDescription,
  }),
  layout: [
    { kind: 'heading', level: 1, from: 'title' },
    { kind: 'text', from: 'tagline', style: 'lead' },
    { kind: 'fact', from: 'location', word: 'location' },
    { kind: 'fact', from: 'compensation', word: 'compensation' },
    { kind: 'html', from: 'about_us', heading: 'about_us' },
    { kind: 'list', from: 'responsibilities', heading: 'responsibilities' },
    { kind: 'list', from: 'requirements', heading: 'requirements' },
    { kind: 'list', from: 'nice_to_have', heading: 'nice_to_have' },
    { kind: 'list', from: 'benefits', heading: 'benefits' },
    { kind: 'html', from: 'how_to_apply', heading: 'how_to_apply' },
    { kind: 'fact', from: 'meta_description', word: 'meta_description' },
  ],
  brief: `You are a recruiter who writes job adverts that the right people answer and that nobody is shut out by. 300 to 600 words in all.
- Title: what people search for, at most 80 characters, with the gender marking that the language's market expects (German "(m/w/d)", French "(F/H)"); no "ninja", "rockstar" or internal grades.
- Tagline: the one given, else one honest sentence of at most 150 characters about the work.
- About us: two or three sentences from the presentation; no superlatives that were not given.
- Five to seven responsibilities, each beginning with a verb (or a verbal noun where the language prefers it), concrete, at most 200 characters.
- Requirements hold only what is a must; whatever the input calls a plus, an advantage or desirable goes to nice to have. Three to seven musts; no "young", "dynamic", "native speaker" or years of experience that were not given.
- Benefits as given, the most valued first. Compensation exactly as given; where it is missing write that it is to be added, because pay transparency rules expect it.
- How to apply: the given instructions, and one equal-opportunity sentence.
- Gender-neutral and age-neutral wording throughout. The seniority shows in duties, not in adjectives. Meta description 120 to 155 characters with role, company and place.`,
  titleFields: ['job_title', 'company_name'],
  example: {
    job_title: 'Content marketing manager',
    seniority: 'middle',
    company_name: 'Brightwell Software',
    presentation:
      'Brightwell makes accounting software for craft businesses. 85 people work for us in Bristol and remotely. We were founded in 2011 and still belong to our founders.',
    tagline: 'Make accounting readable',
    responsibilities: [
      'Plan the editorial calendar for blog and newsletter',
      'Write and edit articles, guides and customer stories',
      'Brief freelance writers and give feedback',
      'Report on traffic and sign-ups every month',
    ].join('\n'),
    skills: [
      'Three years of experience in content marketing or journalism',
      'Excellent written English',
      'Sound knowledge of SEO',
      'Nice to have: experience with accounting or tax topics',
    ].join('\n'),
    reasons_to_apply: '30 days of holiday\nFour-day week possible\nAnnual training budget of GBP 1,500',
    annual_compensation: 'GBP 38,000-44,000',
    location: 'Bristol, hybrid',
    application_instructions:
      'Send your CV and two writing samples to jobs@brightwell.example by 30 September. Your contact is Maya Patel.',
    tone: 'friendly',
    language: 'en',
  },
});
