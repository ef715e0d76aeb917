// Which texts are read as pages of a website, so that they are judged as one: headings, meta data, links, pictures and keywords.
import type { Tool } from './define-tool.ts';

/** Groups of texts without a page of their own: posts, adverts, emails, plans and reports of search tools. */
const otherGroups = new Set([
  'social',
  'ads',
  'email',
  'scripts',
  'campaigns',
  'brand',
  'meta_data',
  'structured_data',
  'technical',
  'research',
  'analysis',
]);

const pagesOfOtherGroups = new Set(['ppc_landing_page']);

/** Tools for page parts and personal messages, in groups with other tools that write pages. */
const otherTools = new Set([
  'alt_text_generator',
  'article_conclusion',
  'article_introduction',
  'blog_ideas',
  'bullet_point_generator',
  'interview_questions',
  'marketplace_listing',
  'pitch_generator',
  'review_response',
]);

/**
 * True if a tool's texts are read as pages. Rewrites, translations and texts of the account's custom tools
 * (null) can be pages too.
 */
export const writesPages = (tool: Pick<Tool, 'slug' | 'group'> | null): boolean =>
  tool === null || pagesOfOtherGroups.has(tool.slug) || !(otherGroups.has(tool.group) || otherTools.has(tool.slug));
