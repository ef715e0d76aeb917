import { writingLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { perItems } from '../prices.ts';
import { brandVoiceField, languageField, lowToHighOptions, sourcesField, toneField } from '../shared-fields.ts';
import { metaDescription, metaTitle } from '../shared-results.ts';

export default defineTool({
  slug: 'travel_itinerary',
  name: 'Travel itinerary and destination guide',
  code: 'WR040',
  macrocategory: 'ai_writer',
  group: 'local',
  icon: 'map-route',
  description: 'Write a day-by-day itinerary or a destination guide for a tour operator or travel blog.',
  output: 'html',
  flow: 'single',
  execution: 'model-text',
  translation: writingLanguages,
  flags: { isDavinci: true },
  credits: perItems('days', 20, { minimum: 20, note: '20 AI credits per day (about 100 words).' }),
  fields: [
    { name: 'destination', label: 'Destination', type: 'text', required: true, maxLength: 150 },
    { name: 'days', label: 'Days', type: 'number', required: true, default: 3, min: 1, max: 15, step: 1 },
    {
      name: 'season',
      label: 'Season',
      type: 'select',
      required: true,
      default: 'any',
      options: [
        { value: 'any', label: 'Any' },
        { value: 'spring', label: 'Spring' },
        { value: 'summer', label: 'Summer' },
        { value: 'autumn', label: 'Autumn' },
        { value: 'winter', label: 'Winter' },
      ],
    },
    { name: 'travellers', label: 'Travellers', type: 'text', maxLength: 150, placeholder: 'e.g. family with young children' },
    {
      name: 'interests',
      label: 'Interests',
      type: 'multiselect',
      required: true,
      default: ['culture'],
      min: 1,
      max: 8,
      options: [
        { value: 'culture', label: 'Culture' },
        { value: 'food_and_wine', label: 'Food and wine' },
        { value: 'nature', label: 'Nature' },
        { value: 'sea', label: 'Sea' },
        { value: 'sport', label: 'Sport' },
        { value: 'shopping', label: 'Shopping' },
        { value: 'nightlife', label: 'Nightlife' },
        { value: 'wellness', label: 'Wellness' },
      ],
    },
    {
      name: 'budget',
      label: 'Budget',
      type: 'select',
      required: true,
      default: 'medium',
      options: lowToHighOptions,
    },
    { name: 'included', label: 'Services included in the offer', type: 'textarea', maxLength: 1500 },
    toneField('inspirational'),
    brandVoiceField,
    sourcesField,
    languageField,
  ],
  result: z.object({
    title: z.string().max(100),
    introduction: z.string().max(800),
    days: z.array(z.object({ day: z.int(), title: z.string().max(80), html: z.string() })).max(15),
    practical_information: z.array(z.object({ topic: z.string().max(40), text: z.string().max(1600) })).max(8),
    meta_title: metaTitle,
    meta_description: metaDescription,
  }),
  layout: [
    { kind: 'heading', level: 1, from: 'title' },
    { kind: 'text', from: 'introduction', style: 'lead' },
    { kind: 'sections', from: 'days', title: 'title', body: 'html', bodyIs: 'html' },
    { kind: 'points', from: 'practical_information', label: 'topic', text: 'text' },
    { kind: 'fact', from: 'meta_title', word: 'meta_title' },
    { kind: 'fact', from: 'meta_description', word: 'meta_description' },
  ],
  brief: `You plan journeys that can really be travelled. As many days as asked for, about 100 words each.
- Realistic pace: two or three stops per half-day that lie near each other, transfers with their true length, one local dish or custom a day. Fit season, travellers, interests and budget.
- Each day: a title that names it ("Day 2: …" in the language of the text) and HTML with one <p> for morning, afternoon and evening, each opened by that word in <strong>, and a last <p> with a tip where there is one.
- Opening hours, prices and names of businesses only from the sources or the included services; then say to check them before departure.
- Practical information: up to eight topics (getting there, getting around, what to pack, what is included). No meta title over 60 characters, no meta description over 155.`,
  titleFields: ['destination'],
  example: {
    destination: 'Lake Orta',
    days: 2,
    season: 'spring',
    travellers: 'couples without a car',
    interests: ['culture', 'nature'],
    budget: 'medium',
    included:
      'Day 1: a walk through the lanes of Orta San Giulio\nDay 1: by boat to the island of San Giulio\nDay 1: aperitivo on Piazza Motta\nDay 2: guided walk to the chapels of the Sacro Monte\nDay 2: lunch by the water in Pella\nTwo nights in Orta San Giulio with breakfast\nTrain to Orta-Miasino, then 20 minutes on foot',
    tone: 'inspirational',
    language: 'en',
  },
});
