// Fields that many tools ask for in the same words. Written once, so that a form feels the same everywhere.
import type { FieldSource } from './define-tool.ts';

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
export const toneField = (preset: string): FieldSource => ({
  name: 'tone',
  label: 'Tone of voice',
  type: 'tone',
  default: preset,
  options: toneOptions,
  help: 'A brand voice, when chosen, takes precedence over the tone.',
});

export const brandVoiceField: FieldSource = { name: 'brand_voice_id', label: 'Brand voice', type: 'brand_voice' };

export const sourcesField: FieldSource = {
  name: 'additional_source_ids',
  label: 'Additional sources',
  type: 'sources',
  min: 0,
  max: 5,
  help: 'Files or URLs saved as additional sources; facts are taken from them.',
};

export const languageField = {
  name: 'language',
  label: 'Language',
  type: 'language',
  required: true,
  default: 'en',
} satisfies FieldSource;

/** By itself the language is that of what was given. */
export const detectedLanguageField: FieldSource = { ...languageField, default: 'auto', allowAuto: true };

export const humanProofreadingField: FieldSource = {
  name: 'human_proofreading',
  label: 'Human proofreading',
  type: 'boolean',
  help: 'Adds 100 AI credits. Available for English, Italian, Spanish, French, Portuguese (BR) and German.',
  showIf: { language: ['en', 'it', 'es', 'fr', 'pt-BR', 'de'] },
};

export const keywordsField: FieldSource = {
  name: 'keywords',
  label: 'Keywords',
  type: 'keywords',
  min: 3,
  max: 7,
  help: 'Enter 3 to 7 keywords separated by commas.',
};

/** Data sheets of the product; the bulk orders read a CSV. */
export const productFilesField: FieldSource = {
  name: 'files',
  label: 'Product files',
  type: 'file',
  accept: ['.csv', '.xlsx', '.pdf', '.txt'],
  maxSizeMb: 10,
  maxFiles: 10,
  help: 'A CSV makes this a bulk order.',
};

/** Language in which the seller's data are written; the catalogue's default is detection. */
export const sourceLanguageField: FieldSource = {
  name: 'translate_from',
  label: 'Language of the source data',
  type: 'language',
  default: 'auto',
  allowAuto: true,
};

export const audienceField: FieldSource = {
  name: 'audience',
  label: 'Target audience',
  type: 'text',
  maxLength: 200,
  placeholder: 'e.g. owners of small restaurants',
};

export const callToActionField: FieldSource = {
  name: 'call_to_action',
  label: 'Call to action',
  type: 'text',
  maxLength: 100,
  placeholder: 'e.g. Book a free demo',
};

/** A picture to upload; a field that takes several says how many. */
export const pictureUpload = {
  type: 'image',
  accept: ['.jpg', '.jpeg', '.png'],
  maxSizeMb: 10,
  maxFiles: 1,
} satisfies Partial<FieldSource>;

/** A recording to upload. */
export const soundUpload = {
  type: 'audio',
  accept: ['.m4a', '.mp3', '.wav'],
  maxSizeMb: 10,
  maxFiles: 1,
} satisfies Partial<FieldSource>;

/** The text that a tool reworks. */
export const textField: FieldSource = {
  name: 'text',
  label: 'Text',
  type: 'textarea',
  required: true,
  minLength: 6,
  maxLength: 6000,
};

export const pageUrlField: FieldSource = {
  name: 'page_url',
  label: 'Page URL',
  type: 'url',
  maxLength: 2048,
  placeholder: 'https://www.example.com/page',
};

export const primaryKeywordField: FieldSource = {
  name: 'primary_kw',
  label: 'Primary keyword',
  type: 'text',
  required: true,
  maxLength: 80,
};

export const brandField: FieldSource = { name: 'brand', label: 'Brand', type: 'text', maxLength: 100 };

export const productField: FieldSource = {
  name: 'product',
  label: 'Product or service',
  type: 'text',
  required: true,
  maxLength: 200,
};

export const emojisField: FieldSource = { name: 'emojis', label: 'Use emojis', type: 'boolean', default: true };

export const versionsField = (preset: number, most: number): FieldSource => ({
  name: 'versions',
  label: 'Versions',
  type: 'number',
  required: true,
  default: preset,
  min: 1,
  max: most,
  step: 1,
});

export const seniorityField: FieldSource = {
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
};

export const lowToHighOptions = [
  { value: 'low', label: 'Low' },
  { value: 'medium', label: 'Medium' },
  { value: 'high', label: 'High' },
];

export const priorityField: FieldSource = {
  name: 'priority',
  label: 'Priority',
  type: 'select',
  required: true,
  default: 'medium',
  options: lowToHighOptions,
};

/** Length by the word, between the limits of the channel. */
export const wordCountField = (preset: number, [min, max]: [number, number]): FieldSource => ({
  name: 'length',
  label: 'Length (words)',
  type: 'length',
  required: true,
  default: preset,
  min,
  max,
  step: 1,
});

/** Length by words with the usual wording "About 150 words". */
export const lengthField = (preset: number, words: readonly number[]): FieldSource => ({
  name: 'length',
  label: 'Length',
  type: 'length',
  required: true,
  default: preset,
  options: words.map((value) => ({ value, label: `About ${value} words` })),
});

/** Length of an article, with what it costs at 20 credits for 100 words. */
export const articleLengthField: FieldSource = {
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
};

/** The fields in which an outline is proposed and confirmed. */
export const outlineFields: FieldSource[] = [
  {
    name: 'main_title',
    label: 'Main title',
    type: 'text',
    maxLength: 120,
    help: 'Proposed by the tool; edit it before confirming.',
  },
  {
    name: 'paragraphs_headings',
    label: 'Paragraph headings',
    type: 'tags',
    min: 0,
    max: 12,
    help: 'Proposed by the tool; edit, reorder, add or remove headings.',
  },
  { name: 'add_conclusions', label: 'Add conclusions', type: 'boolean', default: true },
];

export const paragraphRangeField: FieldSource = {
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
};
