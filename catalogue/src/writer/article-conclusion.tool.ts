import { writingLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { fixed } from '../prices.ts';
import { brandVoiceField, callToActionField, languageField, toneField, versionsField } from '../shared-fields.ts';

export default defineTool({
  slug: 'article_conclusion',
  name: 'Blog conclusion',
  code: 'WR007',
  macrocategory: 'ai_writer',
  group: 'articles',
  icon: 'flag-check',
  description: 'Close an article with a concise summary and a clear call to action.',
  output: 'list',
  flow: 'single',
  execution: 'model-text',
  translation: writingLanguages,
  credits: fixed(20),
  fields: [
    { name: 'article_text', label: 'Article text or summary', type: 'textarea', required: true, maxLength: 6000 },
    callToActionField,
    versionsField(2, 5),
    toneField('conversational'),
    brandVoiceField,
    languageField,
  ],
  result: z.object({
    conclusions: z.array(z.object({ position: z.int(), text: z.string(), call_to_action: z.string().max(150) })).max(5),
  }),
  layout: [{ kind: 'sections', from: 'conclusions', title: 'position', body: 'text', bodyIs: 'text', note: 'call_to_action' }],
  brief: `You write endings that people remember. As many versions as asked for, 70 to 150 words each, no two built alike.
- The main point in new words, one practical next step, one call to action of at most 150 characters (the given one, or one that follows from the text).
- No new arguments, facts or figures; no "In conclusion", no repetition of the headings.`,
  titleFields: ['call_to_action'],
  example: {
    article_text:
      'Bread goes stale because its starch gives off water. It happens fastest at fridge temperature, which is why bread does not belong there. A cloth bag lets the crust breathe and keeps the crumb soft for up to four days. Whoever bakes more than that should slice the bread and freeze it. Frozen bread keeps for three months and tastes fresh after ten minutes in the oven. The most important thing is therefore the place: not the fridge, but a cloth bag at room temperature.',
    call_to_action: 'Try it with your next loaf',
    versions: 2,
    tone: 'conversational',
    language: 'en',
  },
});
