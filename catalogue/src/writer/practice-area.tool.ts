import { writingLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { articleCredits } from '../prices.ts';
import { articleLengthField, brandVoiceField, humanProofreadingField, languageField, toneField } from '../shared-fields.ts';
import { metaDescription, metaTitle, questionAndAnswer, textSection } from '../shared-results.ts';

export default defineTool({
  slug: 'practice_area',
  name: 'Practice area page',
  code: 'WR035',
  macrocategory: 'ai_writer',
  group: 'professional',
  icon: 'scale',
  description: 'Write a law firm page that presents one practice area and invites clients to get in touch.',
  output: 'html',
  flow: 'single',
  execution: 'model-text',
  translation: writingLanguages,
  flags: { isDavinci: true, bulk: true },
  credits: articleCredits,
  fields: [
    { name: 'lawyer_name', label: 'Lawyer name', type: 'text', maxLength: 120 },
    { name: 'firm_name', label: 'Firm name', type: 'text', required: true, maxLength: 150 },
    {
      name: 'contact',
      label: 'Contact',
      type: 'text',
      required: true,
      maxLength: 200,
      placeholder: 'Phone, email or contact page',
    },
    {
      name: 'practice_area',
      label: 'Practice area',
      type: 'text',
      required: true,
      maxLength: 150,
      placeholder: 'e.g. Employment law',
    },
    { name: 'geo_area', label: 'Geographic area', type: 'text', required: true, maxLength: 150 },
    { name: 'services', label: 'Services', type: 'textarea', required: true, maxLength: 2000 },
    { name: 'extra_info', label: 'Extra information', type: 'textarea', maxLength: 2000 },
    { name: 'marketing_message', label: 'Marketing message', type: 'textarea', maxLength: 500 },
    { name: 'free_consultation', label: 'Free consultation', type: 'boolean' },
    {
      name: 'point_of_view',
      label: 'Point of view',
      type: 'select',
      required: true,
      default: 'first_plural',
      options: [
        { value: 'first_plural', label: 'First person (we)' },
        { value: 'second', label: 'Second person (you)' },
        { value: 'third', label: 'Third person (the firm)' },
      ],
    },
    articleLengthField,
    toneField('authoritative'),
    brandVoiceField,
    languageField,
    humanProofreadingField,
  ],
  result: z.object({
    h1: z.string().max(70),
    introduction: z.string(),
    services: z.array(z.object({ name: z.string().max(80), description: z.string().max(250) })).max(10),
    sections: z.array(textSection(90)).max(8),
    faq: z.array(questionAndAnswer(400)).max(6),
    call_to_action: z.string(),
    disclaimer: z.string().max(300),
    meta_title: metaTitle,
    meta_description: metaDescription,
  }),
  layout: [
    { kind: 'heading', level: 1, from: 'h1' },
    { kind: 'html', from: 'introduction' },
    {
      kind: 'sections',
      from: 'services',
      heading: 'services',
      level: 3,
      title: 'name',
      body: 'description',
      bodyIs: 'text',
    },
    { kind: 'sections', from: 'sections', title: 'heading', body: 'html', bodyIs: 'html' },
    { kind: 'sections', from: 'faq', heading: 'faq', level: 3, title: 'question', body: 'answer', bodyIs: 'text' },
    { kind: 'html', from: 'call_to_action', heading: 'contact' },
    { kind: 'text', from: 'disclaimer', style: 'note' },
    { kind: 'fact', from: 'meta_title', word: 'meta_title' },
    { kind: 'fact', from: 'meta_description', word: 'meta_description' },
  ],
  brief: `You write web pages for law firms and know the advertising rules of the bar.
- H1 with practice area and place, at most 70 characters. The introduction begins with the client's situation and says in plain words what the firm does about it; practice area and place in its first sentence.
- One to ten services with a name of at most 80 and a description of at most 250 characters, only those given.
- Three to eight sections: when to see a lawyer, how the firm works, what to bring or what happens next, the area served, the people. Law in plain language and only in general terms: no statutes, deadlines, fees or rulings that were not given.
- Three to six questions that clients really ask, with answers of at most 400 characters.
- Point of view as chosen and kept: we, you, or the firm.
- Forbidden by the bar: promised outcomes, comparisons, "best", "leading", success rates, invented cases or testimonials. Free consultation only when the input sets it.
- The call to action names the contact exactly as given; the disclaimer (at most 300 characters) says that the page is general information and not legal advice.
- The whole page within 10 percent of the requested number of words; meta title at most 60 characters, meta description 120 to 155.`,
  titleFields: ['practice_area', 'firm_name'],
  example: {
    lawyer_name: 'Helen Marsh',
    firm_name: 'Marsh & Doyle Solicitors',
    contact: '0117 496 0182, office@marshdoyle.example',
    practice_area: 'Employment law',
    geo_area: 'Bristol and Bath',
    services: [
      'Unfair dismissal: review of the notice and representation before the tribunal',
      'Settlement agreements: advice and negotiation',
      'Employment contracts: drafting and review',
      'Discrimination at work: advice, help with a written grievance and representation in a claim',
    ].join('\n'),
    extra_info: [
      'The firm has worked in employment law since 1998. Helen Marsh is an accredited mediator.',
      'We act for employees and for businesses with up to 250 people. You speak to the same solicitor from the first call to the last letter.',
      'After the first call we meet within three working days, in Bristol, in Bath or by video; please bring your contract and the letter that you received.',
      'Our fees are a fixed price for each step, agreed in writing before we begin.',
    ].join('\n'),
    marketing_message: 'Clear advice before you sign.',
    free_consultation: true,
    point_of_view: 'first_plural',
    length: 500,
    tone: 'authoritative',
    language: 'en',
    human_proofreading: false,
  },
});
