// Examples, terms and keys for the help of each page.
import type { HelpTopic } from '../pages.ts';

type HelpTerm =
  | 'credit'
  | 'model'
  | 'order'
  | 'version'
  | 'brand_voice'
  | 'briefing'
  | 'source'
  | 'step'
  | 'guest'
  | 'content_hash'
  | 'on_hold'
  | 'orphan'
  | 'keyword_rule'
  | 'link_run'
  | 'match'
  | 'segment'
  | 'quote'
  | 'seat'
  | 'widget';

type KeyName = 'previousNext' | 'approve' | 'comment' | 'done' | 'snooze' | 'undo' | 'arrows' | 'confirm' | 'insert';

interface TopicFacts {
  /** A tool that works without a model and has a sample input. */
  example: string;
  terms: readonly HelpTerm[];
  /** Keys of the page that it does not report as actions. */
  keys?: readonly (readonly [KeyName, string])[];
}

const review = [
  ['approve', 'A'],
  ['comment', 'C'],
] as const;

export const helpTopics: Record<HelpTopic, TopicFacts> = {
  inbox: {
    example: 'job_posting',
    terms: ['on_hold', 'quote'],
    keys: [['previousNext', 'K J'], ...review, ['done', 'E'], ['snooze', 'S'], ['undo', 'Z']],
  },
  dashboard: { example: 'job_posting', terms: ['credit', 'order', 'widget'] },
  documents: { example: 'job_posting', terms: ['order', 'on_hold', 'version'] },
  document: { example: 'job_posting', terms: ['version', 'brand_voice', 'source'] },
  bulk: { example: 'job_posting', terms: ['order', 'credit'] },
  tasks: { example: 'job_posting', terms: ['step', 'guest', 'content_hash'] },
  task: { example: 'job_posting', terms: ['step', 'guest', 'content_hash'] },
  calendar: { example: 'editorial_plan', terms: ['step'], keys: [['arrows', '← →']] },
  chat: { example: 'job_posting', terms: ['source', 'credit'] },
  tools: { example: 'job_posting', terms: ['credit', 'model', 'on_hold'] },
  tool: { example: 'job_posting', terms: ['credit', 'brand_voice', 'briefing', 'source'] },
  brand_voices: { example: 'brand_style_guide', terms: ['brand_voice', 'briefing'] },
  briefings: { example: 'content_brief', terms: ['briefing', 'brand_voice'] },
  sources: { example: 'seo_article', terms: ['source'] },
  glossary: { example: 'text_translation', terms: ['match', 'segment'] },
  website: { example: 'internal_linking', terms: ['orphan', 'keyword_rule', 'link_run'] },
  publishing: { example: 'seo_metatag_generator', terms: ['version'] },
  reports: { example: 'readability_checker', terms: ['widget', 'credit'] },
  workspace: { example: 'job_posting', terms: ['brand_voice', 'seat'] },
  control_panel: { example: 'job_posting', terms: ['seat', 'credit', 'model'] },
  translation_requests: { example: 'text_translation', terms: ['quote', 'segment', 'match'] },
  campaigns: { example: 'campaign_kit', terms: ['step', 'guest'] },
  segments: {
    example: 'text_translation',
    terms: ['segment', 'match'],
    keys: [
      ['confirm', 'mod+Enter'],
      ['insert', 'mod+1'],
    ],
  },
};
