// Which texts are read as pages of a website, so that they are judged as one: headings, meta data, links, pictures and keywords.
import type { Tool } from './define-tool.ts';

/** Posts, adverts, emails, plans and what search tools report: read elsewhere than on a page of its own. */
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

/** Parts of a page, and what is sent to one person, in groups whose other tools write pages. */
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

/** True if the texts of a tool are read as pages. What is rewritten or translated may be one, and so may what a tool of the account's own (null) writes. */
export const writesPages = (tool: Pick<Tool, 'slug' | 'group'> | null): boolean =>
  tool === null || pagesOfOtherGroups.has(tool.slug) || !(otherGroups.has(tool.group) || otherTools.has(tool.slug));
