import { expect, it } from 'vitest';
import { publishHtml } from './publish-html.ts';

it('leaves the text alone: no marks, no title, no lines for the author at the end', () => {
  const html =
    '<h1 data-origin="engine">Shoes</h1><p data-origin="engine" data-source="3">They <a href="https://a.example" rel="noopener">grip</a>.</p>' +
    '<p data-origin="engine"><strong>Meta-Titel:</strong> Schuhe</p><p data-origin="person"><strong>Meta description:</strong> All of it</p>';
  expect(publishHtml(html)).toBe('<p>They <a href="https://a.example">grip</a>.</p>');
});
it('keeps such a line inside the text, and a bold opening that is none', () => {
  const html = '<p><strong>Tags:</strong> a, b</p><p>Text.</p><p><strong>Note:</strong> stays</p>';
  expect(publishHtml(html)).toBe(html);
});
it('runs no script', () => {
  expect(publishHtml('<p onclick="x()">a<script>x()</script></p><a href="javascript:x()">b</a>')).toBe('<p>a</p><a>b</a>');
});
