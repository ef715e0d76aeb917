import { expect, it } from 'vitest';
import { markdownHtml } from './markdown-html.ts';

const none = () => null;

it('makes a document whose headings follow its title, with marks of origin', () => {
  const { html } = markdownHtml('Trail shoes', '### Grip\n\nWet *stone* & `mud`.\n\n- one\n- two\n\n#### Lugs', none);
  expect(html).toBe(
    '<h1 data-origin="engine">Trail shoes</h1><h2 data-origin="engine">Grip</h2><p data-origin="engine">Wet <em>stone</em> &amp; <code>mud</code>.</p>' +
      '<ul data-origin="engine"><li>one</li><li>two</li></ul><h3 data-origin="engine">Lugs</h3>',
  );
});

it('a first heading that repeats the title is left out', () => {
  expect(markdownHtml('Trail shoes', '# Trail shoes\n\nText', none).html).toBe(
    '<h1 data-origin="engine">Trail shoes</h1><p data-origin="engine">Text</p>',
  );
});

it('numbers become passages of their sources, and markup of the model stays text', () => {
  const { html, sourcesUsed } = markdownHtml('T', 'Lugs grip [1]. <img src=x onerror=alert(1)> [9]', (number) =>
    number === 1 ? 42 : null,
  );
  expect(html).toContain('<span data-source="42">Lugs grip.</span>');
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; [9]');
  expect(sourcesUsed).toEqual([42]);
});
