import { writingLanguages } from '@folio/contract/languages';
import * as z from 'zod';
import { defineTool } from '../define-tool.ts';
import { networkOptions } from '../network-names.ts';
import { perItems } from '../prices.ts';
import { audienceField, brandVoiceField, keywordsField, languageField, sourcesField } from '../shared-fields.ts';

export default defineTool({
  slug: 'editorial_plan',
  name: 'Editorial plan',
  code: 'CU006',
  macrocategory: 'custom_tools',
  group: 'campaigns',
  icon: 'calendar-stats',
  description: 'Plan weeks of content for blog, social media and email, with the tool that writes each piece.',
  output: 'table',
  flow: 'wizard',
  execution: 'model-text',
  translation: writingLanguages,
  flags: { isDavinci: true },
  credits: perItems('weeks', 40, { minimum: 40, note: '40 AI credits per week.' }),
  steps: [
    {
      name: 'goals',
      label: 'Goals',
      fields: [
        'business',
        'goals',
        'audience',
        'keywords',
        'start_date',
        'weeks',
        'brand_voice_id',
        'additional_source_ids',
        'language',
      ],
      proposes: true,
    },
    { name: 'pillars', label: 'Pillars and channels', fields: ['pillars', 'channels', 'pieces_per_week', 'dates'] },
    { name: 'calendar', label: 'Get the plan', fields: [] },
  ],
  fields: [
    { name: 'business', label: 'Business and offer', type: 'text', required: true, maxLength: 300 },
    { name: 'goals', label: 'Goals', type: 'textarea', required: true, maxLength: 1000 },
    { ...audienceField, required: true },
    keywordsField,
    { name: 'start_date', label: 'Start', type: 'date', required: true },
    { name: 'weeks', label: 'Weeks', type: 'number', required: true, default: 4, min: 1, max: 13, step: 1 },
    {
      name: 'channels',
      label: 'Channels',
      type: 'multiselect',
      required: true,
      default: ['blog', 'linkedin', 'newsletter'],
      options: [
        { value: 'blog', label: 'Blog' },
        ...networkOptions(['linkedin', 'instagram', 'facebook', 'x']),
        { value: 'tiktok', label: 'TikTok' },
        { value: 'youtube', label: 'YouTube' },
        { value: 'newsletter', label: 'Newsletter' },
      ],
      min: 1,
      max: 8,
    },
    { name: 'pieces_per_week', label: 'Pieces per week', type: 'number', required: true, default: 4, min: 1, max: 14, step: 1 },
    {
      name: 'pillars',
      label: 'Content pillars',
      type: 'tags',
      min: 0,
      max: 6,
      help: 'Proposed by the tool; edit them before confirming.',
    },
    { name: 'dates', label: 'Launches, events and holidays', type: 'textarea', maxLength: 1500 },
    brandVoiceField,
    sourcesField,
    languageField,
  ],
  result: z.object({
    pillars: z
      .array(z.object({ name: z.string().max(60), reason: z.string().max(200), share_percent: z.int().min(0).max(100) }))
      .max(6),
    calendar: z
      .array(
        z.object({
          date: z.string().max(10),
          channel: z.string().max(40),
          pillar: z.string().max(60),
          title: z.string().max(100),
          angle: z.string().max(200),
          format: z.string().max(40),
          goal: z.string().max(60),
          keyword: z.string().max(80).optional(),
          call_to_action: z.string().max(80),
          tool_slug: z.string().max(60),
        }),
      )
      .max(182),
    measures: z.array(z.string().max(160)).max(8),
  }),
  layout: [
    {
      kind: 'table',
      from: 'pillars',
      heading: 'pillars',
      columns: [
        { from: 'name', word: 'pillar' },
        { from: 'reason', word: 'reason' },
        { from: 'share_percent', word: 'percent' },
      ],
    },
    {
      kind: 'table',
      from: 'calendar',
      heading: 'calendar',
      columns: [
        { from: 'date', word: 'date' },
        { from: 'channel', word: 'channel' },
        { from: 'pillar', word: 'pillar' },
        { from: 'title', word: 'title' },
        { from: 'angle', word: 'angle' },
        { from: 'format', word: 'format' },
        { from: 'call_to_action', word: 'call_to_action' },
      ],
    },
    { kind: 'list', from: 'measures', heading: 'measures' },
  ],
  brief: `You plan content that a small team can really make.
- The confirmed pillars (three to six), each with its reason and share; about 80 percent useful, 20 percent promotional.
- Calendar: the asked pieces per week for the asked weeks from the start date, dates as YYYY-MM-DD, spread over the week and the chosen channels; one idea reused across channels in their own form. Given launches, events and holidays at their dates; no other dates of the calendar that are not certain.
- Each row: title at most 100 characters, angle, format, goal, keyword where one fits, call to action, and in tool_slug what writes it: blog blog_post, linkedin linkedin_post, instagram and x social_media_post, facebook facebook_post, tiktok tiktok_script, youtube youtube_script, newsletter newsletter.
- Three to eight measures of success, without invented target figures.`,
  titleFields: ['business'],
  example: {
    business: 'Bicycle workshop with rental of cargo bikes in Halden',
    goals: 'More bookings of cargo bikes on weekdays\nBe known for repairs within a day',
    audience: 'families and craftspeople in the city',
    start_date: '2026-09-07',
    weeks: 2,
    pillars: ['Carrying things', 'Repair it yourself', 'People and their bikes'],
    channels: ['blog', 'instagram', 'newsletter'],
    pieces_per_week: 3,
    dates: '17 September: car-free day in Halden',
    language: 'en',
  },
});
