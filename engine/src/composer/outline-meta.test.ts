// An outline names no title for search results: the text that replaces it may be about something else.
import { findTool } from '@folio/catalogue/catalogue';
import { expect, it } from 'vitest';
import { compose } from '../composer.ts';
import { contextIn } from './fixtures/orders.ts';

it.each(['seo_article', 'blog_post'])('an outline of %s has no meta title', async (slug) => {
  const tool = findTool(slug);
  if (!tool) throw new Error(`There is no tool ${slug}`);
  const { result, delivery } = await compose(tool, tool.example, contextIn('en'));
  expect([delivery.nature, result['meta_title']]).toEqual(['outline', '']);
});
