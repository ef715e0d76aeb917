import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { fixed } from '../prices.ts';
import { translationLanguages } from '../translation-languages.ts';
import { originalLanguageField, requestFacts, targetLanguageField } from './translation-fields.ts';

export default defineTool({
  slug: 'certified_translation',
  name: 'Certified translation',
  code: 'TR003',
  macrocategory: 'ai_translation',
  group: 'human',
  icon: 'certificate',
  description: 'Request a certified or sworn translation of an official document by a qualified translator.',
  output: 'report',
  flow: 'single',
  execution: 'human',
  translation: translationLanguages,
  credits: fixed(100, { note: '100 AI credits for the request; the translation itself is quoted by the translator.' }),
  fields: [
    {
      name: 'files',
      label: 'Documents',
      type: 'file',
      required: true,
      accept: ['.pdf', '.docx'],
      help: 'Must contain selectable text. Scans are not supported.',
      maxSizeMb: 10,
      maxFiles: 10,
      uploadedAs: 'asset',
    },
    originalLanguageField,
    targetLanguageField,
    {
      name: 'certification',
      label: 'Certification',
      type: 'select',
      required: true,
      default: 'certified',
      options: [
        { value: 'certified', label: "Certified (translator's declaration)" },
        { value: 'sworn', label: 'Sworn (before court or notary)' },
        { value: 'legalised', label: 'Sworn with apostille or legalization' },
      ],
    },
    {
      name: 'document_type',
      label: 'Document',
      type: 'select',
      required: true,
      default: 'other',
      options: [
        { value: 'birth_or_marriage_certificate', label: 'Birth or marriage certificate' },
        { value: 'diploma_or_transcript', label: 'Diploma or transcript' },
        { value: 'contract', label: 'Contract' },
        { value: 'court_document', label: 'Court document' },
        { value: 'company_document', label: 'Company document' },
        { value: 'medical_document', label: 'Medical document' },
        { value: 'other', label: 'Other' },
      ],
    },
    { name: 'destination_country', label: 'Country of use', type: 'text', required: true, maxLength: 80 },
    { name: 'deadline', label: 'Deadline', type: 'date' },
    {
      name: 'delivery',
      label: 'Delivery',
      type: 'select',
      required: true,
      default: 'digital',
      options: [
        { value: 'digital', label: 'Digital' },
        { value: 'paper', label: 'Paper by courier' },
        { value: 'both', label: 'Both' },
      ],
    },
    { name: 'names_spelling', label: 'Spelling of names', type: 'text', maxLength: 300, help: 'As in the passport.' },
    { name: 'notes', label: 'Notes', type: 'textarea', maxLength: 1000 },
  ],
  result: z.object({
    ...requestFacts,
    quote: z.string().optional(),
    delivery_date: z.string().optional(),
    files: z.array(z.string()).max(10),
    declaration: z.string().optional(),
  }),
  layout: [
    { kind: 'fact', from: 'quote', word: 'quote' },
    { kind: 'fact', from: 'delivery_date', word: 'date' },
  ],
  brief:
    "A managed order: checklist for the translator (complete text, stamps and signatures described in brackets, names as in the passport, numbers untouched), declaration of accuracy with translator's data, no machine text delivered as certified.",
  titleFields: [],
  example: {
    files: ['https://example.com/certificate.pdf'],
    source_language: 'it',
    target_language: 'de',
    certification: 'sworn',
    document_type: 'birth_or_marriage_certificate',
    destination_country: 'Germany',
    delivery: 'paper',
  },
});
