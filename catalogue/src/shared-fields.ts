// Fields that many tools ask for in the same words. Written once, so that a form feels the same everywhere.
import type { FieldSource } from './tool-types.ts';

/** The tones that every tool knows. */
export const toneOptions = [
  { value: 'neutral', label: 'Neutral' },
  { value: 'professional', label: 'Professional' },
  { value: 'formal', label: 'Formal' },
  { value: 'friendly', label: 'Friendly' },
  { value: 'conversational', label: 'Conversational' },
  { value: 'informative', label: 'Informative' },
  { value: 'persuasive', label: 'Persuasive' },
  { value: 'enthusiastic', label: 'Enthusiastic' },
  { value: 'inspirational', label: 'Inspirational' },
  { value: 'empathetic', label: 'Empathetic' },
  { value: 'authoritative', label: 'Authoritative' },
  { value: 'witty', label: 'Witty' },
  { value: 'luxury', label: 'Luxury' },
  { value: 'technical', label: 'Technical' },
];

/** One of the 14 preset tones; the user's own tones are appended by the form. */
export const toneField = (preset: string) =>
  ({
    name: 'tone',
    label: 'Tone of voice',
    type: 'tone',
    default: preset,
    options: toneOptions,
    help: 'A brand voice overrides the tone.',
  }) as const satisfies FieldSource;

export const brandVoiceField = {
  name: 'brand_voice_id',
  label: 'Brand voice',
  type: 'brand_voice',
} as const satisfies FieldSource;

export const sourcesField = {
  name: 'additional_source_ids',
  label: 'Additional sources',
  type: 'sources',
  min: 0,
  max: 5,
  help: 'Saved files or URLs that provide facts.',
} as const satisfies FieldSource;

export const languageField = {
  name: 'language',
  label: 'Language',
  type: 'language',
  required: true,
  default: 'en',
} as const satisfies FieldSource;

/** By default the language is that of the input. */
export const detectedLanguageField = { ...languageField, default: 'auto', allowAuto: true } as const satisfies FieldSource;

export const humanProofreadingField = {
  name: 'human_proofreading',
  label: 'Human proofreading',
  type: 'boolean',
  help: 'Adds 100 AI credits. Available for English, Italian, Spanish, French, Portuguese (BR) and German.',
  showIf: { language: ['en', 'it', 'es', 'fr', 'pt-BR', 'de'] },
} as const satisfies FieldSource;

export const keywordsField = {
  name: 'keywords',
  label: 'Keywords',
  type: 'keywords',
  min: 3,
  max: 7,
  help: 'Enter 3 to 7 keywords separated by commas.',
} as const satisfies FieldSource;

/** Data sheets of the product; the bulk orders read a CSV. */
export const productFilesField = {
  name: 'files',
  label: 'Product files',
  type: 'file',
  accept: ['.csv', '.xlsx', '.pdf', '.txt'],
  maxSizeMb: 10,
  maxFiles: 10,
  help: 'Upload a CSV to create a bulk order.',
} as const satisfies FieldSource;

/** Language in which the seller's data are written; the catalogue's default is detection. */
export const sourceLanguageField = {
  name: 'translate_from',
  label: 'Language of the source data',
  type: 'language',
  default: 'auto',
  allowAuto: true,
} as const satisfies FieldSource;

export const audienceField = {
  name: 'audience',
  label: 'Target audience',
  type: 'text',
  maxLength: 200,
  placeholder: 'e.g. owners of small restaurants',
} as const satisfies FieldSource;

export const callToActionField = {
  name: 'call_to_action',
  label: 'Call to action',
  type: 'text',
  maxLength: 100,
  placeholder: 'e.g. Book a free demo',
} as const satisfies FieldSource;

/** A picture to upload; a field that takes several says how many. */
export const pictureUpload = {
  type: 'image',
  accept: ['.jpg', '.jpeg', '.png'],
  maxSizeMb: 10,
  maxFiles: 1,
} as const satisfies Partial<FieldSource>;

/** A recording to upload. */
export const soundUpload = {
  type: 'audio',
  accept: ['.m4a', '.mp3', '.wav'],
  maxSizeMb: 10,
  maxFiles: 1,
} as const satisfies Partial<FieldSource>;

/** The text that a tool reworks. */
export const textField = {
  name: 'text',
  label: 'Text',
  type: 'textarea',
  required: true,
  minLength: 6,
  maxLength: 6000,
} as const satisfies FieldSource;

export const pageUrlField = {
  name: 'page_url',
  label: 'Page URL',
  type: 'url',
  maxLength: 2048,
  placeholder: 'https://www.example.com/page',
} as const satisfies FieldSource;

export const primaryKeywordField = {
  name: 'primary_kw',
  label: 'Primary keyword',
  type: 'text',
  required: true,
  maxLength: 80,
} as const satisfies FieldSource;

export const brandField = { name: 'brand', label: 'Brand', type: 'text', maxLength: 100 } as const satisfies FieldSource;

export const productField = {
  name: 'product',
  label: 'Product or service',
  type: 'text',
  required: true,
  maxLength: 200,
} as const satisfies FieldSource;

export const emojisField = { name: 'emojis', label: 'Use emojis', type: 'boolean', default: true } as const satisfies FieldSource;

export const versionsField = (preset: number, most: number) =>
  ({
    name: 'versions',
    label: 'Versions',
    type: 'number',
    required: true,
    default: preset,
    min: 1,
    max: most,
    step: 1,
  }) as const satisfies FieldSource;

export const seniorityField = {
  name: 'seniority',
  label: 'Seniority',
  type: 'select',
  required: true,
  default: 'middle',
  options: [
    { value: 'internship', label: 'Internship' },
    { value: 'junior', label: 'Junior' },
    { value: 'middle', label: 'Middle' },
    { value: 'senior', label: 'Senior' },
    { value: 'executive', label: 'Executive' },
  ],
} as const satisfies FieldSource;

export const lowToHighOptions = [
  { value: 'low', label: 'Low' },
  { value: 'medium', label: 'Medium' },
  { value: 'high', label: 'High' },
] as const;

export const priorityField = {
  name: 'priority',
  label: 'Priority',
  type: 'select',
  required: true,
  default: 'medium',
  options: lowToHighOptions,
} as const satisfies FieldSource;

/** Length by the word, between the limits of the channel. */
export const wordCountField = (preset: number, [min, max]: [number, number]) =>
  ({
    name: 'length',
    label: 'Length (words)',
    type: 'length',
    required: true,
    default: preset,
    min,
    max,
    step: 1,
  }) as const satisfies FieldSource;

/** Length by words with the usual wording "About 150 words". */
export const lengthField = (preset: number, words: readonly number[]) =>
  ({
    name: 'length',
    label: 'Length',
    type: 'length',
    required: true,
    default: preset,
    options: words.map((value) => ({ value, label: `About ${value} words` })),
  }) as const satisfies FieldSource;

/** Length of an article, with its price at 20 credits for 100 words. */
export const articleLengthField = {
  name: 'length',
  label: 'Length',
  type: 'length',
  required: true,
  default: 500,
  options: [
    { value: 500, label: '500 words (100 AI credits)' },
    { value: 1000, label: '1000 words (200 AI credits)' },
    { value: 2000, label: '2000 words (400 AI credits)' },
  ],
} as const satisfies FieldSource;

/** The fields in which a title and headings are proposed and confirmed. */
export const headingFields = [
  {
    name: 'main_title',
    label: 'Main title',
    type: 'text',
    maxLength: 120,
    help: 'Suggested by the tool. Edit it before you confirm.',
  },
  {
    name: 'paragraphs_headings',
    label: 'Paragraph headings',
    type: 'tags',
    min: 0,
    max: 12,
    help: 'Suggested by the tool. Edit, reorder, add or remove headings.',
  },
] as const satisfies readonly FieldSource[];

/** The fields in which an outline is proposed and confirmed. */
export const outlineFields = [
  ...headingFields,
  { name: 'add_conclusions', label: 'Add conclusions', type: 'boolean', default: true },
] as const satisfies readonly FieldSource[];

export const paragraphRangeField = {
  name: 'n_paragraphs_range',
  label: 'Number of paragraphs',
  type: 'select',
  required: true,
  default: '3-5',
  options: [
    { value: '3-5', label: '3 to 5' },
    { value: '6-8', label: '6 to 8' },
    { value: '9-12', label: '9 to 12' },
  ],
} as const satisfies FieldSource;
