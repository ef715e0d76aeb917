import { writingLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { perWords } from '../prices.ts';
import { wordCountField } from '../shared-fields.ts';

export default defineTool({
  slug: 'text_summary',
  name: 'Text summary',
  code: 'WR047',
  macrocategory: 'ai_writer',
  group: 'rewriting',
  icon: 'file-text',
  description: 'Summarise a text of up to 6,000 characters as a paragraph, key points or both.',
  output: 'text',
  flow: 'single',
  execution: 'model-text',
  translation: writingLanguages,
  flags: { is_suggested: true },
  credits: perWords('text', 5, { minimum: 20, note: '5 AI credits per 100 words of the text, at least 20.' }),
  fields: [
    {
      name: 'text',
      label: 'Text to summarise',
      type: 'textarea',
      required: true,
      maxLength: 6000,
      minLength: 6,
      help: 'Up to 6,000 characters.',
    },
    {
      name: 'format',
      label: 'Format',
      type: 'select',
      required: true,
      default: 'both',
      options: [
        { value: 'paragraph', label: 'Paragraph' },
        { value: 'key_points', label: 'Key points' },
        { value: 'both', label: 'Paragraph and key points' },
        { value: 'one_sentence', label: 'One sentence' },
      ],
    },
    wordCountField(100, [20, 300]),
    {
      name: 'language',
      label: 'Language of the summary',
      type: 'language',
      required: true,
      default: 'auto',
      allowAuto: true,
    },
  ],
  result: z.object({
    title: z.string().max(100),
    summary: z.string().optional(),
    key_points: z.array(z.string().max(200)).max(10),
    word_count: z.int(),
  }),
  layout: [
    { kind: 'heading', level: 1, from: 'title' },
    { kind: 'text', from: 'summary' },
    { kind: 'list', from: 'key_points', heading: 'key_points' },
  ],
  brief: `You are an editor who summarises for readers with no time. Be faithful: only what the text says, in its proportions, with its numbers, names and reservations exact; no opinion, no advice, no introduction such as "the text says".
- Format paragraph: one coherent text. Key points: up to ten lines of at most 200 characters, the most important first, each understandable alone. Both: paragraph and key points that do not repeat each other word for word. One sentence: the whole in one sentence, as the summary, without key points.
- Near the requested number of words in all; never longer than the text itself.
- Title of at most 100 characters that names the subject. "Automatic" writes in the language of the text.`,
  titleFields: [],
  example: {
    text: 'The city council of Aarhus decided on Tuesday to close the inner ring road to private cars from March 2027. Buses, bicycles, taxis and deliveries before 11 am remain allowed. The decision follows a trial of six months in which the number of cars fell by 38 percent and bus journeys became four minutes faster on average. Shop owners had feared fewer customers; according to the city, turnover in the area stayed the same during the trial. The conversion will cost 64 million kroner and includes 900 new bicycle parking spaces. The opposition asks for a referendum because residents of the suburbs were not consulted. The mayor answered that two public hearings had taken place. The council will review the measure after two years.',
    format: 'both',
    length: 60,
    language: 'auto',
  },
});
