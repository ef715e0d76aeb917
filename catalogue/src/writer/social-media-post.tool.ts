import { writingLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { networkOptions } from '../network-names.ts';
import { perLength } from '../prices.ts';
import {
  brandVoiceField,
  callToActionField,
  emojisField,
  keywordsField,
  languageField,
  sourcesField,
  toneField,
  wordCountField,
} from '../shared-fields.ts';

export default defineTool({
  slug: 'social_media_post',
  name: 'Social media post',
  code: 'WR008',
  macrocategory: 'ai_writer',
  group: 'social',
  icon: 'share',
  description: 'Write posts for one or more social networks from a topic or from your own sources.',
  output: 'list',
  flow: 'single',
  execution: 'model-text',
  translation: writingLanguages,
  flags: { bulk: true, is_suggested: true },
  credits: perLength('length', 20, {
    times: 'networks',
    minimum: 10,
    note: '20 AI credits per 100 words for each network; at least 10 in all.',
  }),
  constraints: [
    {
      rule: 'at_least_one',
      fields: ['topic', 'additional_source_ids'],
      message: 'A topic description or an additional source (or both) is required.',
    },
  ],
  fields: [
    { name: 'topic', label: 'Topic description', type: 'textarea', maxLength: 1000 },
    { ...sourcesField, help: 'A topic description, an additional source, or both are required.' },
    {
      name: 'networks',
      label: 'Networks',
      type: 'multiselect',
      required: true,
      default: ['facebook', 'linkedin'],
      options: [
        ...networkOptions(['facebook', 'instagram', 'linkedin', 'x', 'threads', 'bluesky']),
        { value: 'whatsapp', label: 'WhatsApp / Telegram channel' },
      ],
      min: 1,
      max: 7,
    },
    {
      name: 'goal',
      label: 'Goal',
      type: 'select',
      required: true,
      default: 'engage',
      options: [
        { value: 'inform', label: 'Inform' },
        { value: 'promote', label: 'Promote' },
        { value: 'engage', label: 'Engage' },
        { value: 'announce', label: 'Announce' },
        { value: 'recruit', label: 'Recruit' },
      ],
    },
    wordCountField(60, [5, 200]),
    keywordsField,
    emojisField,
    { name: 'hashtags', label: 'Add hashtags', type: 'boolean', default: true },
    callToActionField,
    toneField('friendly'),
    brandVoiceField,
    languageField,
  ],
  result: z.object({
    posts: z
      .array(
        z.object({
          network: z.string(),
          text: z.string(),
          hashtags: z.array(z.string().max(30)).max(5),
          characters: z.int(),
        }),
      )
      .max(7),
  }),
  layout: [{ kind: 'sections', from: 'posts', title: 'network', body: 'text', bodyIs: 'text', note: 'hashtags' }],
  brief: `You are a social media editor who knows how each network is read. Write one native post for every chosen network, not one text repeated.
- The first line is the hook and works alone in the preview (about 125 characters on Instagram and Facebook, 200 on LinkedIn). No greeting, no "Did you know".
- One idea per post. Fit the goal: inform (one useful fact), promote (benefit, then offer), engage (a question people can answer from experience), announce (the news in the first line), recruit (the role and why it is worth it).
- Near the requested number of words, but the network's limit wins, hashtags included: X 280 characters (a link counts 23), Bluesky 300, Threads 500, Instagram 2,200, LinkedIn 3,000.
- LinkedIn: short paragraphs with blank lines, professional. Facebook: conversational. Instagram: vivid, no links in the text. X, Threads, Bluesky: one thought, no thread. WhatsApp or Telegram channel: addressed to subscribers, direct.
- Emojis only when allowed, at most three and never instead of a word. Hashtags only when asked for: up to five on Instagram, three on LinkedIn, two on X, Threads and Bluesky, one or two on Facebook, none in a channel; each begins with #, at most 30 characters, listed apart from the text.
- The call to action, when given, is the last line.
- Network is named by its value.`,
  titleFields: ['topic'],
  example: {
    topic:
      'Our bakery in Leeds now opens at 6 am on weekdays. Sourdough, croissants and filter coffee are ready from the first minute.',
    networks: ['facebook', 'instagram', 'x'],
    goal: 'announce',
    length: 50,
    keywords: ['bakery', 'sourdough', 'Leeds'],
    emojis: true,
    hashtags: true,
    call_to_action: 'Come by before work',
    tone: 'friendly',
    language: 'en',
  },
});
