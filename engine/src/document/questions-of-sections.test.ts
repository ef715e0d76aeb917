import { findTool } from '@folio/catalogue/catalogue';
import { expect, it } from 'vitest';
import { contextIn, parsed } from '../composer/fixtures/orders.ts';
import { make } from '../engine.ts';

it('shows the questions of a store below its page', async () => {
  const tool = findTool('store_pages');
  if (!tool) throw new Error('no store_pages');
  const { html } = await make(tool, parsed(tool, tool.example), contextIn('en'));
  const [, below = ''] = html.split('Frequently asked questions</h3>');
  expect(below).toMatch(/^<p[^>]*><strong>How do I get to Hollis &amp; Oak Totnes\?<\/strong><\/p><p/);
});
