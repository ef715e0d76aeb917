import { writingLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { perItems } from '../prices.ts';
import {
  brandVoiceField,
  callToActionField,
  emojisField,
  languageField,
  toneField,
  versionsField,
  wordCountField,
} from '../shared-fields.ts';

export default defineTool({
  slug: 'facebook_post',
  name: 'Facebook post',
  code: 'WR012',
  macrocategory: 'ai_writer',
  group: 'social',
  icon: 'brand-facebook',
  description: 'Write Facebook page posts for a link, an offer, an event or a community question.',
  output: 'list',
  flow: 'single',
  execution: 'model-text',
  translation: writingLanguages,
  credits: perItems('versions', 6, { minimum: 6, note: '6 AI credits per version.' }),
  fields: [
    { name: 'topic', label: 'Topic or offer', type: 'textarea', required: true, maxLength: 1000 },
    {
      name: 'post_type',
      label: 'Type of post',
      type: 'select',
      required: true,
      default: 'link',
      options: [
        { value: 'link', label: 'Link' },
        { value: 'offer', label: 'Offer' },
        { value: 'event', label: 'Event' },
        { value: 'community_question', label: 'Community question' },
        { value: 'photo_or_video', label: 'Photo or video' },
      ],
    },
    { name: 'link', label: 'Link', type: 'url', maxLength: 2048, placeholder: 'https://www.example.com/page' },
    wordCountField(50, [5, 200]),
    versionsField(3, 5),
    emojisField,
    callToActionField,
    toneField('friendly'),
    brandVoiceField,
    languageField,
  ],
  result: z.object({
    posts: z.array(z.object({ position: z.int(), text: z.string().max(2000) })).max(5),
    link_title: z.string().max(60).optional(),
    link_description: z.string().max(90).optional(),
  }),
  layout: [
    { kind: 'sections', from: 'posts', title: 'position', body: 'text', bodyIs: 'text' },
    { kind: 'fact', from: 'link_title', word: 'link_title' },
    { kind: 'fact', from: 'link_description', word: 'link_description' },
  ],
  brief: `You look after Facebook pages that people follow gladly. As many versions as asked for, each from another angle.
- Near the requested number of words; 40 to 80 stay clear of the "See more" cut. The first sentence says what it is about.
- Link: what awaits behind it, the address as the last line. Offer: what, for whom, until when, conditions. Event: what, when, where. Community question: one question that people can answer from experience. Photo or video: words that add to a picture, no description of one that was not given.
- No engagement bait ("tag a friend", "share to win"), no invented dates, prices or numbers. Emojis only when allowed, at most two.
- The call to action, when given, stands at the end.
- link_title (60 characters) and link_description (90) only for a link.`,
  titleFields: ['topic'],
  example: {
    topic:
      'Our repair café opens again on Saturday, 14 March, from 10 am to 3 pm in the old fire station. Bring lamps, toasters, bicycles or trousers. Nine volunteers help with tools and advice. Coffee is free.',
    post_type: 'event',
    link: 'https://www.repair-halden.example/march',
    length: 50,
    versions: 3,
    emojis: true,
    call_to_action: 'Tell us what you would like to repair',
    tone: 'friendly',
    language: 'en',
  },
});
