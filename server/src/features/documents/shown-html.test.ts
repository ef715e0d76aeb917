// A cached text never outlives its change, and the cache stays bounded.
import { sanitiseHtml } from '@folio/engine/document/sanitise-html';
import { beforeEach, expect, it } from 'vitest';
import { keepShown } from './shown-html.ts';

let count: number;
let shownHtml: ReturnType<typeof keepShown>;
beforeEach(() => {
  count = 0;
  shownHtml = keepShown((html) => {
    count += 1;
    return sanitiseHtml(html);
  });
});

it('sanitises a text once, and again when it has changed', () => {
  expect(shownHtml(1, '<p onclick="x()">One</p>')).toBe('<p>One</p>');
  expect(shownHtml(1, '<p onclick="x()">One</p>')).toBe('<p>One</p>');
  expect(count).toBe(1);
  expect(shownHtml(1, '<p>Two<script>x()</script></p>')).toBe('<p>Two</p>');
  expect(shownHtml(2, '<p>Two<script>x()</script></p>')).toBe('<p>Two</p>');
  expect(count).toBe(3);
});

it('keeps those read last, and no more than fit', () => {
  const text = `<p>${'a'.repeat(500_000)}</p>`;
  for (let id = 1; id <= 10; id += 1) shownHtml(id, text);
  shownHtml(10, text);
  expect(count).toBe(10);
  shownHtml(1, text);
  expect(count).toBe(11);
});

it('keeps no text that would push out most others', () => {
  const text = `<p>${'a'.repeat(1_500_000)}</p>`;
  shownHtml(20, text);
  shownHtml(20, text);
  expect(count).toBe(2);
});
